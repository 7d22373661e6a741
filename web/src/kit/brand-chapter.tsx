/** What a brand brings along: mark, key visual, colours, sizes of type. */
import layout from '../ui/layout.module.css';
import { Spot } from '../ui/spot.tsx';
import { logoOf } from '../ui/themes/brand.ts';
import { keyVisualOf } from '../ui/themes/key-visual.ts';
import styles from './kit.module.css';
import { useWords } from './sample-words.ts';
import { Chapter, Samples } from './specimen.tsx';

const colours = [
  ...['ink', 'ink-soft', 'paper', 'band', 'line', 'line-strong', 'hero', 'focus'],
  ...['brand', 'brand-strong', 'brand-ink', 'brand-soft', 'brand-line', 'accent', 'accent-ink'],
  ...['bill-1', 'bill-2', 'bill-ink'],
  ...['good', 'good-soft', 'warn', 'warn-soft', 'bad', 'bad-soft', 'info', 'info-soft'],
];

const spots = ['empty', 'mail', 'over', 'thanks', 'welcome', 'nothing', 'imported', 'offline'] as const;

export function BrandChapter({ brand }: { brand: string }) {
  const words = useWords();
  return (
    <Chapter id="brand" title={words.brand}>
      <div className={styles.drawings}>
        <img className={styles.logo} src={logoOf(brand)} alt={brand} height="32" />
        <img className={styles.keyVisual} src={keyVisualOf(brand)} alt="" width="800" height="640" />
      </div>
      <Samples>
        {spots.map((name) => (
          <Spot key={name} name={name} />
        ))}
      </Samples>
      <ul className={styles.colours}>
        {colours.map((name) => (
          <li key={name}>
            <span className={styles.colour} data-colour={name} />
            <code>{name}</code>
          </li>
        ))}
      </ul>
      <div className={layout.stack}>
        <p className={styles.poster}>{words.create}</p>
        <h3>{words.create}</h3>
        <p className={layout.lead}>{words.lead}</p>
        <p>{words.consequence}</p>
        <p className={`${layout.small} ${layout.soft}`}>{words.consequence}</p>
      </div>
      <Samples>
        <b className={layout.money}>1.234,00 €</b>
        <span className={layout.money}>35,00 €</span>
      </Samples>
    </Chapter>
  );
}
