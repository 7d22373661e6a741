/** What is otherwise than before, field by field, as people read it. */
import type { Value } from '@weitersagen/contract/basics/wire';
import type { FieldChange } from '@weitersagen/contract/draft/desk';
import { useLocale, useT } from '../../../i18n/t.ts';
import layout from '../../../ui/layout.module.css';
import type { ProductNames } from '../../premium/product-names.ts';
import styles from './changes.module.css';
import type { EditedKind } from './edited.ts';
import { pathLabel, pathSaid } from './said.ts';

export interface Change {
  /** As the wire calls it; of a text in a language `Uebersetzungen.en.Titel`. */
  field: string;
  before: string | null;
  after: string | null;
}

interface Props<C extends Change> {
  kind: EditedKind;
  changes: readonly C[];
  names?: ProductNames | undefined;
  /** What stands behind it, as by how much. */
  more?: (change: C) => string;
}

export function Changes<C extends Change>({ kind, changes, names, more }: Props<C>) {
  const t = useT();
  return (
    <dl className={styles.changes}>
      {changes.map((change) => (
        <div key={change.field}>
          <dt>{pathLabel(t, kind, change.field)}</dt>
          <dd>
            <Side kind={kind} field={change.field} text={change.before} names={names} of="before" />
            <span aria-hidden="true">→</span>
            <Side kind={kind} field={change.field} text={change.after} names={names} of="after" />
            {more?.(change)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface FieldChangesProps extends Pick<Props<Change>, 'kind' | 'names'> {
  changes: readonly Value<typeof FieldChange>[];
}

/** As a working copy and a file tell them. */
export const FieldChanges = ({ changes, ...of }: FieldChangesProps) => (
  <Changes {...of} changes={changes.map(({ field, from, to }) => ({ field, before: from, after: to }))} />
);

interface SideProps extends Pick<Props<Change>, 'kind' | 'names'> {
  field: string;
  text: string | null;
  of: 'before' | 'after';
}

function Side({ kind, field, text, names, of }: SideProps) {
  const t = useT();
  const locale = useLocale();
  const read = pathSaid(kind, field, text ?? '', { t, locale, names }) || t('desk.content.change.nothing');
  return (
    <span>
      <span className={layout.hush}>{t(`desk.content.change.${of}`)} </span>
      {of === 'before' ? <del>{read}</del> : <ins>{read}</ins>}
    </span>
  );
}
