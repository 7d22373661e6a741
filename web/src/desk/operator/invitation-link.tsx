/** A link that is shown this once: to copy, or to read out. */
import { useRef, useState } from 'react';
import form from '../../form/form.module.css';
import { useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import { Icon } from '../../ui/icon.tsx';
import layout from '../../ui/layout.module.css';
import { useDesk } from '../desk-context.ts';
import { copyText } from './copy-text.ts';

export function InvitationLink({ email, link }: { email: string; link: string }) {
  const t = useT();
  const { say } = useDesk();
  const [isRefused, setRefused] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    const isCopied = await copyText(link, navigator.clipboard);
    setRefused(!isCopied);
    if (isCopied) return say(t('desk.operator.copied'));
    field.current?.focus();
    field.current?.select();
  };
  return (
    <div className={`${layout.card} ${layout.tint}`}>
      <p>{t('desk.operator.link', { email })}</p>
      <label htmlFor="link">{t('desk.operator.linkLabel')}</label>
      <input ref={field} className={form.input} id="link" readOnly value={link} />
      <div>
        <button
          type="button"
          className={`${button.button} ${button.second} ${button.small}`}
          onClick={() => void copy()}
        >
          <Icon name="copy" />
          {t('desk.operator.copy')}
        </button>
      </div>
      <p role="status" className={layout.small}>
        {isRefused && t('desk.operator.notCopied')}
      </p>
    </div>
  );
}
