/** `npm run tidy`: what no linter knows. Each check gives the sentences of what is wrong. */
import { join } from 'node:path';
import { isEndpoint } from '../contract/src/basics/endpoint.ts';
import { filesBelow, textOf } from './files.ts';
import { idsInTests, requirements } from './requirement-list.ts';
import { root } from './run.ts';
import { unguardedTables } from './tables-guard.ts';

async function endpointsWithoutAccess(): Promise<string[]> {
  const wrong: string[] = [];
  for (const path of filesBelow('contract/src', /[/]endpoints[.]ts$/)) {
    const exported = (await import(join(root, path))) as Record<string, unknown>;
    for (const [name, value] of Object.entries(exported)) {
      if (isEndpoint(value) && value.access.length === 0) wrong.push(`${path}: ${name} says nobody may call it`);
    }
  }
  return wrong;
}

function unknownRequirements(): string[] {
  const known = new Set(requirements().map(({ id }) => id));
  return idsInTests()
    .filter(({ id }) => !known.has(id))
    .map(({ path, id }) => `${path}: ${id} is not in docs/requirements.csv`);
}

const colour = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(|\bcolor\(/gi;
const colourNames = /:[^;{}]*\b(?:white|black|gr[ae]y|red|green|blue|yellow|orange|purple|silver|navy)\b/g;

/** Comments, and masks: the colour of a mask is only how much of a picture is seen. */
const ignored = /[/][*][\s\S]*?[*][/]|(?<=\s)[/][/].*|(?<=[;{]\s*)(?:-webkit-)?mask[a-z-]*\s*:[^;}]*/g;

/** A brand is its tokens: a colour anywhere else would survive a change of theme. */
function colourLiterals(): string[] {
  return filesBelow('web/src', /[.](?:css|tsx?)$/)
    .filter((path) => !/[/]tokens[.]css$|[/]themes?(?:[/]|[.])|[.]test[.]/.test(path))
    .flatMap((path) => {
      const source = textOf(path).replace(ignored, '');
      const literals = path.endsWith('.css')
        ? [...(source.match(colour) ?? []), ...(source.match(colourNames) ?? [])]
        : (source.match(/['"`\s](?:#[0-9a-f]{3,8}|(?:rgba?|hsla?|oklch)\([^)]*\))(?=['"`\s;])/gi) ?? []);
      return literals.map((literal) => `${path}: colour ${literal.trim()} outside of the tokens`);
    });
}

const wrong = [
  ...(await endpointsWithoutAccess()),
  ...unguardedTables(),
  ...unknownRequirements(),
  ...colourLiterals(),
];
for (const sentence of wrong) console.error(sentence);
process.exitCode = wrong.length === 0 ? 0 : 1;
