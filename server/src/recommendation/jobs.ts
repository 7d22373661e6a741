import type { JobList } from '#platform/jobs.ts';
import { anonymiseClicks, rollUpClicks } from './entries.ts';
import { expireRecommendations, forgetContacts } from './recommendation.ts';

export const jobs: JobList = {
  'klicks-summieren': { run: rollUpClicks, every: 'minutes' },
  'klicks-anonymisieren': { run: anonymiseClicks, every: 'night' },
  'empfehlungen-ablauf': { run: expireRecommendations, every: 'night' },
  'kontakte-loeschung': { run: forgetContacts, every: 'night' },
};
