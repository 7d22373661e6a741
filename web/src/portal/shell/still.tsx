/**
 * What never changes by React once the server made it: the browser takes it as it stands and need not have its script. Given as
 * `{import.meta.env.SSR && …}`, nothing perhaps, on pages that are loaded as documents only and around all of them.
 */
import type { ReactNode } from 'react';

interface Props {
  className?: string | undefined;
  children: ReactNode;
}

export const Still = ({ className, children }: Props) =>
  import.meta.env.SSR ? (
    <div className={className} hidden={!children}>
      {children}
    </div>
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, so that React leaves what stands there
    <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  );
