/** One category: its words in each language, what it shows, what is decided about it. It keeps itself while somebody writes. */
import type { Api, Outcome } from '@weitersagen/contract/page/page';
import {
  type CategoryDetail,
  categoryCalls,
  saveCategory,
  showDeskCategory,
} from '@weitersagen/contract/product/category-desk';
import { useLoaderData } from 'react-router';
import { need } from '../../api/need.ts';
import { number } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import { Facts } from '../../ui/facts.tsx';
import layout from '../../ui/layout.module.css';
import { Obstacles, Plans } from '../content/editor/deeds.tsx';
import { Editor } from '../content/editor/editor.tsx';
import type { Calls } from '../content/editor/keeping/use-keeper.ts';
import { noNames } from '../content/editor/suggestions.ts';
import { languageName } from '../content/names.tsx';
import { useSeat } from '../desk-context.ts';
import { decideThing } from '../draft/decide-thing.ts';
import { changedText, ThingBadge } from '../draft/names.tsx';
import { type EditedThing, editedThing } from '../draft/thing.ts';
import { ThingDeeds } from '../draft/thing-deeds.tsx';
import { BackToList } from '../layout/back-to-list.tsx';
import { productsAt } from '../product/names.tsx';
import { deskPath, type Load, type Submit } from '../screen.ts';
import { categoryData, categoryWritten, placeIn } from './fields.ts';
import { categoriesAt, categoryPath } from './names.ts';

type EditedCategory = EditedThing<CategoryDetail>;

export const load = async ({ api, params }: Load) => need(await api(showDeskCategory, { params: { id: params.id } }));

export const submit = (given: Submit) =>
  decideThing(given, { noun: 'category', path: categoriesAt, calls: categoryCalls });

const ownOf = ({ languages }: Pick<CategoryDetail, 'languages'>): string => languages[0] ?? 'de';

const edited = (detail: CategoryDetail): EditedCategory =>
  editedThing(detail, {
    noun: 'category',
    kind: 'categories',
    title: String(detail.data.Titel ?? ''),
    dataOf: (data) => categoryData(data, ownOf(detail)),
    placeOf: ({ data }, field) => placeIn(data, ownOf(detail), field),
  });

const outcomeOf = (outcome: Outcome<CategoryDetail>): Outcome<EditedCategory> =>
  outcome.ok ? { ...outcome, value: edited(outcome.value) } : outcome;

const calls: Calls<EditedCategory> = {
  load: async (api: Api, { thing: { id } }) => outcomeOf(await api(showDeskCategory, { params: { id } })),
  save: async (api: Api, { thing }, data, revision) =>
    outcomeOf(
      await api(saveCategory, {
        params: { id: thing.id },
        body: { revision, data: categoryWritten(data, ownOf(thing)) } as never,
      }),
    ),
};

export default function CategoryScreen() {
  const category = useLoaderData<typeof load>();
  const t = useT();
  const { slug } = useSeat().mandant;
  return (
    <Editor
      key={category.id}
      loaded={edited(category)}
      calls={calls}
      names={noNames}
      back={<BackToList href={deskPath(slug, categoriesAt)}>{t('desk.category.title')}</BackToList>}
      badge={({ thing }) => <ThingBadge state={thing.state} />}
      deeds={(kept) => <ThingDeeds kept={kept} noun="category" />}
      standing={(detail) => (
        <>
          <Plans detail={detail} />
          <Obstacles detail={detail} />
        </>
      )}
      seenAt={({ thing }) => ({ path: `/${thing.data.Slug}` })}
      beside={() => ({ text: <Above category={category} /> })}
      below={({ thing }) => <About category={thing} />}
    />
  );
}

/** What the name in the path of each language is put behind. */
function Above({ category: { above } }: { category: CategoryDetail }) {
  const t = useT();
  const locale = useLocale();
  const { slug } = useSeat().mandant;
  return (
    <div data-wide className={layout.soft}>
      {above.length === 0 ? (
        <p>{t('desk.category.above.none')}</p>
      ) : (
        above.map(({ language, breadcrumb }) => (
          <p key={language}>
            {t('desk.category.above.in', { language: languageName(language, locale), above: breadcrumb })}
          </p>
        ))
      )}
      <p>
        <a href={deskPath(slug, categoriesAt)}>{t('desk.category.above.move')}</a>
      </p>
    </div>
  );
}

function About({ category: { id, products, ...category } }: { category: CategoryDetail }) {
  const t = useT();
  const locale = useLocale();
  const { slug } = useSeat().mandant;
  return (
    <section className={layout.card} aria-labelledby="facts">
      <h2 id="facts">{t('desk.edit.facts')}</h2>
      <Facts
        facts={[
          [t('desk.category.number'), String(id)],
          [
            t('desk.category.products'),
            <a key="products" href={`${deskPath(slug, productsAt)}?kategorie=${id}`}>
              {t('desk.category.productsOf', { count: products, countText: number(products, locale) })}
            </a>,
          ],
          [t('desk.edit.changed'), changedText(category, t, locale)],
        ]}
      />
      <p>
        <a href={`${categoryPath(slug, id)}/fassungen`}>{t('desk.edit.versions')}</a>
      </p>
    </section>
  );
}
