/** Keeps an answer as evidence; the cookies that come back say it. Loaded with whoever asks: a page of somebody who has decided needs none of it. */
import type { Choice } from './given.ts';

const { dataset, lang } = document.documentElement;

/** Gives the number of the evidence; nothing where keeping failed. */
export async function keepChoice(choice: Choice, source: string): Promise<string | undefined> {
  try {
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
    });
    const { Nummer } = (await answer.json()) as { Nummer?: string };
    return answer.ok ? Nummer : undefined;
  } catch {
    return undefined;
  }
}
