/** Whoever owns an account, in letters that a transfer can be sent with; apart, because only forms of accounts need it. */
import * as z from 'zod/mini';
import { called } from './name.ts';

/** A letter or digit that a bank file has no Latin one for; Greek and Cyrillic are written over. */
const foreign = /(?![\dA-Za-zªºÀ-žƏəẞʻʼΑ-ωА-яЂ-џҐґ])[\p{L}\p{Nd}]/u;

export const accountHolder = called(2, 70, /[\p{L}\p{N}]/u).check(
  z.refine((value: string) => !foreign.test(value.normalize('NFD')), { error: 'latin-letters' }),
);
