/**
 * Every call of the main API by name, each bound once by the server: what the API document prints, the fuzz test asks
 * and the checks of the house read. A new `endpoints.ts` is entered here.
 */
import * as bankAccount from './account/bank-account-endpoints.ts';
import * as account from './account/endpoints.ts';
import * as ownData from './account/own-data-endpoint.ts';
import * as own from './account/own-endpoints.ts';
import * as refusal from './account/refuse-endpoint.ts';
import type { Endpoint } from './basics/endpoint.ts';
import * as content from './content/endpoints.ts';
import * as mandant from './mandant/endpoints.ts';
import * as desk from './operator/desk-endpoints.ts';
import * as operator from './operator/endpoints.ts';
import * as operatorFile from './operator/file-endpoints.ts';
import * as recommender from './operator/recommender-endpoints.ts';
import * as order from './order/endpoints.ts';
import * as payout from './payout/endpoints.ts';
import * as personalArea from './personal-area/endpoints.ts';
import * as product from './product/endpoints.ts';
import * as recipient from './recipient/endpoints.ts';
import * as recommendation from './recommendation/endpoints.ts';
import * as reward from './reward/endpoints.ts';
import * as routeConfig from './route-config/endpoints.ts';

/** Features in the order of the product; the API document has a chapter for each. */
export const chapters: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = {
  mandant: { ...mandant },
  'route-config': { ...routeConfig },
  content: { ...content },
  product: { ...product },
  account: { ...account, ...own, ...bankAccount, ...ownData, ...refusal },
  recommendation: { ...recommendation },
  recipient: { ...recipient },
  reward: { ...reward },
  order: { ...order },
  'personal-area': { ...personalArea },
  payout: { ...payout },
  operator: { ...operator, ...desk, ...recommender, ...operatorFile },
};

export const endpoints: Readonly<Record<string, Endpoint>> = Object.assign({}, ...Object.values(chapters));
