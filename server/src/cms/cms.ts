/**
 * The embedded CMS, which speaks as Squidex does: apps with languages and clients, items of schemas that are handed in, and
 * lists of them. It knows no word of the product. What is public is seen without drafts; a draft is an item's working copy.
 * Each change of what is public is told to every process after its commit, under `contentTopic` with the mandant's id.
 */
export { endsWithApp, findAppMandant, findLanguages, listApps, putApp } from './app.ts';
export { contentTopic } from './body.ts';
export {
  addClient,
  type Client,
  type ClientRole,
  findDeliverySecret,
  listClients,
  promiseClient,
  promiseSecret,
  removeClient,
  rotateClient,
  takePromised,
} from './client.ts';
export {
  archiveItem,
  publishItems,
  removeApp,
  removeItem,
  reviveItem,
  saveItem,
  unpublishItem,
} from './item.ts';
export { type ItemKind, type ItemRules, itemKind, type PublicItem } from './kind.ts';
export { type Condition, dataPath, type ItemQuery, isSame } from './query/query.ts';
export type { ItemRow, Place } from './query/sql.ts';
export { findItem, findItemByKey, listItems } from './read.ts';
