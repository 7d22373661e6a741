/**
 * A brand that says nothing of the dark: its colours hold in the light, and in the dark the neutral ones stand in their
 * place. What is neutral in both, the banknote and the colours of joy, the brand keeps in both.
 */

const declared = /(--[\w-]+)\s*:\s*([^;}]+)/g;
const darkOf = (value: string): string | undefined => /^light-dark\([^,]+,\s*([^)]+)\)$/.exec(value.trim())?.[1];

/** A theme with the neutral value of whatever it leaves open. */
export function whole(theme: string, neutral: string): string {
  const own = new Set([...theme.matchAll(declared)].map(([, name]) => name));
  const open = [...neutral.matchAll(declared)].filter(([, name]) => !own.has(name)).map(([property]) => property);
  return withDark(theme, neutral).replace(/:root\s*\{/, (root) => `${root}${open.map((one) => `${one};`).join('')}`);
}

export function withDark(theme: string, tokens: string): string {
  const neutral = new Map(
    [...tokens.matchAll(declared)].map(([, name, value]) => [name as string, darkOf(value as string)] as const),
  );
  return theme.replace(declared, (whole, name: string, value: string) => {
    const dark = neutral.get(name);
    return dark === undefined || value.trim().startsWith('light-dark(')
      ? whole
      : `${name}: light-dark(${value.trim()}, ${dark})`;
  });
}
