/** What stands where a screen cannot: unknown address, link that is over, refusal, fault. Each says what helps. */
import { isRouteErrorResponse, useRouteError } from 'react-router';
import type { Trouble } from '../../../api/need.ts';
import { useFrame } from '../../page/page-frame.ts';
import { OverPage } from '../../recommendation/over-page.tsx';
import { FaultPage } from './fault-page.tsx';
import { LinkEndedPage } from './link-ended-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';

export function TroublePage() {
  const error = useRouteError();
  const frame = useFrame();
  const told = isRouteErrorResponse(error) ? error : undefined;
  const status = told?.status ?? 500;
  if (status === 404) return <NotFoundPage />;
  if (status === 401) return <LinkEndedPage />;
  if (status === 410) return <OverPage />;
  const { message = (error as { told?: string } | null)?.told ?? '', requestId = '' } = (told?.data ??
    {}) as Partial<Trouble>;
  return <FaultPage message={message} requestId={requestId || frame.requestId} isFault={status >= 500} />;
}
