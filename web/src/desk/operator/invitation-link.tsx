/** A link that is shown this once: to copy, or to read out. */
import { useRef } from 'react';
import form from '../../form/form.module.css';
import { useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import { Icon } from '../../ui/icon.tsx';
import layout from '../../ui/layout.module.css';
import { useDesk } from '../desk-context.ts';

export function InvitationLink({ email, link }: { email: string; link: string }) {
  const t = useT();
  const { say } = useDesk();
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    field.current?.select();
    await navigator.clipboard?.writeText(link);
    say(t('desk.operator.copied'));
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
    </div>
  );
}
