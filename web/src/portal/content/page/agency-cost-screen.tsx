/** agencyCost: what it costs an agency. */
import { useLoaderData } from 'react-router';
import { loadText, TextPage } from './text-page.tsx';

export const texts = ['content.', 'agencyText.'];

export const load = loadText('agentur-kosten');

export default function AgencyCostScreen() {
  return <TextPage written={useLoaderData<typeof load>()} usualTitle="agencyText.cost" />;
}
