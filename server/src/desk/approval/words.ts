/** What the mail about waiting decisions says. */
import { bilingual } from '#platform/mail/words.ts';

interface Waits {
  approvals: number;
  runs: number;
}

/** M45. */
export const waiting = bilingual({
  de: ({ approvals, runs }: Waits) => ({
    subject: 'Entscheidungen warten auf Sie',
    headline: 'Über Geld entscheiden zwei Personen',
    paragraphs: [
      ...(approvals > 0
        ? [
            approvals === 1
              ? 'Ein Antrag wartet auf eine weitere Person.'
              : `${approvals} Anträge warten auf eine weitere Person.`,
          ]
        : []),
      ...(runs > 0
        ? [
            runs === 1
              ? 'Ein Auszahlungslauf wartet auf den Export.'
              : `${runs} Auszahlungsläufe warten auf den Export.`,
          ]
        : []),
      'Sie oder eine andere Person, die es nicht selbst beantragt hat, können das entscheiden.',
    ],
    button: 'Zur Verwaltung',
  }),
  en: ({ approvals, runs }: Waits) => ({
    subject: 'Decisions wait for you',
    headline: 'Two people decide about money',
    paragraphs: [
      ...(approvals > 0
        ? [approvals === 1 ? 'One request waits for another person.' : `${approvals} requests wait for another person.`]
        : []),
      ...(runs > 0
        ? [runs === 1 ? 'One payout run waits for its export.' : `${runs} payout runs wait for their export.`]
        : []),
      'You or another person who did not ask for it can decide.',
    ],
    button: 'To the administration',
  }),
});
