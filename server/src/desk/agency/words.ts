/** What the mail to operators about agencies says (M60). */
import { bilingual } from '#platform/mail/words.ts';

export const review = bilingual({
  de: (count: number, mandant: string) => ({
    subject: count === 1 ? 'Eine Agentur wartet auf Prüfung' : `${count} Agenturen warten auf Prüfung`,
    cause:
      count === 1
        ? `Bei ${mandant} hat eine Agentur ihre Angaben vollständig gemacht. Sie nimmt teil, sobald jemand sie freischaltet.`
        : `Bei ${mandant} haben ${count} Agenturen ihre Angaben vollständig gemacht. Sie nehmen teil, sobald jemand sie freischaltet.`,
    daily: 'Diese E-Mail kommt höchstens einmal am Tag.',
    button: 'Agenturen prüfen',
  }),
  en: (count: number, mandant: string) => ({
    subject: count === 1 ? 'An agency waits for review' : `${count} agencies wait for review`,
    cause:
      count === 1
        ? `At ${mandant} an agency has completed its details. It takes part as soon as somebody approves it.`
        : `At ${mandant} ${count} agencies have completed their details. They take part as soon as somebody approves them.`,
    daily: 'This mail comes once a day at most.',
    button: 'Review agencies',
  }),
});
