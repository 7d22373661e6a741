/** agencyInfo: what the programme is for an agency. */
import { useLoaderData } from 'react-router';
import { AgencyTextPage, loadAgencyText } from '../agency-text.tsx';

export const texts = ['content.', 'agencyText.'];

export const load = loadAgencyText('agentur-info');

export default function AgencyInfoScreen() {
  return <AgencyTextPage {...useLoaderData<typeof load>()} usualTitle="agencyText.info" />;
}
