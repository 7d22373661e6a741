/** The tabs of a list with how much waits in each, which is told by the overview. */
import type { ListTab } from '../../work/list/list-tabs.tsx';
import { useSeat } from '../desk-context.ts';
import { useViewCounts } from './counts.ts';

export function useCounted(path: string, tabs: readonly ListTab[]): readonly ListTab[] {
  const counts = useViewCounts(useSeat().mandant.slug);
  return tabs.map((tab) => ({ ...tab, count: counts[`${path}?${new URLSearchParams(tab.fields)}`] }));
}
