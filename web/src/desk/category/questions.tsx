/** What the tree asks: what a new category is called, and where one is to stand, for whoever drags nothing. */
import { isBelow, parentOf } from '@weitersagen/contract/product/breadcrumb';
import { createCategory, type DeskCategoryRow } from '@weitersagen/contract/product/category-desk';
import { useLocation } from 'react-router';
import { SelectField } from '../../form/field/select-field.tsx';
import { TextField } from '../../form/field/text-field.tsx';
import { type T, useT } from '../../i18n/t.ts';
import { Question } from '../../work/decision/question.tsx';
import { type Branch, flat } from './branches.ts';

export const newQuestion = 'neu';
export const moveQuestion = 'verschieben';
/** Of the address: the category that is asked about. */
export const movedField = 'kategorie';

const indent = '   ';

/** Everything something can stand below, as deep as it stands itself. */
const placesIn = (t: T, tree: readonly Branch[], moved?: Pick<DeskCategoryRow, 'breadcrumb'>) => [
  ['', t('desk.category.top')] as const,
  ...flat(tree)
    .filter(({ breadcrumb }) => !moved || (breadcrumb !== moved.breadcrumb && !isBelow(breadcrumb, moved.breadcrumb)))
    .map(({ breadcrumb, name, depth }) => [breadcrumb, `${indent.repeat(depth)}${name}`] as const),
];

export function NewCategory({ tree }: { tree: readonly Branch[] }) {
  const t = useT();
  return (
    <Question
      name={newQuestion}
      title={t('desk.category.new.title')}
      submit={t('desk.content.new.make')}
      schema={createCategory.body}
      consequence={<p>{t('desk.category.new.then')}</p>}
    >
      <TextField name="title" label={t('desk.content.field.categories.Titel')} autoComplete="off" />
      <TextField
        name="slug"
        label={t('desk.content.field.categories.Slug')}
        hint={t('desk.content.hint.categories.Slug')}
        autoComplete="off"
      />
      <SelectField
        name="source"
        label={t('desk.content.field.categories.Quelle')}
        options={(['festnetz', 'mobilfunk'] as const).map((word) => [word, t(`desk.content.choice.Quelle.${word}`)])}
      />
      <TextField
        name="category"
        label={t('desk.content.field.categories.Kategorie')}
        hint={t('desk.content.hint.categories.Kategorie')}
        autoComplete="off"
        width="middle"
      />
      <SelectField name="above" label={t('desk.category.move.above')} options={placesIn(t, tree)} />
    </Question>
  );
}

interface Moved {
  tree: readonly Branch[];
  categories: readonly DeskCategoryRow[];
}

export function MoveCategory({ tree, categories }: Moved) {
  const t = useT();
  const asked = new URLSearchParams(useLocation().search).get(movedField);
  const moved = categories.find(({ id }) => String(id) === asked);
  return (
    <Question
      key={moved?.id}
      name={moveQuestion}
      title={t('desk.category.move.title', { title: moved?.title ?? '' })}
      submit={t('desk.category.move.go')}
      isHeld={!moved}
      consequence={<p>{t('desk.category.move.then')}</p>}
    >
      <SelectField
        name="above"
        label={t('desk.category.move.above')}
        options={placesIn(t, tree, moved)}
        value={(moved && parentOf(moved.breadcrumb)) ?? ''}
      />
      <SelectField
        name="end"
        label={t('desk.category.move.end')}
        options={[
          ['last', t('desk.category.move.last')],
          ['first', t('desk.category.move.first')],
        ]}
      />
    </Question>
  );
}
