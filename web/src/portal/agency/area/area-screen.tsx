/**
 * The area of an agency: one page, whose last part of the address names a tab or a screen. The server draws
 * it whole and its forms are the browser's, so that nothing has to be loaded before somebody can work.
 */
import { useLoaderData } from 'react-router';
import { trouble } from '../../../api/need.ts';
import type { Load, Submit } from '../../page/screen.ts';
import { AreaFrame, Denied } from './area-frame.tsx';
import { isTab, type Place, placeOf } from './places.ts';
import type { View } from './view.ts';
import { views } from './views.ts';
import { whatWaits } from './waiting.ts';

export const texts: readonly string[] = [];
export const staysStill = true;

const viewOf = (place: Place): View => views[place];

function placeIn({ params, agencyUser }: Pick<Load, 'params' | 'agencyUser'>) {
  if (!agencyUser) throw trouble(404);
  const place = placeOf(params.tab, agencyUser.rights);
  if (place === 'unknown') throw trouble(404);
  return place;
}

export async function load(load: Load) {
  const place = placeIn(load);
  if (place === 'denied') return { place, data: null, waiting: {} };
  const [data, waiting] = await Promise.all([viewOf(place).load(load), isTab(place) ? whatWaits(load) : {}]);
  return { place, data, waiting };
}

export async function submit(sent: Submit) {
  const place = placeIn(sent);
  const does = place === 'denied' ? undefined : viewOf(place).submit;
  if (!does) throw trouble(404);
  return does(sent);
}

export default function AgencyAreaScreen() {
  const { place, data, waiting } = useLoaderData<typeof load>();
  if (place === 'denied') return <Denied />;
  const { draw, beside } = viewOf(place);
  return (
    <AreaFrame place={place} waiting={waiting} beside={beside?.(data)}>
      {draw(data)}
    </AreaFrame>
  );
}
