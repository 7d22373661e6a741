/** Apps, which are what a brand's content lies in, and their languages. */
import { refuse } from '@weitersagen/contract/basics/refusals';
import { globally, type System, type Tx } from '#platform/context.ts';
import { isDatabaseAway } from '#platform/database/away.ts';
import { noteSetting } from '#platform/security/setting.ts';
import { announceChange } from '#platform/signals.ts';
import { announceContent, bodyOf } from './body.ts';
import type { ItemKind } from './kind.ts';
import * as sql from './sql.ts';

const namesTopic = 'cms-names';
/** Told with the id of the mandant whose apps, languages or clients have changed. */
export const settingsTopic = 'cms-settings';
/** Names are of all mandants. */
const everybody = 0;

/** The mandant of an app, by its name; while home alone is away, as it was last. */
export async function findAppMandant(system: System, name: string): Promise<number | undefined> {
  const { kept, database } = system;
  const read = (): Promise<readonly sql.AppName[]> => globally(system, sql.listApps);
  const apps = await kept.get(namesTopic, everybody, read).catch((error: unknown) => {
    const last = kept.last<readonly sql.AppName[]>(namesTopic, everybody);
    if (!last || !database.cells || !isDatabaseAway(error)) throw error;
    return last;
  });
  return namesOf(apps).get(name);
}

const named = new WeakMap<readonly sql.AppName[], ReadonlyMap<string, number>>();
function namesOf(apps: readonly sql.AppName[]): ReadonlyMap<string, number> {
  const known = named.get(apps) ?? new Map(apps.map(({ name, mandantId }) => [name, mandantId]));
  named.set(apps, known);
  return known;
}

/** An app of the mandant with its languages, the master first; made or changed. A name of another mandant is refused. */
export async function putApp(tx: Tx, kind: ItemKind, name: string, languages: readonly string[]): Promise<void> {
  const before = await sql.findLanguages(tx.db, name);
  if (before === undefined && !(await tx.home((db) => sql.insertApp(db, name, tx.mandant.id))))
    refuse('state.not-allowed');
  if (before?.join() === languages.join()) return;
  await sql.putSetting(tx.db, name, languages, tx.now);
  if (before) await renderAnew(tx, kind, name, languages);
  else await announceChange(tx, namesTopic, String(everybody));
  await announceChange(tx, settingsTopic, String(tx.mandant.id));
}

const atOnce = 500;

/** What is sent has the app's languages, so it is made anew with them. */
async function renderAnew(tx: Tx, kind: ItemKind, app: string, languages: readonly string[]): Promise<void> {
  for (let after = ''; ; ) {
    const items = await sql.listPublished(tx.db, app, after, atOnce);
    await sql.putBodies(
      tx.db,
      items.flatMap(({ data, ...item }) => {
        const schema = kind.schemas.get(item.schema);
        return schema ? [{ id: item.id, body: bodyOf(schema, languages, item, data) }] : [];
      }),
    );
    if (items.length < atOnce) break;
    after = items.at(-1)?.id ?? '';
  }
  await announceContent(tx);
}

/** The languages of an app, the master first; undefined where the mandant has no such app. */
export const findLanguages = (tx: Tx, app: string): Promise<string[] | undefined> => sql.findLanguages(tx.db, app);

export const languagesOf = async (tx: Tx, app: string): Promise<string[]> =>
  (await sql.findLanguages(tx.db, app)) ?? refuse('unknown');

/** Every app of the mandant, by name. */
export const listApps = async (tx: Tx): Promise<string[]> => (await sql.listSettings(tx.db)).map(({ app }) => app);

/** What ends with an app: its items by schema and status, and its clients. */
export async function endsWithApp(tx: Tx, app: string) {
  const clients = (await sql.listClients(tx.db)).filter((client) => client.app === app);
  return { items: await sql.countByStatus(tx.db, app), clients: clients.map(({ name }) => name) };
}

/** The app is gone, with clients; its items are taken away before. */
export async function endApp(tx: Tx, app: string): Promise<void> {
  await languagesOf(tx, app);
  await sql.deleteApp(tx.db, app);
  await tx.home((db) => sql.deleteAppName(db, app));
  noteSetting(tx, `CMS-App ${app}`);
  await announceChange(tx, namesTopic, String(everybody));
  await announceChange(tx, settingsTopic, String(tx.mandant.id));
}
