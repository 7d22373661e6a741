/** The frame of every page of signing in: one narrow column, a headline, what it is about. */
import type { ReactNode } from 'react';
import layout from '../../ui/layout.module.css';
import { useTitle } from '../page-frame.ts';

interface Props {
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
}

export function SignInPage({ title, lead, children }: Props) {
  useTitle(title);
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <div className={`${layout.wide} ${layout.narrow}`}>
        <div className={layout.stack}>
          <h1>{title}</h1>
          {lead && <p className={layout.soft}>{lead}</p>}
        </div>
        {children}
      </div>
    </div>
  );
}
