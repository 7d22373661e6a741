/** agencyInfo: what the programme is for an agency. */
import { useLoaderData } from 'react-router';
import { loadText, TextPage } from './text-page.tsx';

export const texts = ['content.', 'agencyText.'];

export const load = loadText('agentur-info');

export default function AgencyInfoScreen() {
  return <TextPage written={useLoaderData<typeof load>()} usualTitle="agencyText.info" />;
}
