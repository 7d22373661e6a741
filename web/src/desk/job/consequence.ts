/** What a run by hand does, and what cannot be taken back. */
import type { Value } from '@weitersagen/contract/basics/wire';
import type { job } from '@weitersagen/contract/job/desk';
import type { T } from '../../i18n/t.ts';
import { dashed } from '../../work/history/job-text.ts';

export const jobConsequence = (name: Value<typeof job>, t: T): string => t(`desk.job.thenOf.${dashed(name)}`);
