/** Jahresuebersicht: what was received in a year, on one sheet to print, with the hint on the limit below which it is free of tax. */
import { showYear } from '@weitersagen/contract/personal-area/endpoints';
import { useLoaderData } from 'react-router';
import { need, trouble } from '../../api/need.ts';
import { day, fullName, money } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import { Facts } from '../../ui/facts.tsx';
import layout from '../../ui/layout.module.css';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { useAddress, useFrame, useProductLanguage, useTitle } from '../page/page-frame.ts';
import type { Load } from '../page/screen.ts';
import { BackLink } from '../shell/link/back-link.tsx';
import styles from './personal-area.module.css';

export const texts = ['year.'];

const yearsBack = 5;

export async function load({ api, query, person, today }: Load) {
  if (!person) throw trouble(404);
  const thisYear = Number(today.slice(0, 4));
  const asked = Number(query.get('jahr') ?? thisYear);
  const isYear = Number.isInteger(asked) && asked >= 2000 && asked <= thisYear;
  const found = need(await api(showYear, { query: { year: isYear ? asked : thisYear } }));
  return { ...found, thisYear, today };
}
type Statement = Awaited<ReturnType<typeof load>>;

export default function YearScreen() {
  const statement = useLoaderData<typeof load>();
  const { year, today } = statement;
  const t = useT();
  const locale = useLocale();
  const { mandant, person } = useFrame();
  useTitle(t('year.title', { year }));
  return (
    <div className={`${layout.wrap} ${layout.page} ${layout.wide}`}>
      <div className={`${layout.stack} ${layout.read}`}>
        <div className={styles.onScreen}>
          <BackLink to="personalArea">{t('year.back')}</BackLink>
        </div>
        <h1>{t('year.title', { year })}</h1>
        <p className={layout.lead}>{t('year.lead', { year })}</p>
      </div>
      <Years {...statement} />
      <div className={layout.read}>
        <Facts
          facts={[
            [t('year.for'), `${fullName(person?.firstName, person?.lastName)}, ${person?.email}`],
            [t('year.by'), `${mandant.name}, ${mandant.imprintLine}`],
            [t('year.made'), day(today, locale)],
          ]}
        />
      </div>
      <Items {...statement} />
      <section className={`${layout.card} ${layout.tint} ${layout.read}`}>
        <h2>{t('year.tax')}</h2>
        <p>{t('year.taxText')}</p>
        <p className={`${layout.small} ${layout.soft}`}>{t('year.taxNoAdvice')}</p>
      </section>
    </div>
  );
}

function Years({ year, thisYear }: Statement) {
  const t = useT();
  const years = Array.from({ length: yearsBack }, (_, index) => thisYear - index);
  return (
    <nav className={`${layout.row} ${styles.onScreen}`} aria-label={t('year.choose')}>
      {years.map((one) => (
        <YearLink key={one} year={one} isShown={one === year} />
      ))}
    </nav>
  );
}

const YearLink = ({ year, isShown }: { year: number; isShown: boolean }) => (
  <a
    href={useAddress('yearStatement', { jahr: year })}
    className={`${button.button} ${button.small} ${isShown ? '' : button.second}`}
    aria-current={isShown ? 'page' : undefined}
  >
    {year}
  </a>
);

function Items({ year, items, receivedCents }: Statement) {
  const t = useT();
  const locale = useLocale();
  const lang = useProductLanguage();
  if (items.length === 0)
    return (
      <EmptyState title={t('year.noneTitle', { year })} level="h2">
        {t('year.none', { year })}
      </EmptyState>
    );
  return (
    <table className={styles.statement}>
      <caption className={layout.hush}>{t('year.title', { year })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('year.day')}</th>
          <th scope="col">{t('year.product')}</th>
          <th scope="col">{t('year.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ receivedAt, kind, recommendationNumber, product, amountCents }) => (
          <tr key={`${recommendationNumber} ${receivedAt.toISOString()}`}>
            <td>{day(receivedAt, locale)}</td>
            <td>
              <span lang={lang}>{product}</span>
              {kind === 'voucher' && `, ${t('year.voucher')}`}
              <div className={`${layout.small} ${layout.soft}`}>
                {t('year.number', { number: recommendationNumber })}
              </div>
            </td>
            <td>{money(amountCents, locale)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {t('year.sum')}
          </th>
          <td>
            <b>{money(receivedCents, locale)}</b>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
