/**
 * What an element of the description standard of the tax administration may have in it, in the grammar of XML: version 1.5 of
 * 1 September 2004, of which data that are handed over say that they follow it. Our own writing; the file of the standard is not ours to give.
 */
import { Parser } from 'htmlparser2';

const column = 'Name, Description?, (Numeric | (AlphaNumeric, MaxLength?) | Date), Map*';
const fixedColumn = 'Name, Description?, (Numeric | AlphaNumeric | Date), Map*, FixedRange';

const models: Readonly<Record<string, string>> = {
  DataSet: 'Extension*, Version, DataSupplier?, Command*, Media+, Command*',
  DataSupplier: 'Name, Location, Comment',
  Extension: 'Name, URL',
  Media: 'Name, Command*, Table*, Command*, AcceptNoTables?',
  Table:
    'URL, Name?, Description?, Validity?, (ANSI | Macintosh | OEM | UTF16 | UTF7 | UTF8)?, (DecimalSymbol, DigitGroupingSymbol)?, SkipNumBytes?, Range?, Epoch?, (VariableLength | FixedLength)',
  Validity: 'Range, Format?',
  Range: 'From, (To | Length)?',
  FixedRange: 'From, (To | Length)',
  VariableLength:
    'ColumnDelimiter?, RecordDelimiter?, TextEncapsulator?, ((VariablePrimaryKey+, VariableColumn*) | VariableColumn+), ForeignKey*',
  VariablePrimaryKey: column,
  VariableColumn: column,
  FixedLength: '(Length | RecordDelimiter)?, ((FixedPrimaryKey+, FixedColumn*) | FixedColumn+), ForeignKey*',
  FixedPrimaryKey: fixedColumn,
  FixedColumn: fixedColumn,
  ForeignKey: 'Name+, References, Alias*',
  Alias: 'From, To',
  Map: 'Description?, From, To',
  Numeric: '(ImpliedAccuracy | Accuracy)?',
  Date: 'Format?',
};
const empty = ['AlphaNumeric', 'ANSI', 'Macintosh', 'OEM', 'UTF16', 'UTF7', 'UTF8'];
const texts = [
  ...[
    'Version',
    'Location',
    'Comment',
    'Length',
    'References',
    'From',
    'To',
    'AcceptNoTables',
    'MaxLength',
    'Accuracy',
  ],
  ...[
    'ImpliedAccuracy',
    'DecimalSymbol',
    'DigitGroupingSymbol',
    'TextEncapsulator',
    'Format',
    'Command',
    'URL',
    'Description',
  ],
  ...['Name', 'Epoch', 'ColumnDelimiter', 'RecordDelimiter', 'SkipNumBytes'],
];

const patterns = new Map(
  Object.entries(models).map(([name, model]) => [
    name,
    new RegExp(`^(?:${model.replaceAll(/\w+/g, '(?:$&;)').replaceAll(/[\s,]/g, '')})$`),
  ]),
);

interface Open {
  name: string;
  children: string[];
  text: string;
}

/** What a document has in another way than the standard, element by element. */
export function complaintsOf(xml: string): string[] {
  const found: string[] = [];
  const open: Open[] = [];
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (open.length === 0 && name !== 'DataSet') found.push(`the document is a ${name}`);
        if (Object.keys(attributes).length > 0) found.push(`${name} has attributes`);
        open.at(-1)?.children.push(name);
        open.push({ name, children: [], text: '' });
      },
      ontext: (text) => {
        const last = open.at(-1);
        if (last) last.text += text;
        else if (text.trim() !== '') found.push(`text outside: ${text}`);
      },
      onclosetag: (name, isImplied) => {
        const last = open.pop();
        // `<UTF8/>` is closed by itself.
        const hasContent = last !== undefined && (last.children.length > 0 || last.text !== '');
        if (last?.name !== name || (isImplied && hasContent)) found.push(`${name} is not closed where it was opened`);
        else if (!isOfStandard(last)) found.push(`${name} has ${last.children.join(', ') || `"${last.text}"`}`);
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return found;
}

function isOfStandard({ name, children, text }: Open): boolean {
  if (texts.includes(name)) return children.length === 0;
  if (text.trim() !== '') return false;
  if (empty.includes(name)) return children.length === 0;
  return patterns.get(name)?.test(children.map((child) => `${child};`).join('')) ?? false;
}
