/** One thing of a file beside what is public of it, and taken over as an editor would. */
import { refuse } from '@weitersagen/contract/basics/refusals';
import { decode, type Problem } from '@weitersagen/contract/basics/wire';
import type { Written } from '@weitersagen/contract/draft/desk';
import { parentOf } from '@weitersagen/contract/product/breadcrumb';
import { ownId } from '@weitersagen/contract/product/entry';
import type { CatalogueKind, CatalogueResult } from '@weitersagen/contract/product/transfer';
import type * as z from 'zod/mini';
import { findDraft, publishDraft, saveDraft } from '#draft/draft.ts';
import type { Tx } from '#platform/context.ts';
import { changedLeaves } from '#platform/settings/leaves.ts';
import { beginPremium } from '#premium/premium.ts';
import { beginCategoryAs, beginProduct } from '#product/product.ts';
import { categoryThing } from '../category/kind.ts';
import { guardProblems, hold, isAdmin, isSame, type Standing, type Thing, written } from '../draft/thing.ts';
import { isVoucher, premiumThing } from '../premium/kind.ts';
import { productThing } from '../product/kind.ts';
import type { Sent } from './read-file.ts';

export type Taken =
  | { kept: 'same' }
  | { kept: 'added' | 'changed'; difference: CatalogueResult['differences'][number] };

/** Ids that the file itself brings. */
export interface Known {
  categoryIds: ReadonlySet<unknown>;
  productIds: ReadonlySet<unknown>;
}

interface Wish {
  isProbe: boolean;
  isPublic: boolean;
  known: Known;
}

interface Kind {
  thing: Thing;
  /** Refuses what has not its shape. */
  check: (data: Written) => void;
  problems: (tx: Tx, id: number, data: Written) => Promise<readonly Problem[]>;
  begin: (tx: Tx, data: Written) => Promise<unknown>;
}

function kindOf<E extends z.core.$ZodType>(
  thing: Thing<E>,
  begin: (tx: Tx, entry: z.core.output<E>) => Promise<unknown>,
): Kind {
  const read = (data: Written): z.core.output<E> => {
    const decoded = decode(thing.entry, data);
    return decoded.ok ? decoded.value : wrong(...decoded.problems);
  };
  return {
    thing: thing as unknown as Thing,
    check: read,
    problems: (tx, id, data) => thing.problems(tx, id, read(data)),
    begin: (tx, data) => begin(tx, read(data)),
  };
}

const kinds: Readonly<Record<CatalogueKind, Kind>> = {
  category: kindOf(categoryThing, beginCategoryAs),
  product: kindOf(productThing, beginProduct),
  premium: kindOf(premiumThing, beginPremium),
};

export async function take(tx: Tx, sent: Sent, { isProbe, isPublic, known }: Wish): Promise<Taken> {
  if (sent.problems.length > 0) refuse('input.invalid', { problems: sent.problems });
  const kind = kinds[sent.kind];
  const { thing } = kind;
  const id = idOf(sent);
  const standing = await thing.lock(tx, id);
  const data = written(thing, id, { ...standing?.data, ...(sent.data as Written) });
  if (standing && !standing.isDrafted && isSame(thing, standing.data, data)) return { kept: 'same' };
  await refuseUnfit(tx, { thing, sent, id, standing, data });
  kind.check(data);
  // Without a trial publishing asks the same, when what else the file brings is there.
  const problems = isPublic && isProbe ? await kind.problems(tx, id, data) : [];
  const unknown = problems.filter((one) => !isKnown(one, known, data));
  if (unknown.length > 0) wrong(...unknown);
  const staysDraft = isPublic && sent.kind === 'premium' && (isVoucher(data) || isVoucher(standing?.data ?? {}));
  if (!isProbe) await keep(tx, { kind, id, standing, data, isPublic: isPublic && !staysDraft });
  return {
    kept: standing ? 'changed' : 'added',
    difference: {
      kind: sent.kind,
      id,
      name: String(data.Name ?? data.Titel ?? id),
      isNew: !standing,
      staysDraft,
      fields: changedLeaves(standing?.data ?? {}, data).map(({ path: field, ...one }) => ({ field, ...one })),
    },
  };
}

function idOf({ data: { Id } }: Sent): number {
  const read = decode(ownId, Id);
  return read.ok ? read.value : wrong({ field: 'Id', code: 'invalid' });
}

const wrong = (...problems: Problem[]): never => refuse('input.invalid', { problems });

interface Meant {
  thing: Thing;
  sent: Sent;
  id: number;
  standing: Standing | undefined;
  data: Written;
}

/** What is being written here is not written over, and nobody does by a file what they may not do by hand. */
async function refuseUnfit(tx: Tx, { thing, sent, id, standing, data }: Meant): Promise<void> {
  if (standing?.isProviders) refuse('provider.keeps');
  if (sent.kind === 'premium' && !isAdmin(tx)) wrong({ field: 'Praemien', code: 'by-admin' });
  if (sent.data.Aktiv === false) wrong({ field: 'Aktiv', code: 'off-at-desk' });
  const draft = await findDraft(tx, thing.kind, String(id));
  if (draft && draft.data !== null) wrong({ field: 'Id', code: 'draft-there' });
  const guarded = guardProblems(tx, thing, standing?.data ?? {}, data);
  if (guarded.length > 0) wrong(...guarded);
  const above = (one: Written): string | null => parentOf(String(one.Breadcrumb ?? ''));
  if (sent.kind === 'category' && standing && above(standing.data) !== above(data))
    wrong({ field: 'Breadcrumb', code: 'moved-in-tree' });
}

/** A product of a category that the file brings, too, has it by then. */
const isKnown = ({ field, values }: Problem, { categoryIds, productIds }: Known, data: Written): boolean =>
  (field === 'KategorieId' && categoryIds.has(data.KategorieId)) ||
  (field === 'Produkte' && productIds.has(Number(values?.value)));

interface Kept extends Pick<Meant, 'id' | 'standing' | 'data'> {
  kind: Kind;
  isPublic: boolean;
}

async function keep(tx: Tx, { kind: { thing, begin }, id, standing, data, isPublic }: Kept): Promise<void> {
  if (standing) await hold(tx, thing, id);
  else await begin(tx, data);
  await saveDraft(tx, thing.kind, String(id), data);
  if (!standing) await thing.named(tx, id, data);
  if (isPublic) await publishDraft(tx, thing.kind, String(id), { note: 'Aus einer Datei' });
}
