/** What an editor does with pictures. */
import { randomUUID } from 'node:crypto';
import { refuse } from '@weitersagen/contract/basics/refusals';
import { mediaSideMax, middle } from '@weitersagen/contract/media/rules';
import type { ChangeMedia } from '@weitersagen/contract/media/schemas';
import { attachFiles, setFileEnd, storeFile, type TakenFile } from '#files/files.ts';
import { plusHours } from '#platform/clock.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { violates } from '#platform/database/db.ts';
import { newHash16 } from '#platform/random.ts';
import { noteSettings } from '#platform/security/setting.ts';
import { announceChange } from '#platform/signals.ts';
import { slugOf } from './slug.ts';
import type { Media } from './sql.ts';
import * as sql from './sql.ts';

type Body = Parameters<typeof storeFile>[1];

/** Told with the id of a mandant whose pictures look otherwise now, or are gone. */
export const mediaTopic = 'media';

/** A place where a picture is used, for whoever wants to remove it. */
export interface Use {
  /** As people call it. */
  name: string;
}
/** Where a picture is used; whoever uses pictures says so. */
export type UsesOf = (tx: Tx, id: string) => Promise<readonly Use[]>;

/** While its row is not there yet; a mandant goes nowhere meanwhile. */
const takeFile = (ctx: Ctx, body: Body, name: string): Promise<TakenFile> =>
  storeFile(ctx, body, {
    accountId: null,
    name,
    endsAt: plusHours(ctx.now, 1),
    lockOwner: async () => undefined,
    sideMax: mediaSideMax,
  });

const nameMax = 80;

/** As people read it: what it was called without path and ending, and no sign that turns or hides others. */
const nameOf = (sent: string, fallback: string): string =>
  (sent.split(/[\\/]/).at(-1) ?? '')
    .normalize('NFC')
    .replace(/\.[^.]{1,10}$/, '')
    .replace(/\p{C}/gu, '')
    .slice(0, nameMax)
    .toWellFormed()
    .trim() || fallback;

/** What a search looks at. */
const searchKey = (name: string, slug: string, texts: Media['alternativeTexts']): string =>
  [name, slug, ...Object.values(texts)].join(' ').toLowerCase();

const operatorOf = ({ actor }: Tx): number | null => (actor.kind === 'operator' ? actor.operatorId : null);

/** Takes a picture or a PDF in; refuses what is none. */
export async function uploadMedia(ctx: Ctx, body: Body, name: string): Promise<Media> {
  const file = await takeFile(ctx, body, name);
  const shown = nameOf(name, file.type === 'pdf' ? 'Dokument' : 'Bild');
  for (const mark of [null, newHash16().slice(0, 6), newHash16()]) {
    const made = await ctx
      .write((tx) => addMedia(tx, file, shown, slugOf(shown, file.type, mark)))
      .catch((error: unknown) => (violates(error, 'media_mandant_id_slug_key') ? undefined : Promise.reject(error)));
    if (made) return made;
  }
  throw new Error('no slug is left for a picture');
}

async function addMedia(tx: Tx, file: TakenFile, name: string, slug: string): Promise<Media> {
  const key = randomUUID();
  const by = operatorOf(tx);
  const id = await sql.insertMedia(tx.db, {
    key,
    slug,
    name,
    ...contentOf(file),
    search_key: searchKey(name, slug, {}),
    created_at: tx.now,
    created_by: by,
    changed_at: tx.now,
    changed_by: by,
  });
  await attachFiles(tx, [file.id], { accountId: null, object: 'media', objectId: id });
  return told(tx, key);
}

const contentOf = ({ id, type, bytes, width, height }: TakenFile) => ({ file_key: id, type, bytes, width, height });

async function told(tx: Tx, key: string): Promise<Media> {
  const media = (await sql.findByKey(tx.db, key)) ?? refuse('unknown');
  noteSettings(tx, 'Bild', [media.slug]);
  await announceChange(tx, mediaTopic, String(tx.mandant.id));
  return media;
}

const lock = async (tx: Tx, id: string): Promise<Media> => (await sql.lockByKey(tx.db, id)) ?? refuse('unknown');

/** Name, alternative texts, focus and cut; of a file to download only the name. */
export const changeMedia = (ctx: Ctx, id: string, change: ChangeMedia): Promise<Media> =>
  ctx.write(async (tx) => {
    const kept = await lock(tx, id);
    const { name } = change;
    const isPicture = kept.type !== 'pdf';
    const { focus, cut } = isPicture ? change : { focus: middle, cut: null };
    const isSeenOtherwise = JSON.stringify(looksOf(kept)) !== JSON.stringify(looksOf({ focus, cut }));
    const texts = isPicture ? withoutEmpty(change.alternativeTexts) : {};
    await sql.updateMedia(tx.db, kept.rowId, {
      name,
      alternative_texts: JSON.stringify(texts),
      focus_x: focus.x,
      focus_y: focus.y,
      cut_x: cut?.x ?? null,
      cut_y: cut?.y ?? null,
      cut_width: cut?.width ?? null,
      cut_height: cut?.height ?? null,
      search_key: searchKey(name, kept.slug, texts),
      ...changed(tx, kept, isSeenOtherwise),
    });
    if (isSeenOtherwise) await sql.deleteVariants(tx.db, kept.rowId);
    return told(tx, id);
  });

const looksOf = ({ focus, cut }: Pick<Media, 'focus' | 'cut'>) => [
  focus.x,
  focus.y,
  cut && [cut.x, cut.y, cut.width, cut.height],
];

const withoutEmpty = (texts: Media['alternativeTexts']): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));

const changed = (tx: Tx, { version }: Media, isSeenOtherwise: boolean) => ({
  version: version + (isSeenOtherwise ? 1 : 0),
  changed_at: tx.now,
  changed_by: operatorOf(tx),
});

/** Another file in the place of this one: whoever uses it shows the new one. What was cut out of the old one says nothing any more. */
export async function replaceMedia(ctx: Ctx, id: string, body: Body, name: string): Promise<Media> {
  if (!(await ctx.read((tx) => sql.findByKey(tx.db, id)))) refuse('unknown');
  const file = await takeFile(ctx, body, name);
  return ctx.write(async (tx) => {
    const kept = await lock(tx, id);
    // A page that shows a picture cannot show a document.
    if ((kept.type === 'pdf') !== (file.type === 'pdf')) refuse('media.other-kind');
    await setFileEnd(tx, 'media', kept.rowId, tx.now);
    await attachFiles(tx, [file.id], { accountId: null, object: 'media', objectId: kept.rowId });
    await sql.updateMedia(tx.db, kept.rowId, {
      ...contentOf(file),
      focus_x: middle.x,
      focus_y: middle.y,
      cut_x: null,
      cut_y: null,
      cut_width: null,
      cut_height: null,
      ...changed(tx, kept, true),
    });
    await sql.deleteVariants(tx.db, kept.rowId);
    return told(tx, id);
  });
}

const namedMax = 5;

/** Nothing shows a hole: what uses it is told instead. */
export const removeMedia = (ctx: Ctx, id: string, usesOf: UsesOf): Promise<void> =>
  ctx.write(async (tx) => {
    const kept = await lock(tx, id);
    const uses = await usesOf(tx, kept.id);
    if (uses.length > 0) {
      const named = uses.slice(0, namedMax).map(({ name }) => name);
      const more = uses.length > namedMax ? [`+ ${uses.length - namedMax}`] : [];
      refuse('media.used', { values: { places: [...named, ...more].join(', ') } });
    }
    await setFileEnd(tx, 'media', kept.rowId, tx.now);
    await sql.deleteMedia(tx.db, kept.rowId);
    await announceChange(tx, mediaTopic, String(tx.mandant.id));
    noteSettings(tx, 'Bild', [kept.slug]);
  });
