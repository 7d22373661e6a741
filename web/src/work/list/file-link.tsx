/** Takes something along as a file; an address of our own, so the browser sends who asks. */
import type { MouseEvent, ReactNode } from 'react';
import { useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import { Icon } from '../../ui/icon.tsx';

interface Props {
  href: string;
  /** What the file is; without it the whole list of the page. */
  children?: ReactNode;
  /** The next thing to be done on the page. */
  isFirst?: boolean;
  isSmall?: boolean;
}

export function FileLink({ href, children, isFirst = false, isSmall = true }: Props) {
  const t = useT();
  const look = [button.button, !isFirst && button.second, isSmall && button.small].filter(Boolean).join(' ');
  return (
    <a className={look} href={href} download onClick={once}>
      <Icon name="download" />
      {children ?? t('work.list.file')}
    </a>
  );
}

/** Each taking along is written down: the second click of a double one takes nothing. */
function once(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
