/** The codes that were just made, until whoever sits here has saved them or leaves the page. */
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import { Icon } from '../../ui/icon.tsx';
import layout from '../../ui/layout.module.css';
import { copyText } from '../../work/decision/copy-text.ts';
import { useWorkArea } from '../../work/work-area.ts';
import { RecoveryCodes, smallButton } from './recovery-codes.tsx';

export function NewCodes({ made }: { made: readonly string[] | undefined }) {
  const t = useT();
  const { say } = useWorkArea();
  const [codes, setCodes] = useState(made);
  const [isRefused, setRefused] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  // They are given once, and the page may be loaded anew while they are read.
  useEffect(() => {
    if (made) setCodes(made);
  }, [made]);
  if (!codes) return null;
  const copy = async () => {
    const isCopied = await copyText(codes.join('\n'), navigator.clipboard);
    setRefused(!isCopied);
    if (isCopied) return say(t('recovery.copied'));
    field.current?.focus();
    field.current?.select();
  };
  return (
    <>
      <RecoveryCodes codes={codes} field={field}>
        <button type="button" className={smallButton} onClick={() => void copy()}>
          <Icon name="copy" />
          {t('recovery.copy')}
        </button>
        <button type="button" className={smallButton} onClick={() => print()}>
          {t('recovery.print')}
        </button>
      </RecoveryCodes>
      <p role="status" className={layout.small}>
        {isRefused && t('recovery.notCopied')}
      </p>
      <div>
        <button type="button" className={button.button} onClick={() => setCodes(undefined)}>
          {t('recovery.saved')}
        </button>
      </div>
    </>
  );
}
