/** Where one agency is billed for last month: the page of those that could not be, its question open and the number filled in. */
import { questionField } from '../../work/decision/question-address.ts';
import { deskPath } from '../screen.ts';

export const billQuestion = 'abrechnen';
export const billedMark = 'agentur';

export const billAddress = (slug: string, agencyNumber: string): string =>
  `${deskPath(slug, 'rechnungen', 'nichtabgerechnet')}?${questionField}=${billQuestion}&${billedMark}=${agencyNumber}`;
