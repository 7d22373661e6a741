/**
 * What never changes by React once the server made it: the browser takes it as it stands and need not have its script. Given as
 * `{import.meta.env.SSR && …}`, on pages that are loaded as documents only.
 */
import type { ReactNode } from 'react';

export const Still = ({ children }: { children: ReactNode }) =>
  import.meta.env.SSR ? (
    <div>{children}</div>
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, so that React leaves what stands there
    <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  );
