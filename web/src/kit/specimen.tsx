/** A chapter of the kit page, and a row of samples in it. */
import type { ReactNode } from 'react';
import layout from '../ui/layout.module.css';

export const Chapter = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section id={id} className={layout.wide} aria-labelledby={`${id}-title`} data-chapter={id}>
    <h2 id={`${id}-title`}>{title}</h2>
    {children}
  </section>
);

export const Samples = ({ children }: { children: ReactNode }) => <div className={layout.row}>{children}</div>;
