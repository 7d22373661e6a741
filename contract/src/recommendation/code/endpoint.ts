/** Coming by a code (C-24); apart, because only its own page reads codes. */
import * as z from 'zod/mini';
import { endpoint } from '../../basics/endpoint.ts';
import { opaque } from '../../basics/text.ts';
import { extend, wire } from '../../basics/wire.ts';
import { entrySource } from '../entry.ts';
import { ShownRecommendation } from '../shown/schemas.ts';
import { recommendationCode } from './code.ts';

/** What a link shows, of a code: nothing is made yet; `Reservierung` goes along with the recipient's data. */
const ReservedRecommendation = extend(ShownRecommendation, { reservation: ['Reservierung', z.string()] });
const ByCode = wire({ code: ['code', opaque(100)] });
const CodeQuery = wire({ source: ['einsprungsquelle', entrySource] });

/** What somebody types who was given a code. */
export const EnteredCode = wire({ recommendationCode: ['Empfehlungscode', recommendationCode] });

export const showByCode = endpoint({
  method: 'GET',
  path: '/empfehlung/empfehlungscode/:code',
  summary: 'What a code recommends: a preview with a number that is reserved for 24 hours; makes nothing',
  access: ['anyone'],
  refusals: ['unknown', 'recommendation.over', 'limit.reached'],
  params: ByCode,
  query: CodeQuery,
  reply: ReservedRecommendation,
});
