/** What stands around every place of the area: whose it is, what is the matter with it, and the tabs. */
import type { ReactNode } from 'react';
import { number } from '../../../i18n/format.ts';
import { useLocale, useT } from '../../../i18n/t.ts';
import layout from '../../../ui/layout.module.css';
import { Notice } from '../../../ui/notice.tsx';
import tabStyles from '../../../ui/work/tabs.module.css';
import work from '../../../ui/work/work.module.css';
import { useAddress, useFrame, useTitle } from '../../page/page-frame.ts';
import { PageLink } from '../../shell/link/page-link.tsx';
import styles from './area.module.css';
import { isTab, type Place, type Tab, tabsFor } from './places.ts';
import type { Waiting } from './waiting.ts';

interface Props {
  place: Place;
  waiting: Waiting;
  /** Beside the heading. */
  beside?: ReactNode;
  children: ReactNode;
}

export function AreaFrame({ place, waiting, beside, children }: Props) {
  const t = useT();
  const { agencyUser } = useFrame();
  const company = agencyUser?.company ?? '';
  const title = t(`agencyArea.place.${place}`);
  useTitle(`${title} – ${company}`);
  const isOnTab = isTab(place);
  const whose = useWhose(isOnTab);
  return (
    <AreaPage>
      <div className={work.apart}>
        <div className={styles.whose}>
          <h1>{isOnTab ? company : title}</h1>
          <p className={layout.soft}>{whose}</p>
        </div>
        {beside}
      </div>
      <Standing />
      {isOnTab ? (
        <>
          <Tabs current={place} waiting={waiting} />
          <div className={layout.stack} role="tabpanel" id="panel" aria-labelledby={`tab-${place}`}>
            {children}
          </div>
        </>
      ) : (
        children
      )}
    </AreaPage>
  );
}

/** Around every page of the area: as dense as a place of work is, and a key that leads to the search. */
export const AreaPage = ({ children }: { children: ReactNode }) => (
  <div className={work.work} data-area="agency" data-search={useAddress('agency', { tab: 'suche' })}>
    <div className={`${layout.wrap} ${layout.page} ${layout.stack}`}>{children}</div>
  </div>
);

/** "Agenturnummer 100001, Clara Brandt"; on a screen the name of the agency, which its heading does not say. */
function useWhose(isOnTab: boolean): string {
  const t = useT();
  const { agencyUser } = useFrame();
  const { firstName = '', lastName = '', agencyNumber = '', employeeNumber, company } = agencyUser ?? {};
  const name = [firstName, lastName].filter(Boolean).join(' ');
  const parts = [
    isOnTab ? null : company,
    t('agencyArea.number', { number: agencyNumber ?? '' }),
    employeeNumber ? `${name} (${employeeNumber})` : name,
  ];
  return parts.filter(Boolean).join(' · ');
}

/** What keeps an agency from working: it is not looked at yet, or it has ended. */
function Standing() {
  const t = useT();
  const { agencyUser } = useFrame();
  const status = agencyUser?.agencyStatus;
  if (!status || status === 'active') return null;
  return (
    <Notice>
      {t(`agencyArea.standing.${status}`)}{' '}
      {status === 'registered' && <PageLink to="agencyMasterData">{t('agencyArea.complete')}</PageLink>}
    </Notice>
  );
}

/**
 * Links, one of which is the chosen tab. How many things wait stands beside the words of a tab and describes it: its name are
 * its words alone.
 */
function Tabs({ current, waiting }: { current: Place; waiting: Waiting }) {
  const t = useT();
  const { agencyUser } = useFrame();
  const tabs = tabsFor(agencyUser?.rights ?? []);
  return (
    <>
      <div className={tabStyles.tabs} role="tablist" aria-label={t('agencyArea.tabs')}>
        {tabs.map((tab) => (
          <TabLink key={tab} tab={tab} isCurrent={tab === current} count={waiting[tab] ?? 0} />
        ))}
      </div>
      {tabs.map((tab) =>
        waiting[tab] ? (
          <span key={tab} id={`waits-${tab}`} hidden>
            {t('agencyArea.waiting', { count: waiting[tab] })}
          </span>
        ) : null,
      )}
    </>
  );
}

function TabLink({ tab, isCurrent, count }: { tab: Tab; isCurrent: boolean; count: number }) {
  const t = useT();
  const locale = useLocale();
  const href = useAddress('agency', { tab });
  const name = t(`agencyArea.place.${tab}`);
  return (
    <a
      href={href}
      id={`tab-${tab}`}
      role="tab"
      aria-selected={isCurrent}
      aria-current={isCurrent ? 'page' : undefined}
      aria-controls={isCurrent ? 'panel' : undefined}
      {...(count > 0 && {
        className: styles.waits,
        'data-count': number(count, locale),
        'aria-describedby': `waits-${tab}`,
      })}
    >
      {name}
    </a>
  );
}

/** Somebody whose company named no agency, or no role in it (P-05); or who works there, without the right to this place. */
export function Denied() {
  const t = useT();
  const { agencyUser } = useFrame();
  useTitle(t('agencyArea.denied'));
  const isSomebody = (agencyUser?.rights ?? []).length > 0;
  return (
    <AreaPage>
      <h1>{t('agencyArea.denied')}</h1>
      <p className={layout.read}>{t(isSomebody ? 'agencyArea.deniedHere' : 'agencyArea.deniedText')}</p>
      <p>
        {isSomebody ? (
          <PageLink to="agency">{t('agencyArea.deniedBack')}</PageLink>
        ) : (
          <PageLink to="contact">{t('agencyArea.contact')}</PageLink>
        )}
      </p>
    </AreaPage>
  );
}
