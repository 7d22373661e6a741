/** Things of each mandant whose ids the proof of isolation puts into addresses of the other one. */
import { plusDays } from '@weitersagen/contract/basics/day';
import { today } from '#platform/clock.ts';
import { publishBlock } from '../testing/content.ts';
import { products, type Slug } from '../testing/mandant-files.ts';
import { deliveredOnce } from '../testing/provider/delivered.ts';
import { tariff } from '../testing/provider/stock.ts';
import type { Cast } from './cast.ts';
import type { agencyThings } from './isolation-agency.ts';

export type Thing =
  | 'reward'
  | 'account'
  | 'claim'
  | 'file'
  | 'case'
  | 'suspect'
  | 'picture'
  | 'campaign'
  | 'content'
  | 'category'
  | 'premium'
  | 'load'
  | 'consent'
  | 'abTest'
  | (typeof agencyThings)[number];

/** A category and a premium that were published, and a load of a provider; each mandant has another number of them, so that an id is not that of the other. */
export async function catalogueOf(here: Cast, mandant: Slug): Promise<Record<'category' | 'premium' | 'load', string>> {
  const begun = async (path: string, body: (place: number) => object): Promise<string> => {
    const call = (method: 'POST' | 'PUT', at: string, sent: object) =>
      here.app.call(method, `/admin/${path}${at}`, { mandant, token: here.tokens.operator, body: sent });
    let made = (await call('POST', '', body(0))).body;
    if (mandant === 'versicherung') made = (await call('POST', '', body(1))).body;
    const { body: kept } = await call('PUT', `/${made.Id}`, {
      Revision: made.Revision,
      Daten: { ...made.Daten, ...(path === 'praemien' && { WertCent: 100 }) },
    });
    await call('PUT', `/${made.Id}/veroeffentlichen`, { Revision: kept.Revision });
    return String(made.Id);
  };
  const name = (place: number) => `Katalog von ${mandant} ${place}`;
  return {
    category: await begun('kategorien', (place) => ({
      Titel: name(place),
      Slug: `eigene-${place}`,
      Kategorie: 'eigene',
    })),
    premium: await begun('praemien', (place) => ({ Name: name(place), ExterneId: `EIGEN-${place}` })),
    load: String(
      await deliveredOnce(here.as(mandant), [tariff(1, { Name: `Tarif von ${mandant}`, ShopUrlVorlage: null })]),
    ),
  };
}

/** One that runs; each mandant has another number of them, too. */
export async function abTestOf(here: Cast, mandant: Slug): Promise<{ abTest: string }> {
  const block = await publishBlock(here.as(mandant));
  const from = today(here.app.app.system.clock.now());
  const plan = async (days: number): Promise<string> => {
    const body = {
      ...{
        Name: `A/B-Test von ${mandant}`,
        Gegenstand: 'Baustein',
        Baustein: block,
        Aufteilung: 'Tag',
        Ziel: 'Geoeffnet',
      },
      ...{ Von: plusDays(from, days), Bis: plusDays(from, days) },
      WorteB: ['de', 'en'].map((Sprache) => ({ Sprache, Text: `Fassung B von ${mandant}` })),
    };
    const made = await here.app.call('POST', '/admin/abtests', { mandant, token: here.tokens.operator, body });
    return String(made.body.Id);
  };
  const first = await plan(0);
  return { abTest: mandant === 'versicherung' ? await plan(1) : first };
}

const things: readonly (readonly [RegExp, Thing])[] = [
  [/praemierung/, 'reward'],
  [/faelle/, 'case'],
  [/abtests/, 'abTest'],
  [/bilder/, 'picture'],
  [/inhalte/, 'content'],
  [/aktionen/, 'campaign'],
  [/kategorien/, 'category'],
  [/agenturen/, 'agencyUser'],
  [/einwilligungen/, 'consent'],
  [/einladung/, 'invitation'],
  [/praemienplan/, 'plan'],
  [/praemien/, 'premium'],
  [/abrufe/, 'load'],
];

/** What stands in place of `:id` of an address. */
export function idAt(path: string, mandant: Slug, own: Readonly<Record<Thing, string>>): string {
  if (/berater/.test(path)) return `B-${mandant}`;
  const [, thing] = things.find(([part]) => part.test(path)) ?? [];
  return thing ? own[thing] : String(products.home);
}
