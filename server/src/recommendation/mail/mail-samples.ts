/** Believable values for the mails about a recommendation. */
import { plusDays } from '@weitersagen/contract/basics/day';
import type { MailSample } from '#platform/mail/template.ts';
import type { AcceptedMail, EndedMail, ExpiredMail, InvitationMail, LinkMail } from './mails.ts';

const number = '104477120935';
const news = { product: 'Zuhause L', firstName: 'Anna' };

export function link(today: string): MailSample<LinkMail>[] {
  const both: LinkMail = {
    ...news,
    number,
    hash: '9f3c0a1b2c3d4e5f',
    link: 'https://link.example/k/7Gh2KdP',
    validUntil: plusDays(today, 180),
    recommenderCents: 3500,
    recipientCents: 3500,
    refusal: 'Qm9vdHNtYW5uLWJyYXVjaHQta2VpbmUtVG9rZW4',
    registration: null,
  };
  return [
    { title: 'Link, beide teilen', parameters: both },
    {
      title: 'Link, erste Empfehlung',
      parameters: { ...both, registration: 'ZWluLWVyc3Rlcy1QYXNzd29ydC1mdWVyLUFubmE' },
    },
    {
      title: 'Link, alles für den Kontakt, angemeldet',
      parameters: { ...both, recommenderCents: 0, recipientCents: 7000, refusal: null },
    },
  ];
}

export const invitation = (today: string): MailSample<InvitationMail>[] => [
  {
    title: 'Empfehlung an den Kontakt',
    parameters: {
      number,
      validUntil: plusDays(today, 180),
      recommender: 'Anna',
      noMails: 'eyJhbGciOiJIUzI1NiJ9.eyJ0eXAiOiJrZWluZW1haWxzIn0.c2lnbmF0dXI',
      link: 'https://link.example/e/104477120935/9f3c0a1b2c3d4e5f',
    },
  },
];

export const accepted = (today: string): MailSample<AcceptedMail>[] => [
  { title: 'Empfehlung angenommen', parameters: { ...news, number, amountCents: 3500, on: today } },
  {
    title: 'Empfehlung angenommen, alles für den Kontakt',
    parameters: { ...news, number, amountCents: null, on: today },
  },
];

export const expired = (): MailSample<ExpiredMail>[] => [
  { title: 'Empfehlung abgelaufen', parameters: { ...news, productId: 101 } },
];

export function notConsidered(today: string): MailSample<EndedMail>[] {
  const told = { ...news, on: today, amountCents: 3500 };
  return [
    { title: 'nicht berücksichtigt, kein Vertrag', parameters: { ...told, why: 'noContract' } },
    { title: 'nicht berücksichtigt, Vertrag beendet', parameters: { ...told, why: 'contractEnded' } },
    {
      title: 'nicht berücksichtigt, an den Kontakt',
      parameters: { ...told, firstName: 'Ben', why: 'contractEnded', isRecipient: true },
    },
  ];
}
