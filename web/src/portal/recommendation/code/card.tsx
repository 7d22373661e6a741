/** The card that is given away: whose programme it is, the code for the camera and for the fingers, and what it is (§ 5a UWG). */
import { useT } from '../../../i18n/t.ts';
import { logoOf } from '../../../ui/themes/brand.ts';
import { useFrame } from '../../page/page-frame.ts';
import styles from './code.module.css';

export interface CardData {
  code: string;
  /** Where the code is typed, without what nobody types. */
  address: string;
  /** The QR code as the address of a picture. */
  picture: string;
}

export function Card({ card: { code, address, picture } }: { card: CardData }) {
  const t = useT();
  const { id, name, recommenderDefaultShare, recipientCapCents } = useFrame().mandant;
  // A cap may leave something.
  const isPaid = recommenderDefaultShare !== 0 || recipientCapCents !== null;
  const logo = logoOf(id);
  return (
    <div className={styles.card}>
      <div className={styles.brand}>{logo ? <img src={logo} alt={name} height="20" /> : <b>{name}</b>}</div>
      <div className={styles.words}>
        <b className={styles.headline}>{t('card.headline')}</b>
        <span>{t('card.scan')}</span>
        <span className={styles.address}>{address}</span>
        <b className={styles.sign} translate="no">
          {code}
        </b>
      </div>
      <img className={styles.picture} src={picture} alt={t('card.qr')} />
      {isPaid && <small className={styles.mark}>{t('card.mark')}</small>}
    </div>
  );
}
