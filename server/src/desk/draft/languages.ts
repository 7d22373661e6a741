/** Words are in languages of the mandant, each once, and its own language has those of the entry itself. */
import type { Problem } from '@weitersagen/contract/basics/wire';
import type { Tx } from '#platform/context.ts';
import { listLanguages } from '#site/site.ts';

interface Said {
  translations: readonly { language: string }[];
}

export async function languageProblems(tx: Tx, { translations }: Said): Promise<Problem[]> {
  if (translations.length === 0) return [];
  const { defaultLanguage } = tx.mandant.config;
  const known = (await listLanguages(tx)).map(({ language }) => language).filter((one) => one !== defaultLanguage);
  return translations.flatMap(({ language }, place) =>
    known.includes(language) && translations.findIndex((one) => one.language === language) === place
      ? []
      : [{ field: `Uebersetzungen.${place}.Sprache`, code: 'not-known' }],
  );
}
