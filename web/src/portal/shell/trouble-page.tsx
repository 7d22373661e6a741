/** What stands where a screen cannot: unknown address, link that is over, refusal, fault. Each says what helps. */
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { OverPage } from '../recommendation/over-page.tsx';
import type { Trouble } from '../screen.ts';
import { FaultPage } from './fault-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';

export function TroublePage() {
  const error = useRouteError();
  const { message, requestId } = (isRouteErrorResponse(error) ? error.data : undefined) as Trouble ?? { message: '', requestId: '' };
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) return <NotFoundPage />;
  if (status === 410) return <OverPage />;
  return <FaultPage message={message} requestId={requestId} isFault={status >= 500} />;
}
