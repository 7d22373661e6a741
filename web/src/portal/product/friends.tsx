/** What comes together when several friends say yes, by a product that earns what most of them earn. */
import type { WindowProduct } from '@weitersagen/contract/product/shop-window';
import { shortMoney, unbroken } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import { Banknote } from '../../ui/banknote.tsx';
import layout from '../../ui/layout.module.css';
import { useFrame } from '../page/page-frame.ts';
import styles from './home.module.css';
import { Toy } from './toy.tsx';

const most = 5;
const atFirst = 3;

export function Friends({ products }: { products: readonly WindowProduct[] }) {
  const t = useT();
  const locale = useLocale();
  const { banknotes } = useFrame().mandant.features;
  const example = usualOf(products);
  if (!example || !banknotes) return null;
  const { valueCents } = example;
  const amount = shortMoney(valueCents, locale);
  const answers = Array.from({ length: most }, (_, index) => {
    const count = index + 1;
    const sum = t('home.friends', { count, sum: shortMoney(valueCents * count, locale) });
    return {
      value: String(count),
      name: String(count),
      spoken: sum,
      picture: (
        <>
          <h3>{sum}</h3>
          <div className={styles.pile}>
            {Array.from({ length: count }, (_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: notes that are all alike
              <Banknote key={place} amount={amount} />
            ))}
          </div>
        </>
      ),
    };
  });
  return (
    <section className={styles.section} aria-labelledby="friends">
      <div className={`${layout.wrap} ${styles.pair}`}>
        <div className={layout.stack}>
          <h2 id="friends">{t('home.together')}</h2>
          <p className={layout.soft}>{t('home.example', { product: unbroken(example.name), amount })}</p>
        </div>
        <Toy name="freunde" question={t('home.howMany')} answers={answers} chosen={String(atFirst)} />
      </div>
    </section>
  );
}

/** Of several that earn what most earn the first. */
export function usualOf<P extends Pick<WindowProduct, 'valueCents'>>(products: readonly P[]): P | undefined {
  const alike = ({ valueCents }: P): number => products.filter((other) => other.valueCents === valueCents).length;
  return products.reduce<P | undefined>(
    (usual, product) => (usual === undefined || alike(product) > alike(usual) ? product : usual),
    undefined,
  );
}
