/** The views of a list as tabs, the whole first; how much one of them has stands beside its name, as soon as it is known. */
import { number } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import { Tabs } from '../../ui/work/tabs.tsx';
import { addressWith } from './list-query.ts';

/** The fields of the address that make a view; a tab without any is the whole list. */
const viewFields = ['ansicht', 'status'] as const;
export type ViewField = (typeof viewFields)[number];

export interface ListTab {
  name: string;
  fields: Readonly<Partial<Record<ViewField, string>>>;
  /** So many it has; nothing where it is not known. */
  count?: number | undefined;
}

/** What no other filter is needed for: views, or states where each is a tab. */
export function chosenBy(tabs: readonly ListTab[] = []): readonly ViewField[] {
  const field = viewFields.find((one) => tabs.some(({ fields }) => fields[one] !== undefined));
  return field ? [field] : [];
}

export function ListTabs({ tabs, query }: { tabs: readonly ListTab[]; query: URLSearchParams }) {
  const t = useT();
  const locale = useLocale();
  const current = currentOf(tabs, query);
  return (
    <Tabs
      label={t('work.list.views')}
      tabs={tabs.map((tab) => ({
        name: tab.name,
        href: addressWith(query, Object.fromEntries(viewFields.map((field) => [field, tab.fields[field] ?? null]))),
        count: tab.count === undefined ? undefined : number(tab.count, locale),
        isCurrent: tab === current,
      }))}
    />
  );
}

/** The one that says most of what the address says. */
function currentOf(tabs: readonly ListTab[], query: URLSearchParams): ListTab | undefined {
  const fitting = tabs.filter(({ fields }) =>
    viewFields.every((one) => (fields[one] ?? query.get(one)) === query.get(one)),
  );
  return fitting.toSorted((a, b) => Object.keys(b.fields).length - Object.keys(a.fields).length)[0];
}
