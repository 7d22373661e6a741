/** The note that stands for a reward. The amount is text; the exact sum with decimals stands beside it in words. */

import styles from './banknote.module.css';
import drawings from './drawings.svg?url';
import { Icon } from './icon.tsx';

interface Face {
  amount: string;
  above?: string | undefined;
  below?: string | undefined;
}

const Face = ({ amount, above, below }: Face) => (
  <span className={styles.face}>
    {above && <small>{above}</small>}
    <b>{amount}</b>
    {below && <small>{below}</small>}
  </span>
);

export const Banknote = (face: Face) => (
  <span className={styles.bill}>
    <svg viewBox="0 0 240 120" aria-hidden="true">
      <use href={`${drawings}#note`} width="240" height="120" />
    </svg>
    <Face {...face} />
  </span>
);

/** Cut in two: each half carries its sum. */
export const Halves = ({
  amounts,
  above,
}: {
  amounts: readonly [string, string];
  above?: readonly [string, string];
}) => (
  <span className={styles.halves}>
    {amounts.map((amount, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two halves, always the same two
      <span className={styles.bill} key={index}>
        <svg viewBox={`${index * 120} 0 120 120`} aria-hidden="true">
          <use href={`${drawings}#note-half`} width="240" height="120" />
        </svg>
        <Face amount={amount} above={above?.[index]} />
      </span>
    ))}
  </span>
);

export const Voucher = (face: Face) => (
  <span className={`${styles.bill} ${styles.voucher}`}>
    <Icon name="gift" />
    <Face {...face} />
  </span>
);

/** A note that has just arrived: lifted from the page. */
export const Lifted = (face: Face) => (
  <div className={styles.lift}>
    <div className={styles.arrive}>
      <Banknote {...face} />
    </div>
  </div>
);
