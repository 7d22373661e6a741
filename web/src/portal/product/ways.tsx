/** How it works, in three pictures: the link, the contact's own decision, the money. */
import { useT } from '../../i18n/t.ts';
import drawings from '../../ui/drawings.svg?url';
import layout from '../../ui/layout.module.css';
import styles from './home.module.css';

const ways = ['way1', 'way2', 'way3'] as const;

export function Ways() {
  const t = useT();
  return (
    <section className={styles.section} id="ablauf" aria-labelledby="ways">
      <div className={`${layout.wrap} ${layout.wide}`}>
        <h2 id="ways">{t('home.ways')}</h2>
        <ol className={styles.ways}>
          {ways.map((way) => (
            <li key={way}>
              <svg viewBox="0 0 112 72" aria-hidden="true">
                <use href={`${drawings}#${way}`} />
              </svg>
              <h3>{t(`home.${way}`)}</h3>
              <p className={layout.soft}>{t(`home.${way}Text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
