/** Colours written where only a token may stand. */

/** Comments, and masks: the colour of a mask is only how much of a picture is seen. */
const ignored = /[/][*][\s\S]*?[*][/]|(?<=^|\s)[/][/].*|(?<=[;{]\s*)(?:-webkit-)?mask[a-z-]*\s*:[^;}]*/gm;

const value = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/gi;
const name = /(?<=:[^;{}]*)\b(?:white|black|gr[ae]y|red|green|blue|yellow|orange|purple|silver|navy)\b/g;
const quoted = /(?<!href=\{?['"`])(?<=['"`\s])(?:#[0-9a-f]{3,8}|(?:rgba?|hsla?|oklch)\([^)]*\))(?=['"`\s;])/gi;

export function literalsIn(path: string, source: string): string[] {
  const text = source.replace(ignored, '');
  return path.endsWith('.css')
    ? [...(text.match(value) ?? []), ...(text.match(name) ?? [])]
    : (text.match(quoted) ?? []);
}
