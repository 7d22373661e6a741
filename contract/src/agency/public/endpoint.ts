/** What anybody may know of an agency, as variables for texts (C-50). */
import { endpoint } from '../../basics/endpoint.ts';
import { opaque } from '../../basics/text.ts';
import { wire } from '../../basics/wire.ts';
import { VariableKeys, Variables } from '../../content/schemas.ts';

export const showAgencyVariables = endpoint({
  method: 'POST',
  path: '/content/agenturvariables/:agenturnummer',
  summary: 'Name, address and contact of an active agency, as variables for texts; all of them where none is named',
  access: ['anyone'],
  refusals: ['unknown', 'limit.reached'],
  params: wire({ agencyNumber: ['agenturnummer', opaque(20)] }),
  body: VariableKeys,
  reply: Variables,
});
