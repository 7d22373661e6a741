/** What becomes public by a file, past the drafts: it is a version like any other, so that what comes after it has a before. */
import type { Tx } from '#platform/context.ts';
import * as many from './many-sql.ts';
import type { DraftRow } from './sql.ts';
import type { DraftKind } from './steps.ts';

interface Found {
  key: string;
  /** As its table has it. */
  data: unknown;
  isPublic: boolean;
  /** Whether a version says the same, however it was written. */
  isSame: (version: unknown) => boolean;
}

/** Harmless again and again; the revision stays, because no editor has written anything. */
export async function adoptPublic(tx: Tx, kind: DraftKind, all: readonly Found[]): Promise<void> {
  const { db, now } = tx;
  const drafts = await many.lockDrafts(
    db,
    kind.object,
    all.map(({ key }) => key),
  );
  const published = await publishedOf(tx, kind, drafts);
  const changed = all.filter((one) => isElsewise(one, drafts.get(one.key), published.get(one.key)));
  if (changed.length === 0) return;
  const kept = changed.map((one) => ({ key: one.key, data: isTakenAway(one, drafts) ? null : one.data }));
  const versions = await many.insertVersions(db, kind.object, kept, { by: null, now, note: null });
  const adopted = changed.map((one) => ({
    key: one.key,
    draft: drafts.get(one.key),
    data: copyOf(one, drafts.get(one.key)),
    version: one.isPublic ? (versions.get(one.key) as number) : null,
  }));
  const fresh = adopted.filter(({ draft }) => !draft);
  if (fresh.length > 0) await many.insertAdopted(db, kind.object, fresh, now);
  const known = adopted.flatMap(({ draft, ...one }) => (draft ? [{ ...one, id: draft.id }] : []));
  if (known.length > 0) await many.markAdopted(db, known);
}

/** What is public of each by its draft. */
async function publishedOf(
  { db }: Tx,
  { object }: DraftKind,
  drafts: ReadonlyMap<string, DraftRow>,
): Promise<Map<string, unknown>> {
  const wanted = [...drafts].flatMap(([key, { version }]) => (version === null ? [] : [{ key, version }]));
  return wanted.length === 0 ? new Map() : many.listVersionData(db, object, wanted);
}

function isElsewise({ isPublic, isSame }: Found, draft: DraftRow | undefined, published: unknown): boolean {
  if (!draft) return true;
  if (!isPublic) return draft.version !== null;
  return draft.version === null || !isSame(published);
}

const isTakenAway = ({ key, isPublic }: Found, drafts: ReadonlyMap<string, unknown>): boolean =>
  !isPublic && drafts.has(key);

/** The working copy it has from now on. */
function copyOf({ data, isPublic, isSame }: Found, draft: DraftRow | undefined): unknown {
  if (!isPublic) return draft?.data ?? data;
  return draft && !isSame(draft.data) ? draft.data : null;
}
