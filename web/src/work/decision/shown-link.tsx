/** A link that is shown this once: to open, to copy, or to read out. */
import type { ReactNode } from 'react';
import form from '../../form/form.module.css';
import { useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import { Icon } from '../../ui/icon.tsx';
import layout from '../../ui/layout.module.css';
import { useCopy } from './use-copy.ts';

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
  const { field, copy, isRefused } = useCopy<HTMLInputElement>(link, t('work.link.copied'));
  return (
    <div className={`${layout.card} ${layout.tint}`}>
      <p>{text}</p>
      <label htmlFor="link">{label}</label>
      <input ref={field} className={form.input} id="link" readOnly value={link} />
      <div className={layout.row}>
        {children}
        <button type="button" className={`${button.button} ${button.second} ${button.small}`} onClick={copy}>
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
