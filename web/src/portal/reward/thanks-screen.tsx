/** PraemieDanke. */
import { useLoaderData } from 'react-router';
import { CollectedPage, loadCollected } from './collected-page.tsx';

export const texts = ['collected.', 'reward.'];
export const tokenStore = 'praemierung';
export const load = loadCollected;

export default function RewardThanksScreen() {
  return <CollectedPage kind="collected" reward={useLoaderData<typeof load>()} />;
}
