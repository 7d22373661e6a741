/**
 * The operator's desk: lists paged by key, and one call per event of a state machine (design 3, 7.13).
 * A list is a PUT, because its body says what to show; an event is a sub-path and brings its reason.
 */
import { type Definition, endpoint } from '../basics/endpoint.ts';
import type { RefusalName } from '../basics/refusals.ts';
import { ById, ByOrderNumber, Import, ImportAccepted, ImportQuery } from '../order/schemas.ts';
import { ByRecipientNumber, Deleted } from '../recipient/schemas.ts';
import { ByNumber } from '../recommendation/by-number.ts';
import {
  ByRewardNumber,
  CancelOrder,
  DeleteRecipient,
  GrantGoodwill,
  OrderDetail,
  OrderPage,
  OrderQuery,
  OrderRow,
  RecommendationPage,
  RecommendationQuery,
  RecommendationRow,
  Remark,
  ReturnReward,
  RewardPage,
  RewardQuery,
  RewardRow,
  RowsQuery,
} from './desk-schemas.ts';
import { RecommendationDetail, RewardDetail } from './detail-schemas.ts';
import { ImportListQuery, ImportPage, ImportRows, ImportRowsQuery } from './import-schemas.ts';
import { Reason } from './schemas.ts';

const desk = { access: ['operator'], roles: ['BetreiberAdmin', 'BetreiberSachbearbeitung'] } as const;
const listRefusals = ['access.denied'] as const;
const moveRefusals = ['access.denied', 'unknown', 'state.not-allowed'] as const satisfies readonly RefusalName[];

export const listOrders = endpoint({
  ...desk,
  method: 'PUT',
  path: '/admin/auftraege',
  summary: 'Orders, paged by key',
  refusals: listRefusals,
  body: OrderQuery,
  reply: OrderPage,
});

export const showOrder = endpoint({
  ...desk,
  method: 'GET',
  path: '/admin/auftraege/:nr',
  summary: 'One order with its people, rewards and events',
  refusals: ['access.denied', 'unknown'],
  params: ByOrderNumber,
  reply: OrderDetail,
});

const moveOrder = <const B extends NonNullable<Definition['body']>>(
  path: string,
  summary: string,
  body: B,
  refusals: readonly RefusalName[] = moveRefusals,
) =>
  endpoint({
    ...desk,
    method: 'PUT',
    path: `/admin/auftraege/:nr/${path}`,
    summary,
    refusals,
    params: ByOrderNumber,
    body,
    reply: OrderRow,
  });

export const confirmOrder = moveOrder('bestaetigen', 'Confirms an order for the client', Remark);
export const rejectOrder = moveOrder('ablehnen', 'Rejects an order', Reason);
export const cancelOrder = moveOrder(
  'stornieren',
  'Cancels an order; a paid reward is claimed back if said so',
  CancelOrder,
);
export const releaseOrder = moveOrder('freigeben', 'Releases an order after the claim period', Remark, [
  ...moveRefusals,
  'order.claim-period',
  'order.not-releasable',
]);

export const startImport = endpoint({
  ...desk,
  method: 'POST',
  path: '/admin/auftraege/import',
  summary: 'Takes a CSV file of order reports; its rows are worked in the background',
  refusals: ['access.denied', 'input.too-large'],
  query: ImportQuery,
  consumes: 'text/csv',
  reply: ImportAccepted,
  status: 202,
});

export const showImport = endpoint({
  ...desk,
  method: 'GET',
  path: '/admin/importe/:id',
  summary: 'How far an import is',
  refusals: ['access.denied', 'unknown'],
  params: ById,
  reply: Import,
});

export const listImports = endpoint({
  ...desk,
  method: 'PUT',
  path: '/admin/importe',
  summary: 'Imports, paged by key',
  refusals: listRefusals,
  body: ImportListQuery,
  reply: ImportPage,
});

export const listImportRows = endpoint({
  ...desk,
  method: 'GET',
  path: '/admin/importe/:id/ergebnisse',
  summary: 'Result of the rows of an import, or of the failed ones, a page at a time',
  refusals: ['access.denied', 'unknown'],
  params: ById,
  query: ImportRowsQuery,
  reply: ImportRows,
});

export const downloadImportRows = endpoint({
  ...desk,
  method: 'GET',
  path: '/admin/importe/:id/zeilen',
  summary:
    'Result of every row of an import as CSV; of the failed ones as they were sent, to be mended and imported again',
  refusals: ['access.denied', 'unknown'],
  params: ById,
  query: RowsQuery,
  produces: 'text/csv',
});

export const listRecommendations = endpoint({
  ...desk,
  method: 'PUT',
  path: '/admin/empfehlungen',
  summary: 'Recommendations, paged by key',
  refusals: listRefusals,
  body: RecommendationQuery,
  reply: RecommendationPage,
});

export const showRecommendationDetail = endpoint({
  ...desk,
  method: 'GET',
  path: '/admin/empfehlungen/:nr',
  summary: 'One recommendation with its people, orders, rewards and events',
  refusals: ['access.denied', 'unknown'],
  params: ByNumber,
  reply: RecommendationDetail,
});

export const cancelRecommendation = endpoint({
  ...desk,
  method: 'PUT',
  path: '/admin/empfehlungen/:nr/stornieren',
  summary: 'Cancels a recommendation and ends its link',
  refusals: moveRefusals,
  params: ByNumber,
  body: Reason,
  reply: RecommendationRow,
});

export const grantGoodwill = endpoint({
  ...desk,
  method: 'PUT',
  path: '/admin/empfehlungen/:nr/kulanz',
  summary: 'Grants a person a reward without an order, 1 to 50,000 cents',
  refusals: moveRefusals,
  params: ByNumber,
  body: GrantGoodwill,
  reply: RewardRow,
  idempotent: true,
});

export const listAllRewards = endpoint({
  ...desk,
  method: 'PUT',
  path: '/admin/praemierungen',
  summary: 'Rewards, paged by key',
  refusals: listRefusals,
  body: RewardQuery,
  reply: RewardPage,
});

export const showRewardDetail = endpoint({
  ...desk,
  method: 'GET',
  path: '/admin/praemierungen/:id',
  summary: 'One reward with its payments, postings and events',
  refusals: ['access.denied', 'unknown'],
  params: ByRewardNumber,
  reply: RewardDetail,
});

const moveReward = (path: string, summary: string, marks: { idempotent?: true } = {}) =>
  endpoint({
    ...desk,
    ...marks,
    method: 'PUT',
    path: `/admin/praemierungen/:id/${path}`,
    summary,
    refusals: moveRefusals,
    params: ByRewardNumber,
    body: Reason,
    reply: RewardRow,
  });

export const reviveReward = moveReward('kulanz', 'Goodwill: an expired reward can be collected again', {
  idempotent: true,
});
export const clawBackReward = moveReward('rueckfordern', 'Claims a paid reward back');
export const returnReward = endpoint({
  ...desk,
  method: 'PUT',
  path: '/admin/praemierungen/:id/ruecklaeufer',
  summary: 'The bank returned the transfer: the reward can be collected again',
  refusals: [...moveRefusals, 'reward.attempt-over'],
  params: ByRewardNumber,
  body: ReturnReward,
  reply: RewardRow,
});
export const setBackReward = moveReward('zuruecksetzen', 'Sets a collected reward back after a stop');
export const cancelReward = moveReward('stornieren', 'Cancels one reward');
export const freeReward = moveReward('freigeben', 'Lifts a stop, or the hold of a new IBAN');

export const deleteRecipient = endpoint({
  ...desk,
  method: 'PUT',
  path: '/admin/empfaenger/:nr/loeschen',
  summary: 'Deletes the data of a recipient on request',
  refusals: [...moveRefusals, 'recommendation.over'],
  params: ByRecipientNumber,
  body: DeleteRecipient,
  reply: Deleted,
});
