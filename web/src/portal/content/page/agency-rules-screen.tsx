/** agencyRules: under which terms an agency takes part. */
import { useLoaderData } from 'react-router';
import { loadText, TextPage } from './text-page.tsx';

export const texts = ['content.', 'agencyText.'];

export const load = loadText('agentur-teilnahmebedingungen');

export default function AgencyRulesScreen() {
  return <TextPage written={useLoaderData<typeof load>()} usualTitle="agencyText.rules" />;
}
