/** KulanzDanke: in place of PraemieDanke when the operator granted the reward. */
import { useLoaderData } from 'react-router';
import { CollectedPage, loadCollected } from './collected-page.tsx';

export const texts = ['goodwill.', 'collected.', 'reward.'];
export const tokenStore = 'praemierung';
export const load = loadCollected;

export default function GoodwillThanksScreen() {
  return <CollectedPage kind="goodwill" reward={useLoaderData<typeof load>()} />;
}
