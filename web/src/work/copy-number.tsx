/** The number of a thing below its title: to be read out on the phone, or taken along. */
import { useT } from '../i18n/t.ts';
import { Icon } from '../ui/icon.tsx';
import layout from '../ui/layout.module.css';
import work from '../ui/work/work.module.css';
import styles from './copy-number.module.css';
import { useCopy } from './decision/use-copy.ts';

export interface Numbered {
  /** What is numbered: "Prämie". */
  name: string;
  value: string | number;
}

export function CopyNumber({ name, value }: Numbered) {
  const t = useT();
  const { field, copy, isRefused } = useCopy<HTMLSpanElement>(String(value), t('work.number.copied'));
  return (
    <p className={`${styles.line} ${layout.soft}`}>
      <span>
        {name}{' '}
        <span ref={field} className={work.num}>
          {value}
        </span>
      </span>
      <button type="button" className={styles.copy} aria-label={t('work.number.copy')} onClick={copy}>
        <Icon name="copy" />
      </button>
      <span role="status">{isRefused && t('work.copy.notCopied')}</span>
    </p>
  );
}
