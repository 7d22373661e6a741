/** Lists of the desk narrowed to what stands under the number of one agency. */
import { optional } from '../../basics/wire.ts';
import { agencyNumber } from '../schemas.ts';

export const ofAgency = { agencyNumber: ['Agenturnummer', optional(agencyNumber)] } as const;
