/** A product in the cells of a table: amounts in euros, yes and no in words, nothing where there is nothing. */

const money = ['PreisMonatlich', 'PreisEinmalig', 'Aktionsrabatt', 'Aktionspreis'] as const;
const numbers = [
  'Id',
  'KategorieId',
  'GeschwindigkeitMbit',
  'MindestlaufzeitMonate',
  'Fussnote',
  'TopPosition',
  'Sortierung',
] as const;
const answers = ['Young', 'Hybrid', 'Berater', 'Versicherung'] as const;
/** They are always something: an empty cell leaves them as they are. */
const always = ['Id', 'ExterneId', 'Name', 'Quelle', 'Young', 'Hybrid', 'Berater', 'Sortierung'] as const;

const isOneOf = (names: readonly string[], name: string): boolean => names.includes(name);

export function toCell(name: string, value: unknown): string | number {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'ja' : 'nein';
  if (typeof value !== 'number') return String(value);
  return isOneOf(money, name) ? (value / 100).toFixed(2).replace('.', ',') : value;
}

/** Back; what is no number stays what it is, and the entry says what is wrong with it. */
export const fromCells = (cells: Readonly<Record<string, string>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(cells).flatMap(([name, text]) => {
      if (text === '') return isOneOf(always, name) ? [] : [[name, name === 'Beschreibung' ? '' : null]];
      return [[name, typed(name, text)]];
    }),
  );

function typed(name: string, text: string): unknown {
  if (isOneOf(numbers, name)) return /^\d{1,10}$/.test(text) ? Number(text) : text;
  if (isOneOf(money, name)) return /^\d{1,8}(?:[.,]\d{1,2})?$/.test(text) ? cents(text) : text;
  if (!isOneOf(answers, name)) return text;
  if (/^(?:ja|yes|true|1)$/i.test(text)) return true;
  return /^(?:nein|no|false|0)$/i.test(text) ? false : text;
}

function cents(text: string): number {
  const [whole = '0', part = ''] = text.split(/[.,]/);
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}
