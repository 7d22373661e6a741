/** The screens of one agency and of its people with their questions: at three widths and in both languages, for everybody. */
import { AgencyCast } from '../cast/agency-cast.ts';
import { deskPlace } from '../cast/place.ts';
import { inProof } from '../in-proof.ts';
import { test } from '../test.ts';
import { type Named, opens, type Screen } from './screen.ts';
import { Seat } from './seat.ts';

interface Shown {
  Benutzer: { Id: number; Mitarbeiternummer: string | null }[];
}

for (const [width, locale, details] of [
  [360, 'de', {}],
  [768, 'en', inProof],
  [1280, 'de', inProof],
] as const) {
  test(`an agency and its people with every question at ${width} px, in ${locale}`, details, async ({ browser }) => {
    const cast = new AgencyCast(deskPlace);
    const agency = await cast.agency();
    await cast.recommender(agency);
    const { Benutzer } = await cast.call<Shown>('GET', `/admin/agenturen/${agency.number}`);
    const dirk = Benutzer.find(({ Mitarbeiternummer }) => Mitarbeiternummer !== null)?.Id;
    const path = `agenturen/${agency.number}`;
    const person = `${path}/benutzer/${dirk}`;
    const both = (name: string): Named => ({ de: name, en: name });
    const [heading, name] = [both(agency.company), both('Dirk Krämer')];
    const merging: Named = { de: `${agency.company} zusammenführen`, en: `Merge ${agency.company}` };
    const screens: readonly Screen[] = [
      [path, heading],
      [`${path}?frage=aendern`, heading, { de: 'Angaben ändern', en: 'Change the facts' }],
      [`${path}?frage=bankdaten`, heading, { de: 'Bankverbindung öffnen', en: 'Open the bank account' }],
      [`${path}?frage=deaktivieren`, heading, { de: 'Agentur deaktivieren', en: 'Deactivate the agency' }],
      [`${path}/zusammenfuehren?text=${agency.number}`, merging],
      [`${path}/einladungen`, { de: 'Einladungen', en: 'Invitations' }],
      [person, name],
      [`${person}?frage=aendern`, name, { de: 'Name oder E-Mail ändern', en: 'Change name or e-mail' }],
      [`${person}?frage=adminlogin`, name, { de: 'Support-Zugriff öffnen', en: 'Open support access' }],
      [`${person}?frage=sperren`, name, { de: 'Person sperren', en: 'Lock the person' }],
      [`${person}?frage=entfernen`, name, { de: 'Aus der Agentur entfernen', en: 'Remove from the agency' }],
    ];
    const seat = await Seat.take(browser, { width, locale });
    for (const screen of screens) await test.step(screen[0], () => opens(seat, screen, locale));
  });
}
