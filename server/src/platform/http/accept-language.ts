interface Wish {
  language: string;
  weight: number;
}

/** The one of `languages` that a browser asks for first (RFC 9110, 12.5.4), or nothing: `de-AT` asks for `de`. */
export function acceptedLanguage(header: string | undefined, languages: readonly string[]): string | undefined {
  if (!header) return undefined;
  const wishes = header
    .slice(0, 200)
    .split(',')
    .map(toWish)
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  return wishes.find(({ language }) => languages.includes(language))?.language;
}

function toWish(part: string): Wish {
  const [tag = '', ...more] = part.trim().toLowerCase().split(';');
  const weight = more
    .find((one) => one.trim().startsWith('q='))
    ?.trim()
    .slice(2);
  return { language: tag.trim().split('-')[0] ?? '', weight: weight === undefined ? 1 : Number(weight) || 0 };
}
