/** What the invitation of an agency says (M24). Nothing here knows a token or an address. */
import { bilingual } from '#platform/mail/words.ts';

interface Said {
  company: string;
  /** Who of the agency had the talk, where that is known. */
  inviter: string | null;
  talk: string;
  day: string;
  mandant: string;
}

export const invitation = bilingual({
  de: {
    subject: (company: string) => `${company} lädt Sie zum Empfehlungsprogramm ein`,
    headline: 'Ihre Einladung zum Empfehlungsprogramm',
    cause: ({ company, inviter, talk, day }: Said) =>
      `${inviter ? `${inviter} von ${company}` : company} hat uns gebeten, Ihnen diese Einladung zu schicken. Vorausgegangen ist ein Gespräch am ${day} (${talk}).`,
    offer: ({ mandant }: Said) =>
      `Bei „${mandant}“ empfehlen Sie weiter, was Sie überzeugt. Wird daraus ein Vertrag, gibt es dafür eine Prämie. Die Teilnahme ist kostenlos, und Sie gehen keine Verpflichtung ein.`,
    button: 'Einladung ansehen',
    until: (day: string) => `Die Einladung gilt bis zum ${day}.`,
    free: 'Möchten Sie nicht teilnehmen, müssen Sie nichts tun.',
    noMore: 'Sie möchten keine Einladungen von Agenturen? Dann merken wir uns das und schicken keine mehr.',
    stop: 'Keine weiteren Einladungen',
  },
  en: {
    subject: (company: string) => `${company} invites you to the referral programme`,
    headline: 'Your invitation to the referral programme',
    cause: ({ company, inviter, talk, day }: Said) =>
      `${inviter ? `${inviter} of ${company}` : company} asked us to send you this invitation. It follows from a conversation on ${day} (${talk}).`,
    offer: ({ mandant }: Said) =>
      `At “${mandant}” you recommend what has convinced you. If it leads to a contract, there is a reward for it. Taking part is free of charge and commits you to nothing.`,
    button: 'See the invitation',
    until: (day: string) => `The invitation is valid until ${day}.`,
    free: 'If you do not want to take part, there is nothing you need to do.',
    noMore: 'You do not want invitations from agencies? Then we will remember that and send no more.',
    stop: 'No more invitations',
  },
});
