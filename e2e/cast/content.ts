/** What editors do with content and its pictures, by the API alone. */
import { read } from './call.ts';
import type { Cast } from './cast.ts';
import { askAs } from './operator-session.ts';

/** By field and language, `iv` for all languages. */
export type Data = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

interface Kept {
  Id: string;
  Revision: number;
}

/** Makes an item public; gives its id. */
export async function publishes(cast: Cast, schema: string, Daten: Data): Promise<string> {
  const made = await cast.call<Kept>('POST', `/admin/inhalte/liste/${schema}`, { Daten });
  await goesLive(cast, made);
  return made.Id;
}

/** Another text in the place of the public one. */
export async function changes(cast: Cast, id: string, Daten: Data): Promise<void> {
  const { Revision } = await cast.call<Kept>('GET', `/admin/inhalte/${id}`);
  await goesLive(cast, await cast.call<Kept>('PUT', `/admin/inhalte/${id}`, { Revision, Daten }));
}

/** Nothing of it is public any more. */
export async function takesBack(cast: Cast, id: string): Promise<void> {
  const { Revision } = await cast.call<Kept>('GET', `/admin/inhalte/${id}`);
  await cast.call('PUT', `/admin/inhalte/${id}/zuruecknehmen`, { Revision });
}

const goesLive = (cast: Cast, { Id, Revision }: Kept): Promise<unknown> =>
  cast.call('PUT', '/admin/inhalte/veroeffentlichen', { Inhalte: [{ Id, Revision }] });

/** The item of a kind that has this name. */
export async function itemNamed(cast: Cast, schema: string, name: string): Promise<string> {
  const found = await cast.call<{ Id: string; Schema: string; Schluessel: string | null }[]>(
    'GET',
    `/admin/inhalte/suche?worte=${encodeURIComponent(name)}`,
  );
  const one = found.find(({ Schema, Schluessel }) => Schema === schema && Schluessel === name);
  if (!one) throw new Error(`there is no ${schema} of the name ${name}`);
  return one.Id;
}

/** A new picture, or another file in the place of one; gives its id. */
export async function uploads({ place }: Cast, picture: Buffer, instead?: string): Promise<string> {
  const path = instead === undefined ? '/admin/bilder' : `/admin/bilder/${instead}/datei`;
  const answer = await askAs('eva', place, instead === undefined ? 'POST' : 'PUT', `${path}?name=Feld.png`, picture);
  return (await read<{ Id: string }>(answer)).Id;
}
