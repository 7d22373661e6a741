/** What an event or a mail is about, by its word and number; a link where the desk has a page for it. */
import type { EventObject } from '@weitersagen/contract/event/schemas';
import { useT } from '../i18n/t.ts';
import { Parted } from '../ui/work/parted.tsx';
import { useSeat } from './desk-context.ts';
import { deskPath } from './screen.ts';

const pages: Readonly<Partial<Record<EventObject, string>>> = {
  account: 'empfehler',
  recommendation: 'empfehlungen',
  order: 'auftraege',
  reward: 'praemien',
  case: 'faelle',
  claim: 'nachbuchungen',
  payout: 'auszahlungen',
  import: 'import',
  mail: 'mails',
  providerLoad: 'anbieter',
  agency: 'agenturen',
  agencyUser: 'agenturen',
  invitation: 'agenturen',
  invoice: 'rechnungen',
  statement: 'rechnungen',
};

const hashShown = 8;

/** What belongs to an agency is known by its number and the own: `100001-17`. */
function placeOf(object: EventObject, number: string): readonly string[] {
  const [agency = number, own] = number.split('-');
  if (object === 'agencyUser' && own) return [agency, 'benutzer', own];
  return object === 'invitation' ? [agency] : [number];
}

export function ObjectLink({ object, number }: { object: EventObject; number: string | null }) {
  const t = useT();
  const { mandant } = useSeat();
  const page = pages[object];
  // An account is known by a hash, which says nothing to a person: its beginning tells two apart.
  const text = object === 'account' ? number?.slice(0, hashShown) : number;
  const shown = text && <Parted text={text} />;
  return (
    <>
      {page && number ? <a href={deskPath(mandant.slug, page, ...placeOf(object, number))}>{shown}</a> : shown}{' '}
      <small>{t(`desk.object.${object}`)}</small>
    </>
  );
}
