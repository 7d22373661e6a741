/** What the box of a campaign says beside the mandant's own words. */
import type { Bilingual } from '../../i18n/bilingual.ts';

export const campaignWords = {
  'campaign.title': { de: 'Aktionen', en: 'Campaigns' },
  'campaign.agree': { de: 'Ich habe das gelesen und stimme zu.', en: 'I have read this and agree.' },
  'campaign.join': { de: 'Mitmachen', en: 'Take part' },
  'campaign.joined': { de: 'Sie machen mit.', en: 'You are taking part.' },
  'campaign.leave': { de: 'Nicht mehr mitmachen', en: 'Stop taking part' },
  'campaign.signIn': { de: 'Anmelden und mitmachen', en: 'Sign in and take part' },
} satisfies Bilingual;
