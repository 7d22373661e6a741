/** Words of the mails of the contact form: to the service (M22), and the copy to whoever wrote (M23). */
import type { Ctx } from '#platform/context.ts';
import type { Letter, Templates } from '#platform/mail/mail.ts';
import { writeLetter } from '#site/site.ts';
import type { ContactMail } from './contact.ts';

const salutations = { mr: 'Herr', ms: 'Frau', other: 'Divers', company: 'Firma' } as const;
const englishSalutations = { mr: 'Mr', ms: 'Ms', other: 'Other', company: 'Company' } as const;

const de = {
  request: {
    subject: (subject: string) => `Kontaktanfrage: ${subject}`,
    headline: 'Neue Kontaktanfrage',
    cause: ({ firstName, lastName }: ContactMail) =>
      `${firstName} ${lastName} hat über das Kontaktformular geschrieben. Antworten Sie auf diese Mail, geht die Antwort dorthin.`,
  },
  copy: {
    subject: 'Kopie Ihrer Nachricht',
    headline: ({ firstName }: ContactMail) => `Ihre Nachricht ist bei uns, ${firstName}`,
    cause: 'Wir haben Ihre Nachricht erhalten und antworten Ihnen per E-Mail. Das haben Sie geschrieben:',
    after: 'Haben nicht Sie geschrieben, hat jemand Ihre Adresse eingetragen. Sie müssen nichts tun.',
  },
  labels: {
    name: 'Name',
    email: 'E-Mail-Adresse',
    phone: 'Telefon',
    number: 'Empfehlungsnummer',
    subject: 'Betreff',
  },
  salutations: salutations as Record<keyof typeof salutations, string>,
};

const en: typeof de = {
  request: {
    subject: (subject) => `Contact request: ${subject}`,
    headline: 'New contact request',
    cause: ({ firstName, lastName }) =>
      `${firstName} ${lastName} has used the contact form. If you reply to this mail, the reply goes there.`,
  },
  copy: {
    subject: 'Copy of your message',
    headline: ({ firstName }) => `Your message has reached us, ${firstName}`,
    cause: 'We have received your message and will answer by e-mail. This is what you wrote:',
    after: 'If it was not you who wrote, somebody entered your address. There is nothing you have to do.',
  },
  labels: {
    name: 'Name',
    email: 'E-mail address',
    phone: 'Phone',
    number: 'Recommendation number',
    subject: 'Subject',
  },
  salutations: englishSalutations,
};

const wordsIn = (language: string): typeof de => (language === 'en' ? en : de);

function factsOf(mail: ContactMail, { labels, salutations: spoken }: typeof de): (readonly [string, string])[] {
  const { salutation, firstName, lastName, email, phone, recommendationNumber, subject } = mail;
  const name = [salutation && spoken[salutation], firstName, lastName].filter(Boolean).join(' ');
  return [
    [labels.name, name],
    [labels.email, email],
    ...(phone ? ([[labels.phone, phone]] as const) : []),
    ...(recommendationNumber ? ([[labels.number, recommendationNumber]] as const) : []),
    [labels.subject, subject],
  ];
}

async function request(ctx: Ctx, mail: ContactMail, language: string): Promise<Letter> {
  const words = wordsIn(language);
  const letter = await writeLetter(ctx, language, {
    subject: words.request.subject(mail.subject),
    preview: `${mail.firstName} ${mail.lastName}: ${mail.message.slice(0, 100)}`,
    headline: words.request.headline,
    paragraphs: [words.request.cause(mail)],
    facts: factsOf(mail, words),
    quote: mail.message,
    isInternal: true,
  });
  return { ...letter, replyTo: mail.email };
}

async function copy(ctx: Ctx, mail: ContactMail, language: string): Promise<Letter> {
  const words = wordsIn(language);
  return writeLetter(ctx, language, {
    subject: words.copy.subject,
    preview: mail.subject,
    headline: words.copy.headline(mail),
    paragraphs: [words.copy.cause],
    facts: factsOf(mail, words),
    quote: mail.message,
    after: [words.copy.after],
  });
}

export const templates: Templates = {
  M22: (ctx, mail, language) => request(ctx, mail as unknown as ContactMail, language),
  M23: (ctx, mail, language) => copy(ctx, mail as unknown as ContactMail, language),
};
