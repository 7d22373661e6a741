/** The ways to what is kept about the person. A page that does not exist here has no tile. */
import type { RouteKey } from '@weitersagen/contract/site/routes';
import { useT } from '../../../i18n/t.ts';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import styles from '../../../ui/tiles.module.css';
import { useFrame } from '../../page/page-frame.ts';
import { PageLink } from '../../shell/link/page-link.tsx';

interface Tile {
  to: RouteKey;
  icon: IconName;
  name: string;
  note: string;
}

export function Tiles() {
  const t = useT();
  const { mandant, paths } = useFrame();
  const number: Tile = {
    to: 'customerNumber',
    icon: 'check',
    name: t('area.number'),
    note: t('area.numberNote'),
  };
  const bank: Tile = { to: 'recommenderBankData', icon: 'bank', name: t('area.bank'), note: t('area.bankNote') };
  // Where people come signed in from elsewhere there is no page of the own data, but a right to see them.
  const own: Tile = paths.myData
    ? {
        to: 'myData',
        icon: 'user',
        name: t('area.myData'),
        note: t(mandant.newsletter ? 'area.myDataNote' : 'area.myDataNoteShort'),
      }
    : { to: 'ownData', icon: 'user', name: t('area.ownData'), note: t('area.ownDataNote') };
  const code: Tile = { to: 'offlineThanks', icon: 'note', name: t('area.code'), note: t('area.codeNote') };
  const tiles: Tile[] = [
    ...(mandant.offlineCodes ? [code] : []),
    own,
    ...(mandant.storesBankData ? [bank] : []),
    ...(mandant.needsCustomerNumber ? [number] : []),
    { to: 'claims', icon: 'search', name: t('area.claims'), note: t('area.claimsNote') },
    { to: 'yearStatement', icon: 'calendar', name: t('area.year'), note: t('area.yearNote') },
  ];
  return (
    <nav className={styles.tiles} aria-label={t('area.account')}>
      {tiles.map(({ to, icon, name, note }) => (
        <PageLink key={to} to={to}>
          <Icon name={icon} />
          <span>
            {name} <small>{note}</small>
          </span>
        </PageLink>
      ))}
    </nav>
  );
}
