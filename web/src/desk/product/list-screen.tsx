/** Products of the mandant and of its providers: found by words, category and source; a new one begins here. */
import { draftState } from '@weitersagen/contract/draft/desk';
import { productProvider } from '@weitersagen/contract/mandant/schemas';
import { noCommission } from '@weitersagen/contract/product/commission';
import {
  createProduct,
  type DeskProductRow,
  draftView,
  listCategoryChoices,
  listCommissionClasses,
  listDeskProducts,
} from '@weitersagen/contract/product/desk';
import { source } from '@weitersagen/contract/product/entry';
import { downloadProducts } from '@weitersagen/contract/product/transfer';
import { useLoaderData, useLocation } from 'react-router';
import { addressOf } from '../../api/client.ts';
import { need } from '../../api/need.ts';
import { SelectField } from '../../form/field/select-field.tsx';
import { TextField } from '../../form/field/text-field.tsx';
import { SelectFilter } from '../../form/filter-fields.tsx';
import { useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import layout from '../../ui/layout.module.css';
import { Ask, Question } from '../../work/decision/question.tsx';
import { FileLink } from '../../work/list/file-link.tsx';
import { HeadedList, loadList, type Reader } from '../../work/list/headed-list.tsx';
import type { ListColumn } from '../../work/list/list-page.tsx';
import type { ListKind } from '../../work/list/list-query.ts';
import { useSeat } from '../desk-context.ts';
import { ThingChanged, ThingState } from '../draft/names.tsx';
import { deskPath, type Load, type Submit } from '../screen.ts';
import { Classes, productPath, productsAt, ShortPrice } from './names.tsx';

const list: ListKind = {
  status: draftState,
  views: draftView,
  columns: { name: 'Name', id: 'Id' },
  fields: { categoryId: 'kategorie', source: 'quelle', provider: 'anbieter', commissionClass: 'klasse' },
  usual: 'desk.product.usual',
  isAscending: true,
  shortFinds: 'beginning',
};
const newQuestion = 'neu';

export async function load(given: Load) {
  const [listed, categories, classes] = await Promise.all([
    loadList(given, list, listDeskProducts),
    given.api(listCategoryChoices),
    given.api(listCommissionClasses),
  ]);
  return { ...listed, categories: need(categories), classes: need(classes) };
}

export const submit = ({ form, mandant, done, t }: Submit) =>
  form.send(createProduct, {}, ({ id }) => done(t('desk.product.new.done', { id }), productPath(mandant.slug, id)));

export default function ProductListScreen() {
  const loaded = useLoaderData<typeof load>();
  const { categories, classes } = loaded;
  const breadcrumbs = new Map(categories.map(({ id, breadcrumb }) => [id, breadcrumb]));
  return (
    <HeadedList
      words="desk.product"
      lead="desk.product.lead"
      statusKey="desk.thing.stateOf"
      viewKey="desk.thing.viewOf"
      kind={list}
      loaded={loaded}
      filters={<OwnFilters categories={categories} classes={classes} />}
      hasNoDays
      columns={(reader) => columnsOf(reader, breadcrumbs)}
      keyOf={({ id }) => id}
    >
      <NewProduct />
    </HeadedList>
  );
}

function OwnFilters({ categories, classes }: Pick<Awaited<ReturnType<typeof load>>, 'categories' | 'classes'>) {
  const t = useT();
  const query = new URLSearchParams(useLocation().search);
  const all = ['', t('work.list.all')] as const;
  return (
    <>
      <SelectFilter
        name="kategorie"
        label={t('desk.product.category')}
        value={query.get('kategorie') ?? ''}
        options={[all, ...categories.map(({ id, breadcrumb }) => [String(id), breadcrumb] as const)]}
      />
      <SelectFilter
        name="quelle"
        label={t('desk.product.source')}
        value={query.get('quelle') ?? ''}
        options={[all, ...source.options.map((one) => [one, t(`desk.content.choice.Quelle.${one}`)] as const)]}
      />
      <SelectFilter
        name="anbieter"
        label={t('desk.product.provider')}
        value={query.get('anbieter') ?? ''}
        options={[all, ...productProvider.options.map((one) => [one, t(`desk.product.providerOf.${one}`)] as const)]}
      />
      <SelectFilter
        name="klasse"
        label={t('desk.product.commissionClass')}
        value={query.get('klasse') ?? ''}
        options={[all, [noCommission, t('desk.product.noCommission')], ...classes.map((one) => [one, one] as const)]}
      />
    </>
  );
}

function NewProduct() {
  const t = useT();
  const { mandant } = useSeat();
  return (
    <div className={layout.row}>
      <Ask name={newQuestion} isFirst>
        {t('desk.product.new.title')}
      </Ask>
      <a className={`${button.button} ${button.second}`} href={deskPath(mandant.slug, productsAt, 'datei')}>
        {t('desk.catalogue.file.title')}
      </a>
      <FileLink isSmall={false} href={addressOf(mandant.slug, downloadProducts)}>
        {t('desk.catalogue.file.table')}
      </FileLink>
      <Question
        name={newQuestion}
        title={t('desk.product.new.title')}
        submit={t('desk.content.new.make')}
        schema={createProduct.body}
        consequence={<p>{t('desk.product.new.then')}</p>}
      >
        <TextField name="name" label={t('desk.content.field.products.Name')} autoComplete="off" />
        <TextField
          name="externalId"
          label={t('desk.content.field.products.ExterneId')}
          hint={t('desk.content.hint.products.ExterneId')}
          autoComplete="off"
          width="middle"
        />
        <SelectField
          name="source"
          label={t('desk.product.source')}
          options={source.options.map((one) => [one, t(`desk.content.choice.Quelle.${one}`)] as const)}
        />
      </Question>
    </div>
  );
}

const columnsOf = ({ t, slug }: Reader, breadcrumbs: ReadonlyMap<number, string>): ListColumn<DeskProductRow>[] => [
  {
    head: t('desk.product.name'),
    kind: 'name',
    sortedBy: 'name',
    cell: ({ id, name, externalId }) => (
      <>
        <a href={productPath(slug, id)}>
          <bdi>{name}</bdi>
        </a>
        <small>{externalId}</small>
      </>
    ),
  },
  { head: t('desk.product.number'), kind: 'sum', sortedBy: 'id', cell: ({ id }) => id },
  {
    head: t('desk.product.category'),
    cell: ({ categoryId, source: of }) => (
      <>
        {categoryId === null ? t('desk.product.noCategory') : (breadcrumbs.get(categoryId) ?? categoryId)}
        <small>{t(`desk.content.choice.Quelle.${of}`)}</small>
      </>
    ),
  },
  {
    head: t('desk.product.price'),
    cell: ({ monthlyCents, priceSteps }) => <ShortPrice {...{ monthlyCents, priceSteps }} />,
  },
  {
    head: t('desk.product.commission'),
    cell: ({ commission }) =>
      commission === null ? t('desk.product.noCommission') : <Classes commission={commission} />,
  },
  {
    head: t('desk.product.state'),
    cell: ({ provider, ...row }) => (
      <>
        <ThingState {...row} />
        {provider !== 'standard' && <small>{t(`desk.product.providerOf.${provider}`)}</small>}
      </>
    ),
  },
  { head: t('desk.product.changed'), cell: (row) => <ThingChanged {...row} /> },
];
