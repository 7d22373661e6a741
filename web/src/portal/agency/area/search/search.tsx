/** "Suche": one field over everything the agency has; the newest few of each, and a way to all of them. */
import { searchAgency } from '@weitersagen/contract/agency-area/endpoints';
import { partMin } from '@weitersagen/contract/basics/list';
import type { ReactNode } from 'react';
import { need } from '../../../../api/need.ts';
import formStyles from '../../../../form/form.module.css';
import { day, typedName } from '../../../../i18n/format.ts';
import { useLocale, useT } from '../../../../i18n/t.ts';
import button from '../../../../ui/button.module.css';
import { Icon } from '../../../../ui/icon.tsx';
import layout from '../../../../ui/layout.module.css';
import { EmptyState } from '../../../../ui/state/empty-state.tsx';
import type { Load } from '../../../page/screen.ts';
import { PageLink } from '../../../shell/link/page-link.tsx';
import styles from '../area.module.css';
import type { Tab } from '../places.ts';
import { view } from '../view.ts';

async function load({ api, query }: Load) {
  const text = query.get('text')?.trim().slice(0, 100) ?? '';
  const found = text === '' ? null : need(await api(searchAgency, { query: { text } }));
  return { text, found };
}
type Data = Awaited<ReturnType<typeof load>>;

export const search = view<Data>({ load, draw: (data) => <Search {...data} /> });

function Search({ text, found }: Data) {
  const t = useT();
  return (
    <>
      <search>
        <form method="get" className={styles.search}>
          <div className={formStyles.field}>
            <label htmlFor="area-search">{t('agencySearch.label')}</label>
            <input
              className={formStyles.input}
              id="area-search"
              name="text"
              type="search"
              defaultValue={text}
              aria-describedby="area-search-hint"
            />
          </div>
          <button type="submit" className={button.button}>
            <Icon name="search" />
            {t('agencySearch.submit')}
          </button>
          <p id="area-search-hint" className={`${layout.soft} ${layout.small}`}>
            {t('agencySearch.hint')}
          </p>
          <label className={`${styles.all} ${styles.keyed}`} data-search-key hidden>
            <input type="checkbox" className={formStyles.tick} />
            {t('agencySearch.key')}
          </label>
        </form>
      </search>
      {found && <Found text={text} found={found} />}
    </>
  );
}

function Found({ text, found }: { text: string; found: NonNullable<Data['found']> }) {
  const t = useT();
  const locale = useLocale();
  const { recommenders, leads, orders, invitations } = found;
  if (recommenders.length + leads.length + orders.length + invitations.length === 0)
    return (
      <EmptyState title={t('agencySearch.none')} level="h2">
        {t('agencySearch.noneText', { text })} {text.length < partMin && t('agencyList.short')}
      </EmptyState>
    );
  return (
    <div className={styles.halves}>
      <Group tab="empfehlungen" text={text}>
        {recommenders.map(({ hash, firstName, lastName, email, registeredAt }) => (
          <Item
            key={hash}
            tab="empfehlungen"
            text={email ?? text}
            name={typedName(firstName, lastName) || t('agencyRecommender.deleted')}
            line={[email, day(registeredAt, locale)]}
          />
        ))}
      </Group>
      <Group tab="leads" text={text}>
        {leads.map(({ number, firstName, lastName, email, product }) => (
          <Item
            key={number}
            tab="leads"
            text={number}
            name={typedName(firstName, lastName) || (email ?? number)}
            line={[product, email]}
          />
        ))}
      </Group>
      <Group tab="auftraege" text={text}>
        {orders.map(({ number, product, recipient, status }) => (
          <Item
            key={number}
            tab="auftraege"
            text={number}
            name={number}
            line={[product, recipient, t(`agencyOrder.statusOf.${status}`)]}
          />
        ))}
      </Group>
      <Group tab="einladungen" text={text}>
        {invitations.map(({ id, firstName, lastName, email, status }) => (
          <Item
            key={id}
            tab="einladungen"
            text={email ?? text}
            name={typedName(firstName, lastName) || t('agencyInvite.nameGone')}
            line={[email, t(`agencyInvite.statusOf.${status}`)]}
          />
        ))}
      </Group>
    </div>
  );
}

function Group({ tab, text, children }: { tab: Tab; text: string; children: readonly ReactNode[] }) {
  const t = useT();
  if (children.length === 0) return null;
  return (
    <section className={`${layout.card} ${layout.stack}`} aria-labelledby={`found-${tab}`}>
      <h2 id={`found-${tab}`}>{t(`agencyArea.place.${tab}`)}</h2>
      <ul className={styles.found}>{children}</ul>
      <p>
        <PageLink to="agency" values={{ tab, text }}>
          {t('agencySearch.all')}
          <span className={layout.hush}> – {t(`agencyArea.place.${tab}`)}</span>
        </PageLink>
      </p>
    </section>
  );
}

interface ItemProps {
  tab: Tab;
  /** What finds it alone in its list. */
  text: string;
  name: string;
  line: readonly (string | null)[];
}

/** Leads to its row in the list. */
const Item = ({ tab, text, name, line }: ItemProps) => (
  <li>
    <PageLink to="agency" values={{ tab, text }}>
      <b>{name}</b>
    </PageLink>
    <small>{line.filter(Boolean).join(' · ')}</small>
  </li>
);
