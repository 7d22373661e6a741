/** What was not taken stays to be read and copied, until the page is left. */
import { useLocale, useT } from '../../../../i18n/t.ts';
import type { EditedKind } from '../../field/edited.ts';
import { fieldLabel } from '../../field/field-name.ts';
import { languageName } from '../../names.tsx';
import styles from '../editor.module.css';
import type { Difference } from '../keeping/merge.ts';
import { placeName } from '../keeping/values.ts';
import { useReading } from './reading.ts';

export function Left({ left, kind }: { left: readonly Difference[]; kind: EditedKind }) {
  const t = useT();
  const locale = useLocale();
  const read = useReading(kind, left);
  if (left.length === 0) return null;
  return (
    <details className={styles.left}>
      <summary>{t('desk.edit.conflict.left')}</summary>
      {left.map((difference) => (
        <div key={placeName(difference)}>
          <p>
            <b>
              {fieldLabel(t, kind, difference.field)}
              {difference.part !== 'iv' && `, ${languageName(difference.part, locale)}`}
            </b>
          </p>
          {(['mine', 'theirs'] as const).map((side) => (
            <p key={side} className={styles.said}>
              <small>{t(`desk.edit.conflict.${side}`)}: </small>
              {read(difference, side) || t('desk.edit.conflict.empty')}
            </p>
          ))}
        </div>
      ))}
    </details>
  );
}
