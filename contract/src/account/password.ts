/** A new password as forms and calls read it; what it must not contain, `passwordProblem` knows. */
import * as z from 'zod/mini';
import { passwordProblem } from './rules.ts';

export const newPassword = z
  .string()
  .check(z.refine((value: string) => passwordProblem(value) === undefined, { error: 'password-rule' }));
