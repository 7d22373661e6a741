/** What becomes public by a file, past the drafts: it is a version like any other, so that what comes after it has a before. */
import type { Tx } from '#platform/context.ts';
import * as sql from './sql.ts';
import { type DraftKind, publicData, thingOf } from './steps.ts';

interface Found {
  /** As its table has it. */
  data: unknown;
  isPublic: boolean;
  /** Whether a version says the same, however it was written. */
  isSame: (version: unknown) => boolean;
}

/** Harmless again and again; the revision stays, because no editor has written anything. */
export async function adoptPublic(
  tx: Tx,
  kind: DraftKind,
  key: string,
  { data, isPublic, isSame }: Found,
): Promise<void> {
  const thing = thingOf(kind, key);
  const draft = await sql.lockDraft(tx.db, thing);
  const keep = (kept: unknown) => sql.insertVersion(tx.db, thing, kept, null, { by: null, now: tx.now });
  if (!draft) {
    const version = await keep(data);
    return void (await sql.insertAdopted(
      tx.db,
      thing,
      isPublic ? { data: null, version } : { data, version: null },
      tx.now,
    ));
  }
  if (!isPublic) {
    if (draft.version === null) return;
    await keep(null);
    return void (await sql.markAdopted(tx.db, draft.id, { data: draft.data ?? data, version: null }));
  }
  if (draft.version !== null && isSame(await publicData(tx, kind, key, draft))) return;
  await sql.markAdopted(tx.db, draft.id, { data: isSame(draft.data) ? null : draft.data, version: await keep(data) });
}
