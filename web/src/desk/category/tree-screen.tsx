/** The categories as the tree they are: each to be opened, put somewhere else by hand, key or question, and a new one begun. */
import { treeOf } from '@weitersagen/contract/product/breadcrumb';
import {
  createCategory,
  type DeskCategoryRow,
  moveCategory,
  showCategoryTree,
} from '@weitersagen/contract/product/category-desk';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { need } from '../../api/need.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { Ask } from '../../work/decision/question.tsx';
import { questionOf } from '../../work/decision/question-address.ts';
import { PageHead } from '../../work/page-head.tsx';
import { useWorkArea } from '../../work/work-area.ts';
import { useSeat } from '../desk-context.ts';
import type { Load, Submit } from '../screen.ts';
import { deskApi } from '../session.ts';
import { type Place, placeAtEnd, placeOf } from './branches.ts';
import { categoryPath } from './names.ts';
import { MoveCategory, movedField, moveQuestion, NewCategory, newQuestion } from './questions.tsx';
import { Tree } from './tree.tsx';
import { placeText } from './words-of-place.ts';

export const load = async ({ api }: Load) => need(await api(showCategoryTree)).categories;

export async function submit({ api, form, query, mandant, done, t }: Submit) {
  if (questionOf(query) !== moveQuestion)
    return form.send(createCategory, {}, ({ id, title }) =>
      done(t('desk.category.new.done', { title }), categoryPath(mandant.slug, id)),
    );
  const { categories } = need(await api(showCategoryTree));
  const moved = categories.find(({ id }) => String(id) === query.get(movedField));
  if (!moved) return form.refuse('above', t('desk.category.move.gone'));
  const above = form.values.above || null;
  const place = placeAtEnd(treeOf(categories), moved, above, form.values.end === 'first' ? 'first' : 'last');
  return form.send(moveCategory, { params: { id: String(moved.id) }, instead: { ...place } }, ({ categories: after }) =>
    done(placeText(t, treeOf(after), moved)),
  );
}

export default function CategoryTreeScreen() {
  const t = useT();
  const [categories, move] = useMoves(useLoaderData<typeof load>());
  const tree = treeOf(categories);
  return (
    <>
      <PageHead title={t('desk.category.title')} lead={t('desk.category.lead')} />
      <div className={layout.row}>
        <Ask name={newQuestion} isFirst>
          {t('desk.category.new.title')}
        </Ask>
      </div>
      <Tree tree={tree} onMove={move} />
      <NewCategory tree={tree} />
      <MoveCategory tree={tree} categories={categories} />
    </>
  );
}

/** What the server says a move made of the tree, until the page is loaded anew. */
function useMoves(loaded: readonly DeskCategoryRow[]) {
  const t = useT();
  const locale = useLocale();
  const { slug } = useSeat().mandant;
  const { say } = useWorkArea();
  const [after, setAfter] = useState<{ of: readonly DeskCategoryRow[]; categories: readonly DeskCategoryRow[] }>();
  const now = after?.of === loaded ? after.categories : loaded;
  const moveIn = async (stands: readonly DeskCategoryRow[], row: DeskCategoryRow, place: Place): Promise<void> => {
    const before = placeOf(treeOf(stands), row);
    const outcome = await deskApi(slug, locale)(moveCategory, { params: { id: String(row.id) }, body: place as never });
    if (!outcome.ok) return say(outcome.error.Fehler[0]?.Message || outcome.error.Message);
    const { categories } = outcome.value;
    setAfter({ of: loaded, categories });
    const moved = categories.find(({ id }) => id === row.id);
    say(placeText(t, treeOf(categories), row), moved && (() => void moveIn(categories, moved, before)));
  };
  const move = (row: DeskCategoryRow, place: Place): Promise<void> => moveIn(now, row, place);
  return [now, move] as const;
}
