/** teilnahmebedingungen: under which terms recommenders and sales partners take part. */
import { useLoaderData } from 'react-router';
import { loadText, TextPage } from './text-page.tsx';

export const texts = ['content.', 'participation.'];

export const load = loadText('teilnahmebedingungen');

export default function ParticipationTermsScreen() {
  return <TextPage written={useLoaderData<typeof load>()} usualTitle="participation.title" />;
}
