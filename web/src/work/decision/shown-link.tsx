/** A link that is shown this once: to open, to copy, or to read out. */
import { type ReactNode, useRef, useState } from 'react';
import form from '../../form/form.module.css';
import { useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import { Icon } from '../../ui/icon.tsx';
import layout from '../../ui/layout.module.css';
import { useWorkArea } from '../work-area.ts';
import { copyText } from './copy-text.ts';

interface Props {
  /** What it is, and how long it is good. */
  text: string;
  label: string;
  link: string;
  /** What else can be done with it. */
  children?: ReactNode;
}

export function ShownLink({ text, label, link, children }: Props) {
  const t = useT();
  const { say } = useWorkArea();
  const [isRefused, setRefused] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    const isCopied = await copyText(link, navigator.clipboard);
    setRefused(!isCopied);
    if (isCopied) return say(t('work.link.copied'));
    field.current?.focus();
    field.current?.select();
  };
  return (
    <div className={`${layout.card} ${layout.tint}`}>
      <p>{text}</p>
      <label htmlFor="link">{label}</label>
      <input ref={field} className={form.input} id="link" readOnly value={link} />
      <div className={layout.row}>
        {children}
        <button
          type="button"
          className={`${button.button} ${button.second} ${button.small}`}
          onClick={() => void copy()}
        >
          <Icon name="copy" />
          {t('work.link.copy')}
        </button>
      </div>
      <p role="status" className={layout.small}>
        {isRefused && t('work.link.notCopied')}
      </p>
    </div>
  );
}
