/** A link to a page by its name. To a page that does not exist there is none. */
import type { RouteKey } from '@weitersagen/contract/route-config/routes';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFrame } from '../page-frame.ts';
import { type PathValues, pathTo } from '../paths.ts';

interface Props {
  to: RouteKey;
  values?: PathValues | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export function PageLink({ to, values, className, children }: Props) {
  const address = pathTo(useFrame().paths, to, values);
  if (address === undefined) return null;
  return (
    <Link to={address} className={className} discover="none">
      {children}
    </Link>
  );
}
