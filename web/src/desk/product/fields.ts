/** A product as the editor writes it: its fields under their names on the wire, in the order of what belongs together. */
import { type ItemData, invariant } from '@weitersagen/contract/cms/schema';
import type { FormField } from '../content/editor/keeping/values.ts';

const needed = { isRequired: true } as const;

/** What a visitor reads, what it costs, what kind it is, what is saved, what is earned by it, where it is sold, how it looks. */
const groups: Readonly<Record<string, readonly FormField[]>> = {
  text: [
    { name: 'Name', kind: 'line', ...needed, lengthMax: 100 },
    { name: 'AnzeigeName', kind: 'line', lengthMax: 100 },
    { name: 'ExterneId', kind: 'line', ...needed, lengthMax: 60 },
    { name: 'Quelle', kind: 'choice', ...needed, options: ['festnetz', 'mobilfunk'] },
    { name: 'KategorieId', kind: 'category' },
    { name: 'Sortierung', kind: 'number' },
    { name: 'Beschreibung', kind: 'text', lengthMax: 2000 },
    { name: 'Beschreibung1', kind: 'line', lengthMax: 200 },
    { name: 'Beschreibung2', kind: 'line', lengthMax: 200 },
    { name: 'Beschreibung3', kind: 'line', lengthMax: 200 },
    { name: 'Beschreibung4', kind: 'line', lengthMax: 200 },
  ],
  price: [
    { name: 'PreisMonatlich', kind: 'money' },
    { name: 'Preisaufteilung', kind: 'steps' },
    { name: 'PreisEinmalig', kind: 'money' },
    { name: 'MindestlaufzeitMonate', kind: 'number' },
  ],
  promotion: [
    { name: 'Aktionsname', kind: 'line', lengthMax: 100 },
    { name: 'Aktionsrabatt', kind: 'money' },
    { name: 'Aktionspreis', kind: 'money' },
    { name: 'Fussnote', kind: 'number' },
  ],
  tariff: [
    { name: 'Kategorie', kind: 'choice', options: ['DP', 'TP'] },
    { name: 'GeschwindigkeitMbit', kind: 'number' },
    { name: 'Young', kind: 'boolean' },
    { name: 'Hybrid', kind: 'boolean' },
    { name: 'Klasse', kind: 'line', lengthMax: 60 },
    { name: 'Gruppe', kind: 'line', lengthMax: 60 },
    { name: 'TopPosition', kind: 'number' },
  ],
  commission: [{ name: 'Provision', kind: 'commission', lengthMax: 300 }],
  shop: [
    { name: 'ShopUrlVorlage', kind: 'line', lengthMax: 1000 },
    { name: 'ExterneTarifProduktId', kind: 'line', lengthMax: 60 },
    { name: 'Berater', kind: 'boolean' },
    { name: 'Versicherung', kind: 'boolean' },
    { name: 'UeberGrenzeGrund', kind: 'line', lengthMax: 300 },
  ],
  pictures: [
    { name: 'Bild', kind: 'picture' },
    { name: 'BildKlein', kind: 'picture' },
  ],
};

/** Only one of both sources has it (rules E-23, E-24). */
const ofSource: Readonly<Record<string, 'festnetz' | 'mobilfunk'>> = {
  Beschreibung1: 'festnetz',
  Beschreibung2: 'festnetz',
  Beschreibung3: 'festnetz',
  Beschreibung4: 'festnetz',
  Aktionsrabatt: 'festnetz',
  Kategorie: 'festnetz',
  GeschwindigkeitMbit: 'festnetz',
  Hybrid: 'festnetz',
  Gruppe: 'festnetz',
  ExterneTarifProduktId: 'festnetz',
  Aktionspreis: 'mobilfunk',
  TopPosition: 'mobilfunk',
};

const all: readonly FormField[] = Object.entries(groups).flatMap(([group, fields]) =>
  fields.map((field) => ({ ...field, group })),
);

export const productFieldNames: readonly string[] = all.map(({ name }) => name);

/** What the other source alone has is not asked for, unless something stands there. */
export function productFields(data: ItemData): readonly FormField[] {
  const source = data.Quelle?.[invariant] ?? 'festnetz';
  return all.map((field) => {
    const own = ofSource[field.name];
    const isEmpty = !data[field.name]?.[invariant];
    return own !== undefined && own !== source && isEmpty ? { ...field, isHidden: true } : field;
  });
}
