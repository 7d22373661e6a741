/** How many people came over a link: a bar a day, the channels beside it, and every number as a table to open. */
import { plusDays } from '@weitersagen/contract/basics/day';
import { type EntryNumbers, showEntryNumbers } from '@weitersagen/contract/recommendation/entry-numbers';
import { channelName } from '../../i18n/channel-name.ts';
import { day } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import { Facts } from '../../ui/facts.tsx';
import { Fold } from '../../ui/fold.tsx';
import layout from '../../ui/layout.module.css';
import type { Load } from '../page/screen.ts';
import styles from './entry-chart.module.css';

type Row = EntryNumbers['rows'][number];

/** Of a number that is none of the own there is nothing to show. */
export async function numbersOf(api: Load['api'], number: string): Promise<EntryNumbers | null> {
  const found = await api(showEntryNumbers, { params: { number } });
  return found.ok ? found.value : null;
}

/** What the link is counted for: people, and whom a system of the client reported. */
const entriesIn = (rows: readonly Row[]): number =>
  rows.reduce((sum, { people, reported }) => sum + people + reported, 0);
const apartIn = (rows: readonly Row[]): number =>
  rows.reduce((sum, row) => sum + row.repeats + row.previews + row.robots + row.prefetches + row.heads, 0);

export function EntryChart({ numbers, id }: { numbers: EntryNumbers; id: string }) {
  const t = useT();
  const { entries, rows } = numbers;
  const channels = [...Map.groupBy(rows, ({ channel }) => channel)]
    .map(([channel, own]) => ({ channel, count: entriesIn(own) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
  return (
    <section className={layout.stack} id={id}>
      <h3>{t('area.entries.title')}</h3>
      <p className={`${layout.small} ${layout.soft}`}>{t('area.entries.lead', { total: entries })}</p>
      {channels.length === 0 ? <p>{t('area.entries.none')}</p> : <Days {...numbers} />}
      <Facts facts={channels.map(({ channel, count }) => [channelName(channel, t), count])} />
      {rows.length > 0 && <Numbers rows={rows} />}
    </section>
  );
}

const [barWidth, gap, height] = [8, 2, 72];

function Days({ from, until, rows }: EntryNumbers) {
  const t = useT();
  const locale = useLocale();
  const perDay = Map.groupBy(rows, (row) => row.day);
  const days: { on: string; count: number }[] = [];
  for (let on = from; on <= until; on = plusDays(on, 1)) days.push({ on, count: entriesIn(perDay.get(on) ?? []) });
  const most = days.reduce((best, one) => (one.count > best.count ? one : best));
  const width = days.length * (barWidth + gap) - gap;
  const values = { total: entriesIn(rows), days: days.length, most: most.count, day: day(most.on, locale) };
  return (
    <figure className={styles.chart}>
      <svg viewBox={`0 0 ${width} ${height + 1}`} role="img" aria-labelledby="days-of-entries">
        <title id="days-of-entries">{t('area.entries.chart', values)}</title>
        {days.map(({ on, count }, place) => {
          const tall = count === 0 ? 0 : Math.max(3, Math.round((count / most.count) * height));
          return <rect key={on} x={place * (barWidth + gap)} y={height - tall} width={barWidth} height={tall} rx="1" />;
        })}
        <path d={`M0 ${height + 0.5}H${width}`} />
      </svg>
      <figcaption>
        <span>{day(from, locale)}</span>
        <span>{day(until, locale)}</span>
      </figcaption>
    </figure>
  );
}

function Numbers({ rows }: Pick<EntryNumbers, 'rows'>) {
  const t = useT();
  const locale = useLocale();
  return (
    <Fold summary={t('area.entries.numbers')}>
      <table className={styles.numbers}>
        <thead>
          <tr>
            {(['day', 'channel', 'people', 'apart'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`area.entries.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.day} ${row.channel}`}>
              <td>{day(row.day, locale)}</td>
              <td>
                <bdi>{channelName(row.channel, t)}</bdi>
              </td>
              <td>{entriesIn([row])}</td>
              <td>{apartIn([row])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={`${layout.small} ${layout.soft}`}>{t('area.entries.apartMeans')}</p>
    </Fold>
  );
}
