/** What somebody who works here is called; apart, because no page of the portal asks for it. */
import * as z from 'zod/mini';
import { called } from './name.ts';

/** The whole name of somebody who works here, where an address would be taken for that of another one. */
export const wholeName = called(1, 80, /\p{L}/u).check(
  z.refine((value: string) => !value.includes('@'), { error: 'invalid' }),
);
