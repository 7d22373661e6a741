/** A mail in own words as its author sees it in the own mailbox, with sample values and links that open nothing. */
import { previewOwnMail } from '#letter/letter.ts';
import { type AnyTemplate, template } from '#platform/mail/template.ts';

interface TestMail {
  /** "M10" */
  number: string;
  caseIndex: number;
  subject: string;
  text: string;
  html: string;
  /** As they were when it was asked for. */
  variables?: Readonly<Record<string, string>>;
}

export const testMail = template<TestMail>(
  'own-words-test',
  async (ctx, { number, caseIndex, ...words }, language) => {
    const { letter } = await previewOwnMail(ctx, number, words, { language, caseIndex });
    return { ...letter, subject: `Test: ${letter.subject}` };
  },
  {
    isAwaited: true,
    samples: () => [
      {
        title: 'Eine E-Mail in eigenen Worten, an die eigene Adresse',
        parameters: {
          number: 'M10',
          caseIndex: 0,
          subject: '{betrag} für Sie',
          text: 'Hallo {vorname},\n\nIhre Prämie für „{produkt}“ ist da.\n\n{betragGross}\n\n{knopf}\n\n{danach}',
          html: '<h2>Hallo {vorname}</h2><p>Ihre Prämie für „{produkt}“ ist da.</p><p>{betragGross}</p><p>{knopf}</p><p>{danach}</p>',
        },
      },
    ],
  },
);

export const templates: readonly AnyTemplate[] = [testMail];
