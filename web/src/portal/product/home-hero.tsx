/** The promise of the programme, the drawing of the brand, and the most that can be earned. */
import type { ShownKeyVisual } from '@weitersagen/contract/content/shown';
import { shortMoney } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import { Points } from '../../ui/facts.tsx';
import { Icon } from '../../ui/icon.tsx';
import layout from '../../ui/layout.module.css';
import { keyVisualOf } from '../../ui/themes/key-visual.ts';
import { KeyVisual } from '../content/key-visual.tsx';
import { useFrame } from '../page/page-frame.ts';
import styles from './home.module.css';
import { Split, type Splits } from './split.tsx';

interface Props {
  highestCents: number;
  splits: Splits;
  /** Of the mandant; without it the promise and the drawing of the brand. */
  visual: ShownKeyVisual | null;
}

export function HomeHero({ highestCents, splits, visual }: Props) {
  const t = useT();
  const locale = useLocale();
  const { id, features } = useFrame().mandant;
  const highest = shortMoney(highestCents, locale);
  const picture = keyVisualOf(id);
  const choice = choiceOf(splits);
  return (
    <section className={styles.hero}>
      <div className={layout.wrap}>
        <div className={layout.stack}>
          {visual ? (
            <>
              <h1 lang={visual.title.locale}>{visual.title.text}</h1>
              {visual.subtitle.text && (
                <p className={layout.lead} lang={visual.subtitle.locale}>
                  {visual.subtitle.text}
                </p>
              )}
            </>
          ) : (
            <>
              <h1>{highestCents > 0 ? t('home.headline', { amount: highest }) : t('home.headlinePlain')}</h1>
              <p className={layout.lead}>{t('home.lead', { amount: highest })}</p>
            </>
          )}
        </div>
        {features.banknotes && highestCents > 0 && <Split splits={splits} />}
        <div className={layout.stack}>
          <div className={layout.row}>
            <a className={button.button} href={visual?.button?.address ?? '#produkte'}>
              {visual?.button?.text ?? t('home.choose')}
              <Icon name="right" />
            </a>
            <a className={`${button.button} ${button.quiet}`} href="#ablauf">
              {t('home.how')}
            </a>
          </div>
          <div className={layout.small}>
            <Points points={[['check', t('home.point1')], ...(choice ? [['check', t(choice)] as const] : [])]} />
          </div>
        </div>
        {(visual || picture) && (
          <div className={styles.art}>
            {visual ? (
              <KeyVisual visual={visual} />
            ) : (
              picture && <img src={picture} alt="" width="800" height="640" fetchPriority="high" />
            )}
          </div>
        )}
      </div>
    </section>
  );
}

/** Only what somebody may really choose is promised. */
function choiceOf(splits: Splits): 'home.point2' | 'home.point2Two' | undefined {
  if (splits.some(({ recommenderShare }) => recommenderShare === 0)) return 'home.point2';
  return splits.length > 1 ? 'home.point2Two' : undefined;
}
