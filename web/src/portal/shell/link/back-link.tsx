/** One step back, in words. */
import type { RouteKey } from '@weitersagen/contract/site/routes';
import button from '../../../ui/button.module.css';
import { Icon } from '../../../ui/icon.tsx';
import type { PathValues } from '../../page/paths.ts';
import { PageLink } from './page-link.tsx';

export const BackLink = ({
  to,
  values,
  children,
}: {
  to: RouteKey;
  values?: PathValues | undefined;
  children: string;
}) => (
  <PageLink to={to} values={values} className={button.back}>
    <Icon name="left" />
    {children}
  </PageLink>
);
