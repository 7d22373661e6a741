/**
 * Reads content for a page, from wherever it comes: each text in the language of the page, its variables filled, footnotes
 * numbered in the order in which the page names them, pages and pictures found by their names.
 */
import { loadFailed } from '../../cms/client.ts';
import { pageNamed, pictureNamed } from '../address.ts';
import { type TextPlace, treeOf } from '../markdown.ts';
import type {
  OrFailed,
  QuestionGroup,
  ShownBlock,
  ShownFootnote,
  ShownKeyVisual,
  ShownPage,
  ShownPicture,
  ShownPlaces,
  ShownQuestions,
  Text,
  Words,
} from '../shown.ts';
import { failed } from '../shown.ts';
import { changed, elementsOf, type Tree, textOf } from '../tree.ts';
import { createNotes, type Notes } from './notes.ts';
import type { ContentSource, Item } from './source.ts';
import { pictureIdOf, saidIn, same, sorted } from './value.ts';
import { fillVariables, type Variables, variablesOf } from './variables.ts';

export interface Reading {
  source: ContentSource;
  locale: string;
  defaultLocale: string;
  /** The address of a page by its name, with the language; none where there is no such page. */
  addressOf(page: string): string | undefined;
  /** A picture by its id, cut to the form of its place (width to height) around what matters; none where it is gone. */
  pictureOf(id: string, ratio?: number): Promise<Omit<ShownPicture, 'alt'> | undefined>;
  /** Variables that need no writing; one of the mandant of the same name wins. */
  builtIn?: Variables;
  /** Told that something could not be read. */
  onFailure(error: unknown, message: typeof loadFailed): void;
}

export interface ContentReader {
  /** The page of this slug, with variables of its own where it has some; null where the mandant wrote none. */
  page(slug: string, own?: Variables): Promise<OrFailed<ShownPage> | null>;
  questions(): Promise<OrFailed<ShownQuestions>>;
  /** One block by its identifier; null where there is none. */
  block(identifier: string): Promise<OrFailed<ShownBlock> | null>;
  /** What stands in the places of a page: its key visual by its identifier, and blocks by the place they name. */
  places(keyVisual: string | null, places: readonly string[]): Promise<OrFailed<ShownPlaces>>;
  /** By their ids, as products name them (E-25); those there are. */
  footnotes(ids: readonly number[]): Promise<OrFailed<readonly ShownFootnote[]>>;
  /** A text that stands elsewhere, its variables as they were typed: what somebody agrees to says the same whatever else changes. */
  text(markdown: string, place?: TextPlace): Promise<Text>;
  /** A title and a text that stand elsewhere, as pages show them. */
  passage(title: string, markdown: string, place: TextPlace): Promise<{ title: string; text: Text }>;
  variables(): Promise<Variables>;
}

export function createReader(reading: Reading): ContentReader {
  const orFailed = async <T>(read: () => Promise<T>): Promise<OrFailed<T>> => {
    try {
      return await read();
    } catch (error) {
      reading.onFailure(error, loadFailed);
      return failed;
    }
  };
  return {
    page: (slug, own) => orFailed(() => readPage(reading, slug, own)),
    questions: () => orFailed(() => readQuestions(reading)),
    block: (identifier) => orFailed(() => readBlock(reading, identifier)),
    places: (keyVisual, places) => orFailed(() => readPlaces(reading, keyVisual, places)),
    footnotes: (ids) => orFailed(() => readFootnotes(reading, ids)),
    text: async (markdown, place) => {
      const sheet = { reading, variables: new Map(), notes: createNotes() };
      return { trees: await finish(sheet, treeOf(markdown, place)) };
    },
    passage: async (title, markdown, place) => {
      const sheet = await sheetOf(reading);
      return {
        title: fillVariables(title, sheet.variables),
        text: { trees: await finish(sheet, treeOf(markdown, place)) },
      };
    },
    variables: async () => variablesOf(await reading.source.list('variables'), reading.locale, reading.defaultLocale),
  };
}

async function readFootnotes(reading: Reading, ids: readonly number[]): Promise<ShownFootnote[]> {
  if (ids.length === 0) return [];
  const sheet = await sheetOf(reading);
  const found: ShownFootnote[] = [];
  for (const id of ids) {
    const [item] = await reading.source.list('footnotes', { field: 'Id', value: String(id) });
    if (item) found.push({ id, name: same(item, 'Identifier'), ...(await noteIn(sheet, item)) });
  }
  return found;
}

const noteIn = async (sheet: Sheet, item: Item): Promise<Pick<ShownFootnote, 'title' | 'text'>> => ({
  title: wordsIn(sheet, item, 'Titel').text,
  text: await textIn(sheet, item, 'Inhalt', 4),
});

type Picture = Omit<ShownPicture, 'alt'>;

/** What all texts of one page share. */
interface Sheet {
  reading: Reading;
  variables: Variables;
  notes: Notes;
}

/** A page goes without its variables rather than not at all. */
async function sheetOf(reading: Reading, own: Variables = new Map()): Promise<Sheet> {
  const { source, locale, defaultLocale, builtIn = new Map(), onFailure } = reading;
  const items = await source.list('variables').catch((error: unknown) => {
    onFailure(error, loadFailed);
    return [];
  });
  const written = variablesOf(items, locale, defaultLocale);
  return { reading, variables: new Map([...builtIn, ...written, ...own]), notes: createNotes() };
}

async function readPage(reading: Reading, slug: string, own?: Variables): Promise<ShownPage | null> {
  const [item] = await reading.source.list('pages', { field: 'slug', value: slug });
  if (!item) return null;
  const sheet = await sheetOf(reading, own);
  const text = await textIn(sheet, item, 'inhalt', 2);
  if (text.trees.length === 0) return null;
  return {
    id: item.id,
    version: item.version,
    title: wordsIn(sheet, item, 'titel'),
    metaTitle: wordsIn(sheet, item, 'metaTitel').text,
    metaDescription: wordsIn(sheet, item, 'metaBeschreibung').text,
    text,
    notes: await shownNotes(sheet),
  };
}

async function readQuestions(reading: Reading): Promise<ShownQuestions> {
  const items = sorted(await reading.source.list('questions'));
  const sheet = await sheetOf(reading);
  const groups: QuestionGroup[] = [];
  for (const [key, members] of Map.groupBy(items, (item) => same(item, 'gruppe'))) {
    const named = members.find((item) => wordsIn(sheet, item, 'gruppenname').text !== '');
    const questions: QuestionGroup['questions'][number][] = [];
    for (const item of members) {
      const question = wordsIn(sheet, item, 'frage');
      if (question.text === '') continue;
      const answer = await textIn(sheet, item, 'antwort', 4);
      questions.push({ id: item.id, version: item.version, anchor: `frage-${item.id.slice(0, 8)}`, question, answer });
    }
    if (questions.length === 0) continue;
    const name = named ? wordsIn(sheet, named, 'gruppenname') : { text: key };
    groups.push({ name, anchor: `gruppe-${groups.length + 1}`, questions });
  }
  return { groups, notes: await shownNotes(sheet) };
}

async function readBlock(reading: Reading, identifier: string): Promise<ShownBlock | null> {
  const [item] = await reading.source.list('blocks', { field: 'identifier', value: identifier });
  return item ? blockOf(await sheetOf(reading), item) : null;
}

async function readPlaces(reading: Reading, keyVisual: string | null, places: readonly string[]): Promise<ShownPlaces> {
  const { source } = reading;
  const sheet = await sheetOf(reading);
  const [visual] = keyVisual === null ? [] : await source.list('keyVisuals', { field: 'identifier', value: keyVisual });
  const blocks: Record<string, ShownBlock[]> = {};
  const shownVisual = visual ? await keyVisualOf(sheet, visual) : null;
  for (const place of places) {
    const items = sorted(await source.list('blocks', { field: 'platz', value: place }));
    blocks[place] = [];
    for (const item of items) blocks[place].push(await blockOf(sheet, item));
  }
  return { keyVisual: shownVisual, blocks, notes: await shownNotes(sheet) };
}

/** The forms of a key visual and of the picture of a block. */
const visualRatio = 5 / 4;
const blockRatio = 4 / 3;

/** A picture of an item, said by its field `bildText`. */
async function pictureOf(sheet: Sheet, item: Item, field: string, ratio: number): Promise<ShownPicture | undefined> {
  const id = pictureIdOf(item, field);
  const found = id === undefined ? undefined : await sheet.reading.pictureOf(id, ratio);
  return found && { ...found, alt: wordsIn(sheet, item, 'bildText').text };
}

async function keyVisualOf(sheet: Sheet, item: Item): Promise<ShownKeyVisual | null> {
  const picture = await pictureOf(sheet, item, 'bild', visualRatio);
  if (!picture) return null;
  return {
    title: wordsIn(sheet, item, 'titel'),
    subtitle: wordsIn(sheet, item, 'untertitel'),
    picture,
    narrow: await pictureOf(sheet, item, 'bildMobil', visualRatio),
    button: linkOf(sheet, same(item, 'buttonRoute'), wordsIn(sheet, item, 'buttonText').text),
  };
}

async function blockOf(sheet: Sheet, item: Item): Promise<ShownBlock> {
  const title = wordsIn(sheet, item, 'titel');
  return {
    id: item.id,
    version: item.version,
    title,
    text: await textIn(sheet, item, 'inhalt', title.text === '' ? 2 : 3),
    picture: await pictureOf(sheet, item, 'bild', blockRatio),
    link: linkOf(sheet, wordsIn(sheet, item, 'link').text, wordsIn(sheet, item, 'linkText').text),
  };
}

/** A page by its name or path, or an address; nothing where there is no such page. */
function linkOf({ reading }: Sheet, target: string, text: string): { text: string; address: string } | undefined {
  if (target === '' || text === '') return undefined;
  const isPlain = /^(?:https?:\/\/|\/(?!\/)|#)/.test(target);
  const address = isPlain ? target : reading.addressOf(pageNamed(target) ?? target);
  return address === undefined ? undefined : { text, address };
}

function wordsIn({ reading: { locale, defaultLocale }, variables }: Sheet, item: Item, field: string): Words {
  const said = saidIn(item, field, locale, defaultLocale);
  const text = fillVariables(said.text, variables).trim();
  return said.locale !== undefined && said.locale !== locale && text !== '' ? { text, locale: said.locale } : { text };
}

async function textIn(sheet: Sheet, item: Item, field: string, level: number): Promise<Text> {
  const { locale, defaultLocale } = sheet.reading;
  const said = saidIn(item, field, locale, defaultLocale);
  const trees = await finish(sheet, treeOf(said.text, { level }));
  return said.locale !== undefined && said.locale !== locale ? { trees, locale: said.locale } : { trees };
}

/** Variables, pages, pictures and footnotes of a text, found. */
async function finish({ reading, variables, notes }: Sheet, trees: readonly Tree[]): Promise<Tree[]> {
  const pictures = new Map<string, Picture | undefined>();
  for (const [, { src }] of elementsOf(trees, 'img')) {
    const id = pictureNamed(String(src));
    if (id !== undefined) pictures.set(id, await reading.pictureOf(id));
  }
  return changed(trees, {
    text: (text) => [fillVariables(text, variables)],
    element: (element): Tree | null => {
      const [tag, attributes, children] = element;
      if (tag === 'note') return ['note', notes.name(String(attributes.name)), []];
      if (tag === 'a') {
        const name = pageNamed(String(attributes.href));
        const href = name === undefined ? attributes.href : reading.addressOf(name);
        return href === undefined ? children.map(textOf).join('') : ['a', { ...attributes, href }, children];
      }
      if (tag === 'img') return pictureIn(pictures, attributes);
      return element;
    },
  });
}

/** Only pictures of the house: one from elsewhere would tell strangers who reads. */
function pictureIn(
  pictures: ReadonlyMap<string, Picture | undefined>,
  { src, alt = '' }: Readonly<Record<string, string | number>>,
): Tree | null {
  const picture = pictures.get(pictureNamed(String(src)) ?? '');
  if (!picture) return alt === '' ? null : String(alt);
  const { srcset, width, height } = picture;
  return ['img', { src: picture.src, ...(srcset && { srcset }), ...(width && height && { width, height }), alt }, []];
}

async function shownNotes(sheet: Sheet): Promise<ShownPage['notes']> {
  const { reading, notes } = sheet;
  const found: ShownPage['notes'][number][] = [];
  // A footnote may name another one: those are read as they are named.
  for (const name of notes.names()) {
    const [item] = await reading.source.list('footnotes', { field: 'Identifier', value: name }).catch(() => []);
    if (!item) continue;
    found.push({ name, ...(await noteIn(sheet, item)), count: 0 });
  }
  return found.map((note) => ({ ...note, count: notes.timesOf(note.name) }));
}
