/** A premium that is to be public, as one person asks for it and another one agrees where it is a voucher (rules 3.12). */
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import type { FieldChange, Written } from '@weitersagen/contract/draft/desk';
import { findDraft } from '#draft/draft.ts';
import type { Tx } from '#platform/context.ts';
import { changedLeaves } from '#platform/settings/leaves.ts';
import { hold, publishThing, type Wish, workedCopy, written } from '../draft/thing.ts';
import { isVoucher, premiumThing } from './kind.ts';

type FieldChanged = Value<typeof FieldChange>;

export interface PremiumPublication {
  premiumId: number;
  /** What was asked for is what was seen: another working copy is refused. */
  revision: number;
  /** In milliseconds since 1970; null is now. */
  atMs: number | null;
  note: string | null;
  /** Of the working copy, for whoever reads the request. */
  name: string;
  amountCents: number;
  /** Nothing of one that never was public. */
  changes: FieldChanged[];
}

/** A request is kept and read as one: of a very long list of products its beginning is told. */
const shownMax = 300;
const shortened = (value: string | null): string | null =>
  value !== null && value.length > shownMax ? `${value.slice(0, shownMax - 1)}…` : value;

export async function publicationOf(tx: Tx, id: number, { at, note, revision }: Wish): Promise<PremiumPublication> {
  const standing = await hold(tx, premiumThing, id);
  const copy = await workedCopy(tx, premiumThing, id, standing);
  return {
    premiumId: id,
    revision,
    atMs: at?.getTime() ?? null,
    note,
    name: String(copy.Name ?? ''),
    amountCents: Number(copy.WertCent) || 0,
    changes: standing.isDrafted ? [] : changesOf(standing.data, written(premiumThing, id, copy)),
  };
}

/** What was not there and what is empty are one. */
const changesOf = (before: Written, after: Written): FieldChanged[] =>
  changedLeaves(before, after)
    .filter(({ from, to }) => (from ?? '') !== (to ?? ''))
    .map(({ path: field, from, to }) => ({ field, from: shortened(from), to: shortened(to) }));

const draftOf = (tx: Tx, premiumId: number) => findDraft(tx, premiumThing.kind, String(premiumId));

export async function premiumDraftId(tx: Tx, { premiumId }: PremiumPublication): Promise<number> {
  await hold(tx, premiumThing, premiumId);
  return ((await draftOf(tx, premiumId)) ?? refuse('unknown')).id;
}

/** It is held until the transaction ends, so what is judged is what goes public. Where there is nothing new, nothing happens. */
export async function isOfOnePerson(tx: Tx, { premiumId, atMs }: PremiumPublication): Promise<boolean> {
  const { data } = await hold(tx, premiumThing, premiumId);
  const copy = (await draftOf(tx, premiumId))?.data ?? null;
  return (atMs === null && copy === null) || !(isVoucher(data) || isVoucher(copy ?? data));
}

/** A plan keeps whether another person has agreed, and is judged by it at its moment. */
export const carryOutPremium = (
  tx: Tx,
  { premiumId, atMs, revision, note }: PremiumPublication,
  isAgreed: boolean,
): Promise<void> =>
  publishThing(tx, premiumThing, premiumId, { at: atMs === null ? null : new Date(atMs), revision, note, isAgreed });
