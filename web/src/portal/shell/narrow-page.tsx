/** The frame of a page with little on it, those of signing in among them: one narrow column, a headline, what it is about. */
import type { ReactNode } from 'react';
import layout from '../../ui/layout.module.css';
import { useTitle } from '../page/page-frame.ts';

interface Props {
  /** The way back, over the headline. */
  above?: ReactNode;
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
}

export function NarrowPage({ above, title, lead, children }: Props) {
  useTitle(title);
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <div className={`${layout.wide} ${layout.narrow}`}>
        <div className={layout.stack}>
          {above}
          <h1>{title}</h1>
          {lead && <p className={layout.soft}>{lead}</p>}
        </div>
        {children}
      </div>
    </div>
  );
}
