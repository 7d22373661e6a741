/**
 * A link to a page by its name. To a page that does not exist there is none. It is an ordinary link: once the page is
 * alive, one listener takes the clicks on all of them (entry-client).
 */
import type { RouteKey } from '@weitersagen/contract/site/routes';
import type { ReactNode } from 'react';
import { useAddress } from '../../page/page-frame.ts';
import type { PathValues } from '../../page/paths.ts';

interface Props {
  to: RouteKey;
  values?: PathValues | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export function PageLink({ to, values, className, children }: Props) {
  const address = useAddress(to, values);
  if (address === undefined) return null;
  return (
    <a href={address} className={className}>
      {children}
    </a>
  );
}
