/** The content of a demo brand, published as an editor would (rules 9). */
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { type ItemData, invariant } from '@weitersagen/contract/cms/schema';
import { putItem } from '#content/content.ts';
import { changeMedia, uploadMedia } from '#media/media.ts';
import { type Ctx, jobContext, type Mandant, type System } from '#platform/context.ts';
import type { Trade } from '../catalogue/catalogue.ts';
import type { Company } from '../page/company.ts';
import { demoNotes } from './notes.ts';
import { demoPages } from './pages.ts';
import { demoQuestions } from './questions.ts';

export interface DemoBrand extends Pick<Company, 'company' | 'phone'> {
  slug: string;
  name: string;
  sells: Trade;
  mostEuros: number;
  /** In place of the words every brand has. */
  words?: Readonly<Record<'de' | 'en', Readonly<Record<string, string>>>> | undefined;
}

type Both = { de: string; en: string };
const all = (value: unknown) => ({ [invariant]: value });

export async function putDemoContent(system: System, mandant: Mandant, brand: DemoBrand): Promise<void> {
  const ctx = jobContext(system, mandant, 'demo');
  const picture = await putPicture(ctx, brand);
  const put = (...args: Parameters<typeof putItem> extends [unknown, ...infer Rest] ? Rest : never) =>
    ctx.write((tx) => putItem(tx, ...args));
  const values: [string, Both][] = [
    ['maxPraemie', { de: `${brand.mostEuros}\u00a0€`, en: `${brand.mostEuros}\u00a0€` }],
    ['hotline', { de: 'montags bis freitags, 8 bis 18 Uhr', en: 'Monday to Friday, 8 am to 6 pm' }],
    ['programm', { de: brand.name, en: brand.name }],
  ];
  for (const [key, value] of values) await put('variables', key, { key: all(key), value });
  for (const { id, name, title, text } of demoNotes(brand.sells))
    await put('footnotes', name, {
      Id: all(String(id ?? name)),
      Identifier: all(name),
      Gruppe: all('allgemein'),
      Titel: title,
      Inhalt: text,
    });
  for (const [at, one] of demoQuestions(brand).entries())
    await put('questions', undefined, {
      gruppe: all(one.group),
      gruppenname: one.groupName,
      frage: one.question,
      antwort: one.answer,
      sortierung: all(at + 1),
    });
  for (const { slug, title, text } of demoPages(brand.name, brand.company))
    await put('pages', slug, { slug: all(slug), titel: title, inhalt: text });
  for (const [identifier, visual] of Object.entries(visualsOf(brand, picture)))
    await put('keyVisuals', identifier, { identifier: all(identifier), ...visual });
}

async function putPicture(ctx: Ctx, { slug }: DemoBrand): Promise<string> {
  const bytes = await readFile(new URL(`picture/${slug}.webp`, import.meta.url));
  const { id, name } = await uploadMedia(ctx, Readable.from([bytes]), `startbild-${slug}.webp`);
  await changeMedia(ctx, id, {
    name,
    alternativeTexts: said,
    focus: { x: 0.5, y: 0.5 },
    cut: null,
  });
  return id;
}

const said: Both = {
  de: 'Zwei Menschen reichen einander einen Empfehlungslink weiter',
  en: 'Two people pass a recommendation link on to each other',
};

/** The words that Home says without a key visual, too: whoever takes it away loses nothing but the picture. */
function visualsOf({ words, sells }: DemoBrand, picture: string): Record<string, ItemData> {
  const own = (key: string, usual: Both): Both => ({
    de: (words?.de[key] ?? usual.de).replace('{amount}', '{maxPraemie}'),
    en: (words?.en[key] ?? usual.en).replace('{amount}', '{maxPraemie}'),
  });
  const drawn = { bild: all([picture]), bildText: said };
  return {
    home: {
      ...drawn,
      titel: own('home.headline', {
        de: 'Sie empfehlen. Wir sagen danke mit bis zu {maxPraemie}.',
        en: 'You recommend. We say thank you with up to {maxPraemie}.',
      }),
      untertitel: own('home.lead', {
        de: 'Teilen Sie Ihren Link. Kommt ein Vertrag zustande, überweisen wir die Prämie.',
        en: 'Share your link. Once your contact signs up, we pay you.',
      }),
    },
    ...(sells !== 'insurance' && {
      internet: { ...drawn, titel: { de: 'Internet für zu Hause', en: 'Internet at home' } },
      mobilfunk: { ...drawn, titel: { de: 'Mobilfunk', en: 'Mobile' } },
    }),
  };
}
