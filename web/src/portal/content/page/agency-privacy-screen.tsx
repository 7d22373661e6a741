/** agencyDataProtection: what happens to the data of an agency and its people. */
import { useLoaderData } from 'react-router';
import { loadText, TextPage } from './text-page.tsx';

export const texts = ['content.', 'agencyText.'];

export const load = loadText('agentur-datenschutz');

export default function AgencyPrivacyScreen() {
  return <TextPage written={useLoaderData<typeof load>()} usualTitle="agencyText.privacy" />;
}
