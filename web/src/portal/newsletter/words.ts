/** The words of the two pages that a newsletter mail leads to. */
import type { Bilingual } from '../../i18n/bilingual.ts';

export const newsletterWords = {
  'newsletter.optin.title': { de: 'Newsletter bestätigen', en: 'Confirm newsletter' },
  'newsletter.optin.lead': {
    de: 'Mit einem Klick bestätigen Sie, dass Sie den Newsletter erhalten möchten.',
    en: 'With one click you confirm that you want to receive the newsletter.',
  },
  'newsletter.optin.submit': { de: 'Anmeldung bestätigen', en: 'Confirm subscription' },
  'newsletter.optin.done': {
    de: 'Sie sind jetzt für den Newsletter angemeldet.',
    en: 'You are now subscribed to the newsletter.',
  },
  'newsletter.optin.after': {
    de: 'Abbestellen können Sie ihn jederzeit mit dem Link in jedem Newsletter.',
    en: 'You can unsubscribe at any time with the link in every newsletter.',
  },
  'newsletter.optout.title': { de: 'Newsletter abbestellen', en: 'Unsubscribe from the newsletter' },
  'newsletter.optout.lead': {
    de: 'Mit einem Klick bestellen Sie den Newsletter ab.',
    en: 'One click and you are unsubscribed.',
  },
  'newsletter.optout.submit': { de: 'Newsletter abbestellen', en: 'Unsubscribe' },
  'newsletter.optout.done': { de: 'Sie erhalten keinen Newsletter mehr.', en: 'You will receive no more newsletters.' },
  'newsletter.optout.after': {
    de: 'E-Mails zu Ihren Empfehlungen und Prämien bekommen Sie weiterhin.',
    en: 'You still get e-mails about your recommendations and rewards.',
  },
} satisfies Bilingual;
