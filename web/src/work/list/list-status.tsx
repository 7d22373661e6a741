/**
 * Tells, and reads out, what a filter or another page of a list brought, because the focus stays where it was. Another address is
 * read out even where the words are the same as before; a question alone is not another address.
 */
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useT } from '../../i18n/t.ts';
import { asking } from '../decision/question-address.ts';
import type { Ends } from './ways.tsx';

interface Props {
  ends: Ends;
  /** How many rows are on this page. */
  shown: number;
  /** What the rows are, and how many altogether. */
  children: ReactNode;
}

export function ListStatus({ ends: { before, after }, shown, children }: Props) {
  const t = useT();
  const { pathname, search } = useLocation();
  const isWhole = before === null && after === null;
  const part = before === null ? 'first' : after === null ? 'last' : 'middle';
  return (
    <p role="status">
      <span key={asking(pathname, search, null)}>
        {children}
        {!isWhole && `. ${t(`work.list.part.${part}`, { count: shown })}`}
      </span>
    </p>
  );
}
