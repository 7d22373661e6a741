/** Work areas: tabs, filters, a table in its states, ways on. */
import { SelectFilter, TextFilter } from '../form/filter-fields.tsx';
import { Filters, SortFilter } from '../form/filters.tsx';
import button from '../ui/button.module.css';
import { HeldButton } from '../ui/held-button.tsx';
import { Icon } from '../ui/icon.tsx';
import layout from '../ui/layout.module.css';
import { Menu } from '../ui/over/menu.tsx';
import { Badge, type BadgeKind } from '../ui/state/badge.tsx';
import { EmptyState } from '../ui/state/empty-state.tsx';
import { Chips } from '../ui/work/chips.tsx';
import { KeyPages, Pages } from '../ui/work/paging.tsx';
import { type Column, Table } from '../ui/work/table.tsx';
import { Tabs } from '../ui/work/tabs.tsx';
import work from '../ui/work/work.module.css';
import { useWords, type Words } from './sample-words.ts';
import { Chapter } from './specimen.tsx';

interface Order {
  number: string;
  day: string;
  product: string;
  name: string;
  amount: string;
  kind: BadgeKind;
  isHeld: boolean;
}

const orders = ([first = '', second = '', third = '']: readonly string[]): Order[] => [
  {
    number: '304477120931',
    day: '12.11.2026',
    product: first,
    name: 'Anna Muster',
    amount: '50,00 €',
    kind: 'info',
    isHeld: true,
  },
  {
    number: '301820044516',
    day: '02.11.2026',
    product: second,
    name: 'Katharina Schwarzenberger',
    amount: '1.070,00 €',
    kind: 'info',
    isHeld: false,
  },
  {
    number: '305567002198',
    day: '11.10.2026',
    product: third,
    name: 'Mehmet Yılmaz',
    amount: '90,00 €',
    kind: 'bad',
    isHeld: false,
  },
];

const stateOf = ({ states }: Words, kind: BadgeKind): string => states[kind === 'bad' ? 4 : 1] ?? '';

function columnsOf(words: Words): Column<Order>[] {
  const [order = '', product = '', recommender = '', reward = '', status = '', release = ''] = words.columns;
  const sort = { href: '#lists' };
  return [
    {
      head: order,
      sort: { ...sort, direction: 'descending' },
      cell: ({ number, day }) => (
        <>
          <b className={work.num}>{number}</b>
          <small>{day}</small>
        </>
      ),
    },
    { head: product, sort, cell: (row) => row.product },
    { head: recommender, sort, kind: 'name', cell: ({ name }) => name },
    { head: reward, sort, kind: 'sum', cell: ({ amount }) => amount },
    { head: status, cell: ({ kind }) => <Badge kind={kind}>{stateOf(words, kind)}</Badge> },
    { head: release, kind: 'action', cell: (row) => <Release {...row} words={words} /> },
  ];
}

function Release({ isHeld, kind, number, words }: Order & { words: Words }) {
  const label = (
    <>
      {words.release}
      <span className={layout.hush}> {number}</span>
    </>
  );
  if (kind === 'bad')
    return (
      <Menu label={`${words.actionsOf} ${number}`} isCompact>
        <a href="#lists">{words.download}</a>
      </Menu>
    );
  if (isHeld)
    return (
      <HeldButton small reason={words.reason}>
        {label}
      </HeldButton>
    );
  return (
    <button type="button" className={`${button.button} ${button.small}`}>
      {label}
    </button>
  );
}

export function ListChapter() {
  const words = useWords();
  const columns = columnsOf(words);
  const rows = orders(words.products);
  const empty = (
    <EmptyState
      title={words.nothing}
      action={
        <a className={`${button.button} ${button.second}`} href="#lists">
          {words.reset}
        </a>
      }
    >
      {words.nothingYet}
    </EmptyState>
  );
  const shown = { caption: words.caption, columns, keyOf: ({ number }: Order) => number, empty };
  return (
    <Chapter id="lists" title={words.lists}>
      <div className={`${work.work} ${layout.stack}`}>
        <div className={work.apart}>
          <h3>{words.tab[0]}</h3>
          <a className={`${button.button} ${button.second} ${button.small}`} href="#lists">
            <Icon name="download" />
            {words.download}
          </a>
        </div>
        <Tabs
          label={words.tabs}
          tabs={words.tab.map((name, index) => ({
            name,
            href: `#tab-${index}`,
            count: index < 2 ? 47 - index * 9 : undefined,
            isCurrent: index === 0,
          }))}
        />
        <ListFilters words={words} />
        <Table {...shown} rows={rows} />
        <KeyPages
          label={words.keyPages}
          first={{ name: words.first, href: undefined }}
          previous={{ name: words.previous, href: undefined }}
          next={{ name: words.next, href: '#lists' }}
          last={{ name: words.last, href: '#lists' }}
        />
        <Pages
          label={words.pages}
          current={4}
          count={9}
          hrefOf={(page) => `#page-${page}`}
          previous={words.previous}
          next={words.next}
        />
        <Table {...shown} rows={[]} />
        <Table {...shown} rows={[]} loading={words.loading} />
      </div>
    </Chapter>
  );
}

function ListFilters({ words }: { words: Words }) {
  const options = [['', words.all], ...words.states.map((state) => [state, state] as const)] as const;
  return (
    <>
      <Filters show={words.show} reset={words.reset} resetHref="#lists">
        <TextFilter name="text" label={words.search} />
        <SelectFilter name="status" label={words.status} options={options} />
        <SortFilter name="sort" label={words.sort} options={[['-day', words.newest]]} />
      </Filters>
      <Chips
        label={words.chips}
        chips={[
          { name: `${words.status}: ${words.states[1]}`, href: '#lists', remove: words.remove },
          { name: words.all, href: '#lists', isCurrent: true },
        ]}
      />
    </>
  );
}
