/** Why nothing can be decided about a claim now, by anybody or by the one who looks. */
import { isOpenClaim } from '@weitersagen/contract/claim/rules';
import { useT } from '../../i18n/t.ts';
import type { Claim } from './claim-facts.tsx';

export function useHeld(claim: Claim): string | undefined {
  const t = useT();
  if (!isOpenClaim(claim)) return t('desk.claim.obstacle.over');
  return claim.status === 'appealed' && claim.isFirstDecider ? t('desk.claim.obstacle.first') : undefined;
}
