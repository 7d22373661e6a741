/** Takes files by drop, by paste and by choice, several at once, and shows how far each is. */
import type { MediaRow } from '@weitersagen/contract/media/schemas';
import { useEffect, useId, useRef } from 'react';
import { fileSize } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import { Icon } from '../../ui/icon.tsx';
import layout from '../../ui/layout.module.css';
import { Progress } from '../../ui/state/progress.tsx';
import { Drop } from '../../ui/work/drop.tsx';
import { useUpload } from '../upload.ts';
import styles from './media.module.css';
import { type Upload, useUploads } from './uploads.ts';

export const pictureTypes = 'image/jpeg,image/png,image/webp';
export const documentTypes = 'application/pdf';

interface Props {
  onCame: (rows: readonly MediaRow[]) => void;
  /** Documents are of no use here. */
  isPictureOnly?: boolean;
}

export function UploadArea({ onCame, isPictureOnly }: Props) {
  const t = useT();
  const id = useId();
  const { uploads, add, drop } = useUploads(onCame);
  usePaste(add);
  return (
    <div className={layout.stack}>
      {/* Without a name: it is no part of a form around it. */}
      <Drop
        id={id}
        label={t('desk.media.upload')}
        hint={t(isPictureOnly ? 'desk.media.uploadPicture' : 'desk.media.uploadHint')}
        hintId={`${id}-hint`}
        multiple
        accept={isPictureOnly ? pictureTypes : `${pictureTypes},${documentTypes}`}
        aria-describedby={`${id}-hint`}
        onChange={(event) => {
          add(event.currentTarget.files ?? []);
          event.currentTarget.value = '';
        }}
      />
      <UploadList uploads={uploads} drop={drop} />
    </div>
  );
}

/** A picture from the clipboard, wherever on the page somebody pastes it. */
function usePaste(add: (files: Iterable<File>) => void): void {
  const taking = useRef(add);
  taking.current = add;
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => {
      if (clipboardData && clipboardData.files.length > 0) taking.current(clipboardData.files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}

function UploadList({ uploads, drop }: { uploads: readonly Upload[]; drop: (key: number) => void }) {
  const t = useT();
  const place = uploads.findIndex(({ state }) => state === 'sends');
  const sending = uploads[place];
  return (
    <>
      <p role="status" className={layout.hush}>
        {sending && t('desk.media.sendsOne', { name: sending.name, place: place + 1, all: uploads.length })}
      </p>
      {uploads.length > 0 && (
        <ul className={styles.uploads} aria-label={t('desk.media.uploads')}>
          {uploads.map((upload) => (
            <li key={upload.key}>
              <OneUpload upload={upload} drop={() => drop(upload.key)} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function OneUpload({ upload: { name, state, why }, drop }: { upload: Upload; drop: () => void }) {
  const t = useT();
  const locale = useLocale();
  const sent = useUpload();
  if (state === 'refused')
    return (
      <div className={styles.refused} role="alert">
        <Icon name="alert" />
        <span>
          <b>{name}</b>: {t('desk.media.refused', { why: why ?? '' })}
        </span>
        <button type="button" className={`${button.button} ${button.quiet} ${button.small}`} onClick={drop}>
          <Icon name="close" />
          <span className={layout.hush}>{t('desk.media.drop', { name })}</span>
        </button>
      </div>
    );
  if (state === 'waits')
    return (
      <span>
        <b>{name}</b> <span className={layout.soft}>{t('desk.media.waits')}</span>
      </span>
    );
  const hasArrived = sent === undefined || sent.bytes >= sent.of;
  return (
    <Progress
      label={`${name} ${t(hasArrived ? 'desk.media.checked' : 'desk.media.sends')}`}
      done={hasArrived ? undefined : sent.bytes}
      of={sent?.of ?? 1}
      note={sent && t('desk.media.sent', { sent: fileSize(sent.bytes, locale), all: fileSize(sent.of, locale) })}
    />
  );
}
