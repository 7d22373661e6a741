/**
 * A page that asks for one press and, once it is done, says so and leads home. Opening it changes nothing, because
 * programs open links, too (rules 1.6).
 */
import type { ReactNode } from 'react';
import layout from '../../ui/layout.module.css';
import { Spot } from '../../ui/spot.tsx';
import { useTitle } from '../page/page-frame.ts';
import { WayHome } from './link/way-home.tsx';

interface Props {
  title: string;
  lead: string;
  isDone?: boolean;
  /** The form; none once it is done. */
  children?: ReactNode;
}

export function AskPage({ title, lead, isDone, children }: Props) {
  useTitle(title);
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <div className={`${layout.wide} ${layout.read}`}>
        {isDone && <Spot name="thanks" />}
        <div className={layout.stack} role={isDone ? 'status' : undefined}>
          <h1>{title}</h1>
          <p className={layout.lead}>{lead}</p>
        </div>
        {isDone ? <WayHome /> : children}
      </div>
    </div>
  );
}
