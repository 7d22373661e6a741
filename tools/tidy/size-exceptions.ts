/** What is larger than the house allows (sizes.ts), with the size it may have; the list only gets shorter. */
import type { Exceptions } from './sizes.ts';

export const sizeExceptions: Exceptions = {};
