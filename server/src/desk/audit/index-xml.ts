/**
 * The description of the files by the standard of the tax administration for data that are handed over (GDPdU, gdpdu-01-09-2004.dtd),
 * which programs of auditors read. The order of its elements is the standard's.
 */
import { germanDay } from '@weitersagen/contract/basics/day';
import { escapeHtml } from '#platform/escape-html.ts';
import type { AuditTable, Column } from './table.ts';

// biome-ignore lint/suspicious/noExplicitAny: what a row is matters to nobody here
type AnyTable = AuditTable<any>;

interface Supply {
  name: string;
  location: string;
  comment: string;
  /** Days. */
  from: string;
  to: string;
}

const element = (name: string, ...inside: string[]): string => `<${name}>${inside.join('')}</${name}>`;
const said = (name: string, text: string): string => element(name, escapeHtml(text));

export function indexXml(supply: Supply, tables: readonly AnyTable[]): string {
  const { name, location, comment } = supply;
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<!DOCTYPE DataSet SYSTEM "gdpdu-01-09-2004.dtd">',
    '<DataSet>',
    said('Version', '1.0'),
    element('DataSupplier', said('Name', name), said('Location', location), said('Comment', comment)),
    '<Media>',
    said('Name', 'Nebenbuch Prämien'),
    ...tables.map((table) => tableXml(table, supply)),
    '</Media>',
    '</DataSet>',
  ];
  return `${lines.join('\n')}\n`;
}

const tableXml = ({ file, name, about, keys, columns, refers = [] }: AnyTable, { from, to }: Supply): string =>
  element(
    'Table',
    said('URL', file),
    said('Name', name),
    said('Description', about),
    element(
      'Validity',
      element('Range', said('From', germanDay(from)), said('To', germanDay(to))),
      said('Format', 'DD.MM.YYYY'),
    ),
    '<UTF8/>',
    said('DecimalSymbol', ','),
    said('DigitGroupingSymbol', '.'),
    // The first line has the names.
    element('Range', said('From', '2')),
    element(
      'VariableLength',
      said('ColumnDelimiter', ';'),
      '<RecordDelimiter>&#13;&#10;</RecordDelimiter>',
      said('TextEncapsulator', '"'),
      ...columns.map((column, index) => columnXml(index < keys ? 'VariablePrimaryKey' : 'VariableColumn', column)),
      ...refers.map(({ column, table }) => element('ForeignKey', said('Name', column), said('References', table))),
    ),
  );

const columnXml = (element_: string, { name, about, kind }: Column<never>): string =>
  `\n${element(element_, said('Name', name), said('Description', about), kinds[kind])}`;

const kinds: Record<Column<never>['kind'], string> = {
  text: '<AlphaNumeric/>',
  time: '<AlphaNumeric/>',
  count: '<Numeric/>',
  amount: '<Numeric><Accuracy>2</Accuracy></Numeric>',
  day: '<Date><Format>DD.MM.YYYY</Format></Date>',
};
