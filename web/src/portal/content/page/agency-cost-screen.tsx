/** agencyCost: what it costs an agency. */
import { useLoaderData } from 'react-router';
import { AgencyTextPage, loadAgencyText } from '../agency-text.tsx';

export const texts = ['content.', 'agencyText.'];

export const load = loadAgencyText('agentur-kosten');

export default function AgencyCostScreen() {
  return <AgencyTextPage {...useLoaderData<typeof load>()} usualTitle="agencyText.cost" />;
}
