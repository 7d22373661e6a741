/** agencyDataProtection: what happens to the data of an agency and its people. */
import { useLoaderData } from 'react-router';
import { AgencyTextPage, loadAgencyText } from '../agency-text.tsx';

export const texts = ['content.', 'agencyText.'];

export const load = loadAgencyText('agentur-datenschutz');

export default function AgencyPrivacyScreen() {
  return <AgencyTextPage {...useLoaderData<typeof load>()} usualTitle="agencyText.privacy" />;
}
