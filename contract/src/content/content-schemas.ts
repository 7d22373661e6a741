/**
 * The kinds of content a mandant has (rules 6, "CMS"). Their names and fields are those of the wire: any client of the CMS
 * reads them, and a CMS elsewhere has the same.
 */
import type { Field, FieldKind, Schema } from '../cms/schema.ts';

type Marks = Omit<Field, 'name' | 'kind'>;
const same = (name: string, kind: FieldKind, marks: Marks = {}): Field => ({ name, kind, ...marks });
const each = (name: string, kind: FieldKind, marks: Marks = {}): Field => ({ name, kind, isLocalized: true, ...marks });
const needed = { isRequired: true } as const;

/** Where a page of the mandant's own is named beside the address. */
export const menus = ['keins', 'kopf', 'fuss'] as const;

const schemas = {
  pages: {
    name: 'seiten',
    key: 'slug',
    title: 'titel',
    fields: [
      same('slug', 'line', { ...needed, lengthMax: 100 }),
      each('titel', 'line', { ...needed, lengthMax: 150 }),
      each('inhalt', 'markdown', { ...needed, lengthMax: 100_000 }),
      each('metaTitel', 'line', { lengthMax: 150 }),
      each('metaBeschreibung', 'line', { lengthMax: 300 }),
      same('route', 'line', { lengthMax: 200 }),
      same('menue', 'choice', { options: menus }),
      same('sortierung', 'number'),
    ],
  },
  blocks: {
    name: 'content-bloecke',
    key: 'identifier',
    title: 'titel',
    fields: [
      same('identifier', 'line', { ...needed, lengthMax: 100 }),
      each('titel', 'line', { lengthMax: 150 }),
      each('inhalt', 'markdown', { ...needed }),
      same('bild', 'picture'),
      each('bildText', 'line', { lengthMax: 200 }),
      each('link', 'address', { lengthMax: 500 }),
      each('linkText', 'line', { lengthMax: 80 }),
      same('platz', 'line', { lengthMax: 100 }),
      same('sortierung', 'number'),
    ],
  },
  keyVisuals: {
    name: 'keyvisual',
    key: 'identifier',
    title: 'titel',
    fields: [
      same('identifier', 'line', { ...needed, lengthMax: 100 }),
      each('titel', 'line', { ...needed, lengthMax: 120 }),
      each('untertitel', 'line', { lengthMax: 300 }),
      same('bild', 'picture', needed),
      same('bildMobil', 'picture'),
      each('bildText', 'line', { lengthMax: 200 }),
      each('buttonText', 'line', { lengthMax: 60 }),
      same('buttonRoute', 'address', { lengthMax: 500 }),
    ],
  },
  questions: {
    name: 'faq',
    title: 'frage',
    fields: [
      same('gruppe', 'line', { ...needed, lengthMax: 60 }),
      each('gruppenname', 'line', { lengthMax: 100 }),
      each('frage', 'line', { ...needed, lengthMax: 300 }),
      each('antwort', 'markdown', needed),
      same('sortierung', 'number'),
    ],
  },
  footnotes: {
    name: 'fussnoten',
    key: 'Identifier',
    title: 'Titel',
    fields: [
      same('Id', 'line', { lengthMax: 100 }),
      same('Identifier', 'line', { ...needed, lengthMax: 100 }),
      same('Gruppe', 'line', { lengthMax: 60 }),
      each('Titel', 'line', { lengthMax: 150 }),
      each('Inhalt', 'markdown', { ...needed, lengthMax: 5000 }),
    ],
  },
  variables: {
    name: 'variablen',
    key: 'key',
    title: 'key',
    fields: [same('key', 'line', { ...needed, lengthMax: 60 }), each('value', 'line', { ...needed, lengthMax: 500 })],
  },
  mails: {
    name: 'mailvorlagen',
    key: 'vorlage',
    title: 'vorlage',
    isInternal: true,
    fields: [
      same('vorlage', 'line', { ...needed, lengthMax: 10 }),
      each('betreff', 'line', { ...needed, lengthMax: 150 }),
      each('text', 'text', needed),
      each('html', 'html', needed),
    ],
  },
} as const satisfies Record<string, Schema>;

export type ContentKind = keyof typeof schemas;

export const contentSchemas: Readonly<Record<ContentKind, Schema>> = schemas;
