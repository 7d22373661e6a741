/** The mails that a mandant says in own words, as the list of mails shows them: which languages, and how each stands. */
import type { ItemData } from '@weitersagen/contract/cms/schema';
import { contentSchemas } from '@weitersagen/contract/content/content-schemas';
import type { OwnItem } from '@weitersagen/contract/mail/own-words-endpoints';
import type { Ctx } from '#platform/context.ts';
import { placeOf } from './content.ts';
import { dataOf, presentRow, type Shown, shownIn } from './row.ts';
import { type ContentListRow, listContentOf, listWaiting } from './sql.ts';

/** More than there are mails; those in the archive are among them. */
const most = 200;

/** By the number of the mail; one in the archive stands back behind one that is not. */
export async function listOwnItems(ctx: Ctx): Promise<ReadonlyMap<string, OwnItem>> {
  const shown = await shownIn(ctx);
  const { rows, waiting } = await ctx.report(async (tx) => {
    const place = placeOf(tx);
    const found = await listContentOf(tx.db, place, contentSchemas.mails.name, most);
    const draftIds = found.map(({ draftId }) => draftId);
    return { rows: found, waiting: await listWaiting(tx.db, place, draftIds) };
  });
  const isArchived = ({ status }: ContentListRow) => status === 'archived';
  const ordered = [...rows.filter(isArchived), ...rows.filter((row) => !isArchived(row))];
  return new Map(
    ordered.map((row) => [String(dataOf(row.data).vorlage?.iv ?? ''), itemOf(row, shown, waiting.has(row.draftId))]),
  );
}

function itemOf(row: ContentListRow, shown: Shown, isWaiting: boolean): OwnItem {
  const { id, state, plannedAt } = presentRow(row, shown);
  const [worked, published] = [dataOf(row.data), row.status === 'published' ? dataOf(row.published) : {}];
  return {
    id,
    state,
    plannedAt,
    isWaiting,
    languages: shown.languages.flatMap((one) => stateIn(one, worked, published)),
  };
}

/** Nothing where the program speaks, and will. */
function stateIn(language: string, worked: ItemData, published: ItemData): OwnItem['languages'] {
  const [now, then] = [wordsIn(published, language), wordsIn(worked, language)];
  if (now === undefined && then === undefined) return [];
  return [{ language, state: now === undefined ? 'draft' : now === then ? 'published' : 'changed' }];
}

/** All of them as one, to be compared. */
function wordsIn(data: ItemData, language: string): string | undefined {
  const words = ['betreff', 'text', 'html'].map((field) => String(data[field]?.[language] ?? ''));
  return words.every((one) => one.trim() === '') ? undefined : JSON.stringify(words);
}
