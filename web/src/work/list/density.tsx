/** How many rows a screen has room for: a choice of this browser, for all lists alike. */
import { useT } from '../../i18n/t.ts';
import { browserChoice } from '../browser-choice.ts';
import styles from './list-page.module.css';

const densities = ['roomy', 'compact'] as const;
type Density = (typeof densities)[number];

const choice = browserChoice<Density>('work.density', densities);

export const useDensity = choice.use;

export function DensitySwitch() {
  const t = useT();
  const current = useDensity();
  return (
    // biome-ignore lint/a11y/useSemanticElements: two looks to choose from are no fields of a form
    <div role="group" className={styles.density} aria-label={t('work.list.density')}>
      {densities.map((density) => (
        <button key={density} type="button" aria-pressed={density === current} onClick={() => choice.choose(density)}>
          {t(`work.list.densityOf.${density}`)}
        </button>
      ))}
    </div>
  );
}
