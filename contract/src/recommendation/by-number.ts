/** A recommendation named in the path of a call; alone, because pages of recipients need nothing else of it. */
import { recommendationNumber } from '../basics/number.ts';
import { wire } from '../basics/wire.ts';

export const ByNumber = wire({ number: ['nr', recommendationNumber] });
