/** Keeps an answer as evidence; the cookies that come back say it. Loaded with whoever asks: a page of somebody who has decided needs none of it. */
import type { Choice } from './given.ts';

const { dataset, lang } = document.documentElement;

/** Gives whether that worked. */
export async function keepChoice(choice: Choice, source: string): Promise<boolean> {
  const answer = await fetch(dataset.consentCall ?? '', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Accept-Language': lang },
    body: JSON.stringify({
      Funktional: choice.functional,
      Analytisch: choice.analytical,
      Marketing: choice.marketing,
      Quelle: source,
      Liste: dataset.consentList,
      Nummer: dataset.consentNumber || null,
      Kanal: dataset.campaign ?? null,
    }),
  }).catch(() => undefined);
  return answer?.ok === true;
}
