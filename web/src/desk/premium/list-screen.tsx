/** Everything that is or was offered as a premium: its value, its days, its products, the stock of its codes. */
import { draftState } from '@weitersagen/contract/draft/desk';
import {
  createPremium,
  type DeskPremiumRow,
  listDeskPremiums,
  premiumView,
  stockLow,
} from '@weitersagen/contract/premium/desk';
import { spanOf } from '@weitersagen/contract/premium/time-line';
import { useLoaderData, useLocation } from 'react-router';
import { SelectField } from '../../form/field/select-field.tsx';
import { HiddenField, TextField } from '../../form/field/text-field.tsx';
import { money, number } from '../../i18n/format.ts';
import { useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { Badge } from '../../ui/state/badge.tsx';
import { Ask, Question } from '../../work/decision/question.tsx';
import { HeadedList, loadList, type Reader } from '../../work/list/headed-list.tsx';
import type { ListColumn } from '../../work/list/list-page.tsx';
import type { ListKind } from '../../work/list/list-query.ts';
import { ThingChanged, ThingState } from '../draft/names.tsx';
import type { Load, Submit } from '../screen.ts';
import { premiumPath, SpanText } from './names.tsx';

const list: ListKind = {
  status: draftState,
  views: premiumView,
  columns: { id: 'Id', name: 'Name', value: 'WertCent' },
  usual: 'desk.premium.usual',
  isAscending: true,
};
const newQuestion = 'neu';

export const load = (given: Load) => loadList(given, list, listDeskPremiums);

export const submit = ({ form, mandant, done, t }: Submit) =>
  form.send(createPremium, {}, ({ id }) => done(t('desk.premium.new.done', { id }), premiumPath(mandant.slug, id)));

export default function PremiumListScreen() {
  return (
    <HeadedList
      words="desk.premium"
      lead="desk.premium.lead"
      statusKey="desk.thing.stateOf"
      viewKey="desk.premium.viewOf"
      kind={list}
      loaded={useLoaderData<typeof load>()}
      hasNoDays
      columns={columnsOf}
      keyOf={({ id }) => id}
    >
      <NewPremium />
    </HeadedList>
  );
}

/** For a product, where one of its page leads here. */
function NewPremium() {
  const t = useT();
  const productId = new URLSearchParams(useLocation().search).get('produkt') ?? '';
  return (
    <div className={layout.row}>
      <Ask name={newQuestion} isFirst>
        {t('desk.premium.new.title')}
      </Ask>
      <Question
        name={newQuestion}
        title={t('desk.premium.new.title')}
        submit={t('desk.content.new.make')}
        schema={createPremium.body}
        consequence={<p>{t('desk.premium.new.then')}</p>}
      >
        <TextField
          name="name"
          label={t('desk.content.field.premiums.Name')}
          hint={t('desk.content.hint.premiums.Name')}
          autoComplete="off"
        />
        <TextField
          name="externalId"
          label={t('desk.content.field.premiums.ExterneId')}
          autoComplete="off"
          width="middle"
        />
        <SelectField
          name="kind"
          label={t('desk.content.field.premiums.Art')}
          options={(['Geld', 'Gutschein'] as const).map(
            (word) => [word, t(`desk.content.choice.Art.${word}`)] as const,
          )}
        />
        <HiddenField name="productId" value={productId} />
      </Question>
    </div>
  );
}

const columnsOf = ({ t, locale, slug }: Reader): ListColumn<DeskPremiumRow>[] => [
  {
    head: t('desk.premium.name'),
    kind: 'name',
    sortedBy: 'name',
    cell: ({ id, name, externalId }) => (
      <>
        <a href={premiumPath(slug, id)}>
          <bdi>{name}</bdi>
        </a>
        <small>{externalId}</small>
      </>
    ),
  },
  { head: t('desk.premium.number'), kind: 'sum', sortedBy: 'id', cell: ({ id }) => id },
  {
    head: t('desk.premium.value'),
    kind: 'sum',
    sortedBy: 'value',
    cell: ({ valueCents, kind }) => (
      <>
        {money(valueCents, locale)}
        <small>{t(`desk.premium.kindOf.${kind}`)}</small>
      </>
    ),
  },
  {
    head: t('desk.premium.days'),
    cell: (row) => (
      <>
        <SpanText span={spanOf(row)} />
        <small>{t(`desk.product.offer.${row.isValid ? 'valid' : 'over'}`)}</small>
      </>
    ),
  },
  { head: t('desk.premium.productCount'), kind: 'sum', cell: ({ products }) => number(products, locale) },
  {
    head: t('desk.premium.stock.free'),
    kind: 'sum',
    cell: ({ freeCodes }) =>
      freeCodes === null ? (
        '–'
      ) : freeCodes < stockLow ? (
        <Badge kind="warn">{number(freeCodes, locale)}</Badge>
      ) : (
        number(freeCodes, locale)
      ),
  },
  {
    head: t('desk.product.state'),
    cell: (row) => (
      <>
        <ThingState {...row} />
        {row.isWaiting && <small>{t('desk.approval.isWaiting')}</small>}
        <small>
          <ThingChanged {...row} />
        </small>
      </>
    ),
  },
];
