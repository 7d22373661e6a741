/**
 * Asked before something is done, on the page itself: with what comes of it, and a way to leave it as it is. It takes the focus, and
 * Escape is that way (page-script/agency/question-key).
 */
import type { ReactNode } from 'react';
import { useActionData } from 'react-router';
import { useT } from '../../../i18n/t.ts';
import button from '../../../ui/button.module.css';
import layout from '../../../ui/layout.module.css';
import { useAddress } from '../../page/page-frame.ts';
import type { PathValues } from '../../page/paths.ts';

export function Question({ title, children }: { title: string; children: ReactNode }) {
  // Where it was refused, the summary of what is wrong comes first.
  const isFirst = useActionData() === undefined;
  return (
    <section
      className={`${layout.card} ${layout.stack} ${layout.read}`}
      aria-labelledby="question"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the page is that question
      autoFocus={isFirst}
      data-question
    >
      <h2 id="question">{title}</h2>
      {children}
    </section>
  );
}

interface LeaveProps {
  /** Where it was asked. */
  values: PathValues;
  /** The id of what it was asked about: whoever works by keyboard goes on from there. */
  at?: string | undefined;
  children?: string;
}

export function Leave({ values, at, children }: LeaveProps) {
  const t = useT();
  const address = useAddress('agency', values);
  const href = at === undefined ? address : `${address}#${at}`;
  return (
    <a className={`${button.button} ${button.second}`} href={href} data-leave>
      {children ?? t('agencyArea.cancel')}
    </a>
  );
}
