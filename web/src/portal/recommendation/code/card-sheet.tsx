/** A sheet of A4 with the card: once and large, or ten times in the size of a business card. Header and footer stay off the paper. */
import { useT } from '../../../i18n/t.ts';
import button from '../../../ui/button.module.css';
import layout from '../../../ui/layout.module.css';
import { useTitle } from '../../page/page-frame.ts';
import { BackLink } from '../../shell/link/back-link.tsx';
import { Card, type CardData } from './card.tsx';
import styles from './code.module.css';

export function CardSheet({ card, count }: { card: CardData; count: 1 | 10 }) {
  const t = useT();
  useTitle(t('card.title'));
  return (
    <div className={`${layout.wrap} ${layout.page} ${layout.wide} ${styles.page}`}>
      <div className={`${layout.stack} ${layout.read} ${styles.onScreen}`}>
        <BackLink to="offlineThanks" values={{ code: card.code }}>
          {t('card.back')}
        </BackLink>
        <h1>{t('card.title')}</h1>
        <p className={layout.lead}>{t(count === 1 ? 'card.leadOne' : 'card.lead')}</p>
        <div className={layout.row}>
          <button type="button" className={`${button.button} ${styles.print}`} onClick={() => print()}>
            {t('card.print')}
          </button>
        </div>
      </div>
      <div className={`${styles.sheet} ${count === 1 ? styles.one : ''}`}>
        {Array.from({ length: count }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same card
          <Card key={place} card={card} />
        ))}
      </div>
    </div>
  );
}
