/** Jobs in words, wherever people work. */
import type { Value } from '@weitersagen/contract/basics/wire';
import type { listedJob } from '@weitersagen/contract/job/desk';
import type { T } from '../../i18n/t.ts';

type Dashed<S> = S extends `${infer A}.${infer B}` ? `${A}-${B}` : S;

/** The name of a job as part of a key: keys of texts have points of their own. */
export const dashed = <S extends string>(name: S) => name.replace('.', '-') as Dashed<S>;

export const jobText = (name: Value<typeof listedJob>, t: T): string => t(`work.job.${dashed(name)}`);
