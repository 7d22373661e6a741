/** agencyRules: under which terms an agency takes part. */
import { useLoaderData } from 'react-router';
import { AgencyTextPage, loadAgencyText } from '../agency-text.tsx';

export const texts = ['content.', 'agencyText.'];

export const load = loadAgencyText('agentur-teilnahmebedingungen');

export default function AgencyRulesScreen() {
  return <AgencyTextPage {...useLoaderData<typeof load>()} usualTitle="agencyText.rules" />;
}
