/** The words of the overview of an agency. */
import type { Bilingual } from '../../../../i18n/bilingual.ts';

export const agencyOverviewWords = {
  'agencyOverview.total': { de: 'Insgesamt', en: 'In total' },
  'agencyOverview.caption': { de: 'Die letzten zwölf Monate', en: 'The last twelve months' },
  'agencyOverview.month': { de: 'Monat', en: 'Month' },
  'agencyOverview.invited': { de: 'Eingeladen', en: 'Invited' },
  'agencyOverview.accepted': { de: 'Angenommen', en: 'Accepted' },
  'agencyOverview.recommenders': { de: 'Neue Empfehler', en: 'New recommenders' },
  'agencyOverview.recommendations': { de: 'Empfehlungen', en: 'Recommendations' },
  'agencyOverview.leads': { de: 'Interessenten', en: 'Leads' },
  'agencyOverview.ordered': { de: 'Aufträge', en: 'Orders' },
  'agencyOverview.released': { de: 'Freigegeben', en: 'Released' },
  'agencyOverview.cancelled': { de: 'Storniert', en: 'Cancelled' },
  'agencyOverview.receivedCents': { de: 'Prämien', en: 'Rewards' },
  'agencyOverview.chartOf': {
    de: '{what} je Monat: zuletzt {last}, am meisten {most} im {month}',
    en: '{what} per month: {last} most recently, {most} at most in {month}',
  },
  'agencyOverview.now': { de: 'in diesem Monat', en: 'this month' },
  'agencyOverview.whose': { de: 'Zahlen von', en: 'Figures of' },
} as const satisfies Bilingual;
