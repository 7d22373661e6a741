/**
 * What somebody has begun and not ended, in the memory of this tab: what was typed when the session was found over,
 * the file of agents, content or the catalogue that was tried, and a link or codes that no page has shown yet. It belongs to that person alone: it is gone with
 * the sign-out, and as soon as somebody else sits here. Texts of content alone outlive the page.
 */
import type { AgentImportResult } from '@weitersagen/contract/agent/desk';
import type { Value } from '@weitersagen/contract/basics/wire';
import type { ItemData } from '@weitersagen/contract/cms/schema';
import type { ImportResult } from '@weitersagen/contract/content/desk-shapes';
import type { CatalogueResult } from '@weitersagen/contract/product/transfer';
import type { Values } from '../form/reading.ts';
import { dropChosen } from './list/chosen.ts';

/** What was typed into content and is not on the server, by item: what it was typed over, and what stands there now. */
type UnsavedTexts = Map<string, { base: ItemData; mine: ItemData; revision: number }>;

interface KeptWork {
  /** What was typed into a form, until its page is shown again. */
  draft?: { address: string; values: Values } | undefined;
  /** The file of agents that was tried or imported, with what came of it, until another one is. */
  agents?: { file: File; result: AgentImportResult } | undefined;
  /** The file of content that was tried or read, with what came of it, until another one is. */
  contents?: { file: File; result: Value<typeof ImportResult> } | undefined;
  /** Likewise of the catalogue. */
  catalogue?: { file: File; result: CatalogueResult } | undefined;
  unsaved?: UnsavedTexts | undefined;
  /** What a call answered this once, and whom it is for, until a page that shows such things is loaded. */
  shownOnce?: { whom: string; text: string } | undefined;
}

let kept: { personId: number; work: KeptWork } | undefined;

/** To be read and written; what another person left is not there. */
export function workOf(personId: number): KeptWork {
  if (kept?.personId !== personId) kept = { personId, work: {} };
  return kept.work;
}

/** What is to be shown now, if it is for somebody of this page; it is forgotten either way. */
export function takeShownOnce(personId: number, isFor: (whom: string) => boolean): KeptWork['shownOnce'] {
  const work = workOf(personId);
  const { shownOnce } = work;
  work.shownOnce = undefined;
  return shownOnce && isFor(shownOnce.whom) ? shownOnce : undefined;
}

export const dropWork = (): void => {
  kept = undefined;
  dropChosen();
  sessionStorage.removeItem(reloadKey);
};

const reloadKey = 'desk.unsaved';

/** What a page that is loaded anew finds again: it is written into the tab as the page goes, and read once. */
export function unsavedOf(personId: number): UnsavedTexts {
  const work = workOf(personId);
  work.unsaved ??= takeReloaded(personId);
  return work.unsaved;
}

export function keepThroughReload(): void {
  const texts = kept?.work.unsaved;
  if (texts === undefined || texts.size === 0) sessionStorage.removeItem(reloadKey);
  else sessionStorage.setItem(reloadKey, JSON.stringify({ personId: kept?.personId, texts: [...texts] }));
}

function takeReloaded(personId: number): UnsavedTexts {
  const written = sessionStorage.getItem(reloadKey);
  sessionStorage.removeItem(reloadKey);
  const left = written === null ? undefined : (JSON.parse(written) as { personId: number; texts: [] });
  return new Map(left?.personId === personId ? left.texts : []);
}
