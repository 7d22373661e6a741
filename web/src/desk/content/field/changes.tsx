/** What is otherwise than before, field by field, as people read it. */
import type { Value } from '@weitersagen/contract/basics/wire';
import type { FieldChange } from '@weitersagen/contract/draft/desk';
import { useLocale, useT } from '../../../i18n/t.ts';
import layout from '../../../ui/layout.module.css';
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
  /** What stands behind it, as by how much. */
  more?: (change: C) => string;
}

export function Changes<C extends Change>({ kind, changes, more }: Props<C>) {
  const t = useT();
  return (
    <dl className={styles.changes}>
      {changes.map((change) => (
        <div key={change.field}>
          <dt>{pathLabel(t, kind, change.field)}</dt>
          <dd>
            <Side kind={kind} field={change.field} text={change.before} of="before" />
            <span aria-hidden="true">→</span>
            <Side kind={kind} field={change.field} text={change.after} of="after" />
            {more?.(change)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface FieldChangesProps {
  kind: EditedKind;
  changes: readonly Value<typeof FieldChange>[];
}

/** As a working copy and a file tell them. */
export const FieldChanges = ({ kind, changes }: FieldChangesProps) => (
  <Changes kind={kind} changes={changes.map(({ field, from, to }) => ({ field, before: from, after: to }))} />
);

interface SideProps {
  kind: EditedKind;
  field: string;
  text: string | null;
  of: 'before' | 'after';
}

function Side({ kind, field, text, of }: SideProps) {
  const t = useT();
  const locale = useLocale();
  const read = pathSaid(kind, field, text ?? '', t, locale) || t('desk.content.change.nothing');
  return (
    <span>
      <span className={layout.hush}>{t(`desk.content.change.${of}`)} </span>
      {of === 'before' ? <del>{read}</del> : <ins>{read}</ins>}
    </span>
  );
}
