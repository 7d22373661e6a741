/** The API document for a client's system: the calls that its key may make, with worked examples of each, and no other. */
import type { Endpoint } from '../basics/endpoint.ts';
import { endpoints as everyEndpoint } from '../endpoints.ts';
import { openApi } from '../openapi.ts';
import { examples } from './examples.ts';

export const isForPartners = ({ access }: Endpoint): boolean => access.includes('apiKey');

export const partnerDocument = (endpoints: readonly Endpoint[] = Object.values(everyEndpoint)) =>
  openApi(endpoints.filter(isForPartners), {
    title: 'Weitersagen for clients',
    description:
      'What the system of a client reports and asks, with its key in the header `X-Api-Key`. A report is known by key, external number and event: the same again gets the same answer, another content under the same name is 409. Money is whole cents; days are YYYY-MM-DD, moments ISO 8601 in UTC. Every answer that is no success has one body, with a code for each field that is not taken.',
    examples,
    chapterTexts: {
      product: 'What can be recommended',
      premium: 'What a recommendation earns',
      recommendation: 'What became of a recommendation',
      order: 'Reporting orders, one by one or as a file, and asking what became of them',
      account: 'Which customer numbers are valid, for a programme that knows its customers by them',
    },
  });
