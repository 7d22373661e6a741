/** What mails to operators say. */
import type { OperatorRole } from '@weitersagen/contract/basics/endpoint';
import { bilingual } from '#platform/mail/words.ts';

export const invitation = bilingual({
  de: {
    subject: 'Ihr Zugang zur Verwaltung',
    headline: 'Richten Sie Ihren Zugang ein',
    paragraphs: [
      'Für Sie wurde ein Zugang zur Verwaltung angelegt. Mit dem Link legen Sie Ihr Passwort fest und verbinden eine Authenticator-App.',
    ],
    button: 'Zugang einrichten',
    after: ['Der Link gilt 72 Stunden und nur für Sie. Geben Sie ihn nicht weiter.'],
  },
  en: {
    subject: 'Your access to the administration',
    headline: 'Set up your access',
    paragraphs: [
      'You have been given access to the administration. The link lets you choose a password and connect an authenticator app.',
    ],
    button: 'Set up access',
    after: ['The link is valid for 72 hours and for you alone. Do not pass it on.'],
  },
});

export const signInLink = bilingual({
  de: {
    subject: 'Ihr Anmeldelink für die Verwaltung',
    headline: 'Melden Sie sich mit diesem Link an',
    paragraphs: [
      'Für Ihren Zugang zur Verwaltung wurde ein Anmeldelink angefordert. Er gilt anstelle Ihres Passworts; der Code der Authenticator-App wird weiter gefragt.',
    ],
    button: 'Zur Anmeldung',
    after: [
      'Der Link gilt 10 Minuten und nur einmal. Geben Sie ihn nicht weiter.',
      'Haben Sie ihn nicht angefordert? Dann tun Sie nichts: Ohne den Link aus dieser E-Mail kommt niemand hinein.',
    ],
  },
  en: {
    subject: 'Your link to sign in to the administration',
    headline: 'Sign in with this link',
    paragraphs: [
      'Somebody asked for a sign-in link for your access to the administration. It replaces your password; you still need the code from the authenticator app.',
    ],
    button: 'Go to sign-in',
    after: [
      'The link is valid for 10 minutes and works once. Do not pass it on.',
      'Did you not ask for it? Then there is nothing you need to do: nobody gets in without the link in this e-mail.',
    ],
  },
});

interface Access {
  email: string;
  role: OperatorRole;
  what: 'invited' | 'reset' | 'raised' | 'unlocked';
  by: string | null;
  reason: string | null;
}

const rolesDe: Record<OperatorRole, string> = {
  BetreiberAdmin: 'Leitung',
  BetreiberSachbearbeitung: 'Sachbearbeitung',
  BetreiberRedaktion: 'Redaktion',
};
const rolesEn: Record<OperatorRole, string> = {
  BetreiberAdmin: 'Lead',
  BetreiberSachbearbeitung: 'Clerk',
  BetreiberRedaktion: 'Editor',
};

/** M38. */
export const access = bilingual({
  de: ({ email, role, what, by, reason }: Access) => ({
    subject: `Zugang zur Verwaltung: ${email}`,
    headline: {
      invited: 'Ein neuer Zugang wurde eingeladen',
      reset: 'Ein Zugang wurde zurückgesetzt',
      raised: 'Ein Zugang hat mehr Rechte bekommen',
      unlocked: 'Ein Zugang wurde entsperrt',
    }[what],
    paragraphs: [
      `Zugang: ${email}, Rolle ${rolesDe[role]}.`,
      by === null ? 'Veranlasst am Server, durch wen die Anlage gehört.' : `Veranlasst von ${by}.`,
      ...(reason === null ? [] : [`Grund: ${reason}`]),
      by === null
        ? 'Wenn Sie davon nichts wissen, fragen Sie nach.'
        : 'Über Geld entscheidet dieser Zugang erst, wenn eine weitere Leitung zugestimmt hat, die es nicht veranlasst hat. Wenn Sie davon nichts wissen, fragen Sie nach.',
    ],
  }),
  en: ({ email, role, what, by, reason }: Access) => ({
    subject: `Access to the administration: ${email}`,
    headline: {
      invited: 'A new person was invited',
      reset: 'An access was reset',
      raised: 'An access was given more rights',
      unlocked: 'An access was unlocked',
    }[what],
    paragraphs: [
      `Access: ${email}, role ${rolesEn[role]}.`,
      by === null ? 'Done at the server, by whoever owns the installation.' : `Done by ${by}.`,
      ...(reason === null ? [] : [`Reason: ${reason}`]),
      by === null
        ? 'If this is news to you, please ask.'
        : 'This access may decide about money only once another lead, who had no part in this, has agreed. If this is news to you, please ask.',
    ],
  }),
});

export const tries = bilingual({
  de: {
    subject: 'Viele Anmeldeversuche mit Ihrer Adresse',
    headline: 'Jemand versucht sich mit Ihrer Adresse anzumelden',
    paragraphs: [
      'In der letzten Stunde wurde mehr als hundertmal ein falsches Passwort für Ihren Zugang zur Verwaltung eingegeben. Niemand ist damit hineingekommen.',
      'Sie können sich weiter anmelden. In einem Browser, in dem Sie schon angemeldet waren, merken Sie davon nichts; überall sonst hilft der Anmeldelink per E-Mail auf der Anmeldeseite.',
    ],
    after: [
      'Benutzen Sie Ihr Passwort auch anderswo? Dann ändern Sie es bitte. Diese E-Mail kommt höchstens einmal am Tag.',
    ],
  },
  en: {
    subject: 'Many attempts to sign in with your address',
    headline: 'Somebody is trying to sign in with your address',
    paragraphs: [
      'In the last hour a wrong password was entered for your access to the administration more than a hundred times. Nobody got in.',
      'You can still sign in. In a browser you have signed in with before you will not notice anything; anywhere else, ask for a sign-in link by e-mail on the sign-in page.',
    ],
    after: ['Do you use your password elsewhere, too? Then please change it. This mail comes once a day at most.'],
  },
});

export const recovery = bilingual({
  de: ({ left }: { left: number }) => ({
    subject: 'Anmeldung mit einem Wiederherstellungscode',
    headline: 'Jemand hat sich mit einem Ihrer Wiederherstellungscodes angemeldet',
    paragraphs: [
      'Statt des Codes der Authenticator-App wurde einer Ihrer Wiederherstellungscodes eingegeben. Er gilt nicht mehr.',
      left === 0
        ? 'Es ist keiner mehr übrig. Erstellen Sie in der Verwaltung unter „Meine Sitzungen“ neue.'
        : `Übrig: ${left}. Neue erstellen Sie in der Verwaltung unter „Meine Sitzungen“.`,
    ],
    after: [
      'Waren Sie das nicht? Dann sagen Sie sofort einer Kollegin oder einem Kollegen mit der Rolle Leitung Bescheid.',
    ],
  }),
  en: ({ left }: { left: number }) => ({
    subject: 'Sign-in with a recovery code',
    headline: 'Somebody signed in with one of your recovery codes',
    paragraphs: [
      'One of your recovery codes was entered instead of the code from the authenticator app. It is no longer valid.',
      left === 0
        ? 'None is left. Make new ones in the administration under "My sessions".'
        : `Left: ${left}. You make new ones in the administration under "My sessions".`,
    ],
    after: ['Was it not you? Then tell a colleague with the role Lead straight away.'],
  }),
});
