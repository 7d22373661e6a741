/** When the money comes and why it is safe; then what people ask before they recommend. */
import { useT } from '../../i18n/t.ts';
import { Facts, Points } from '../../ui/facts.tsx';
import { Fold } from '../../ui/fold.tsx';
import layout from '../../ui/layout.module.css';
import { Timeline } from '../../ui/state/timeline.tsx';
import { useFrame } from '../page/page-frame.ts';
import { PageLink } from '../shell/link/page-link.tsx';
import styles from './home.module.css';

export function WhenPaid() {
  const t = useT();
  const days = useFrame().mandant.claimPeriodDays ?? 0;
  return (
    <section className={styles.section} aria-labelledby="when">
      <div className={`${layout.wrap} ${styles.pair}`}>
        <div className={layout.stack}>
          <h2 id="when">{t('home.when')}</h2>
          <p className={layout.soft}>{t('home.whenText')}</p>
          <Points
            points={[
              ['bank', t('home.trust1')],
              ['lock', t('home.trust2')],
              ['user', t('home.trust3')],
            ]}
          />
          <PageLink to="personalArea">{t('home.where')}</PageLink>
        </div>
        <Timeline
          label={t('home.when')}
          events={[
            { name: t('home.event1'), note: t('home.event1Text'), state: 'now' },
            { name: t('home.event2'), note: t('home.event2Text'), state: 'ahead' },
            {
              name: days > 0 ? t('home.event3', { days }) : t('home.event3Now'),
              note: days > 0 ? t('home.event3Text') : t('home.event3NowText'),
              state: 'ahead',
            },
            { name: t('home.event4'), note: t('home.event4Text'), state: 'ahead' },
          ]}
        />
      </div>
    </section>
  );
}

/** One of them is true only where we write to no contact by ourselves (E-17). */
const advertising = 'home.question2';
const questions = ['home.question1', advertising, 'home.question3', 'home.question4'] as const;

export function Questions() {
  const t = useT();
  const { mandant, paths } = useFrame();
  return (
    <section className={`${styles.section} ${styles.band}`} id="fragen" aria-labelledby="questions">
      <div className={`${layout.wrap} ${styles.pair} ${styles.asked}`}>
        <div className={layout.stack}>
          <h2 id="questions">{t('home.questions')}</h2>
          {paths.contact && (
            <p className={layout.soft}>
              {t('home.notThere')} <PageLink to="contact">{t('home.ask')}</PageLink>
            </p>
          )}
        </div>
        <div data-goal="faq">
          {questions.map(
            (key, index) =>
              !(mandant.mailsContact && key === advertising) && (
                <Fold key={key} summary={t(key)} isOpen={index === 0}>
                  <p>{t(`${key}Text`, { days: mandant.recommendationValidityDays })}</p>
                </Fold>
              ),
          )}
        </div>
        <div className={layout.card}>
          <h3>{t('home.behind')}</h3>
          <Facts
            facts={[
              [t('home.pays'), mandant.imprintLine],
              [
                t('home.keeps'),
                <PageLink key="privacy" to="privacy">
                  {t('home.keepsText')}
                </PageLink>,
              ],
              [
                t('home.writeTo'),
                <a key="mail" href={`mailto:${mandant.supportEmail}`}>
                  {mandant.supportEmail}
                </a>,
              ],
            ]}
          />
        </div>
      </div>
    </section>
  );
}
