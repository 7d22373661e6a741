/**
 * Pictures and PDF of a claim: each is sent when it is chosen, and waits on the server for the form. Needs script, and says so
 * where there is none.
 */
import { useEffect, useRef } from 'react';
import { Field } from '../../form/field/field.tsx';
import { useField } from '../../form/form-context.ts';
import { useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import layout from '../../ui/layout.module.css';
import styles from './claim.module.css';
import { type Sent, useUploads } from './uploads.ts';

const accepted = 'image/jpeg,image/png,image/webp,application/pdf';

export function ClaimFiles() {
  const t = useT();
  const hint = t('claim.filesHint');
  const field = useField('files', { label: t('claim.files'), hint });
  const { sent, said, isBusy, isFull, take, remove } = useUploads();
  const input = useRef<HTMLInputElement>(null);
  const takeChosen = async (): Promise<void> => {
    await take([...(input.current?.files ?? [])]);
    if (input.current) input.current.value = '';
  };
  // Chosen before the page was alive; once, when it comes alive.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen later is heard by the field
  useEffect(() => {
    if (input.current?.files?.length) void takeChosen();
  }, []);
  return (
    <div className={layout.stack}>
      <div className={styles.files}>
        <Field name="files" field={field} hint={hint} optional>
          <input
            ref={input}
            id="files"
            type="file"
            accept={accepted}
            multiple
            disabled={isBusy || isFull}
            onChange={() => void takeChosen()}
            {...field.described}
          />
        </Field>
        <p role="status" className={layout.small}>
          {said}
        </p>
        <SentFiles
          sent={sent}
          onRemove={(one) => {
            remove(one);
            input.current?.focus();
          }}
        />
      </div>
      <noscript>
        <p className={`${layout.small} ${layout.soft}`}>{t('claim.filesNeedScript')}</p>
      </noscript>
      <input type="hidden" name="files" value={sent.map(({ id }) => id).join(',')} />
    </div>
  );
}

function SentFiles({ sent, onRemove }: { sent: readonly Sent[]; onRemove: (one: Sent) => void }) {
  const t = useT();
  if (sent.length === 0) return null;
  return (
    <ul className={styles.sent}>
      {sent.map((one) => (
        <li key={one.id}>
          <span>{one.name}</span>
          <button
            type="button"
            className={`${button.button} ${button.second} ${button.small}`}
            aria-label={t('claim.remove', { name: one.name })}
            onClick={() => onRemove(one)}
          >
            {t('claim.removeShort')}
          </button>
        </li>
      ))}
    </ul>
  );
}
