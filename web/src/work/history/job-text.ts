/** Jobs in the words of the desk. */
import type { Value } from '@weitersagen/contract/basics/wire';
import type { job, listedJob } from '@weitersagen/contract/job/desk';
import type { T } from '../../i18n/t.ts';

/** Keys of texts have points of their own. */
type Dashed<S> = S extends `${infer A}.${infer B}` ? `${A}-${B}` : S;
const dashed = <S extends string>(name: S) => name.replace('.', '-') as Dashed<S>;

export const jobText = (name: Value<typeof listedJob>, t: T): string => t(`desk.job.nameOf.${dashed(name)}`);

/** What a run by hand does, and what cannot be taken back. */
export const jobConsequence = (name: Value<typeof job>, t: T): string => t(`desk.job.thenOf.${dashed(name)}`);
