/** The codes that were just made, until whoever sits here has saved them or leaves the page. */
import { useEffect, useState } from 'react';
import { useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import { Icon } from '../../ui/icon.tsx';
import layout from '../../ui/layout.module.css';
import { useCopy } from '../../work/decision/use-copy.ts';
import { RecoveryCodes, smallButton } from './recovery-codes.tsx';

export function NewCodes({ made }: { made: readonly string[] | undefined }) {
  const t = useT();
  const [codes, setCodes] = useState(made);
  const { field, copy, isRefused } = useCopy<HTMLTextAreaElement>((codes ?? []).join('\n'), t('recovery.copied'));
  // They are given once, and the page may be loaded anew while they are read.
  useEffect(() => {
    if (made) setCodes(made);
  }, [made]);
  if (!codes) return null;
  return (
    <>
      <RecoveryCodes codes={codes} field={field}>
        <button type="button" className={smallButton} onClick={copy}>
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
