/**
 * Both files of an invoice, by the library: XRechnung 3.0 in UBL, and EN 16931 in CII, which is what Factur-X calls its profile
 * EN 16931. What the library gets wrong is mended here, and the rules that are seen on the files (`rule/`) watch over it.
 */
import { FormatFactoryService, type Invoice, invoiceSchema, ValidationService } from '@e-invoice-eu/core';
import { Ajv2019, type ValidateFunction } from 'ajv/dist/2019.js';
import type { InvoiceDocument, Written } from '../document.ts';
import { contentOf } from './content.ts';

const silent = { log: () => undefined, warn: () => undefined, error: () => undefined };
const formats = new FormatFactoryService();
const validation = new ValidationService(silent);

export async function writeFiles(document: InvoiceDocument): Promise<Written> {
  const write = (format: Format): Promise<string> => generate(contentOf(document), format, document.language);
  return { ubl: await write('XRECHNUNG-UBL'), cii: mend(await write('CII'), document) };
}

type Format = 'XRECHNUNG-UBL' | 'CII';

/** What `InvoiceService.generate` of the library does, which compiles its schema anew for each file, and takes half a second to. */
async function generate(content: Invoice, format: Format, language: string): Promise<string> {
  const service = formats.createFormatService(format, silent);
  const invoice = validation.validate('invoice data', validatorOf(format), content);
  service.fillInvoiceDefaults(invoice);
  return String(await service.generate(invoice, { format, lang: language, noWarnings: true }));
}

const validators = new Map<Format, ValidateFunction<Invoice>>();

function validatorOf(format: Format): ValidateFunction<Invoice> {
  const known = validators.get(format);
  if (known) return known;
  const schema = structuredClone(invoiceSchema);
  formats.createFormatService(format, silent).patchSchema(schema);
  const validator = new Ajv2019({ strict: true, allErrors: true, useDefaults: true }).compile<Invoice>(schema);
  validators.set(format, validator);
  return validator;
}

/**
 * Library 2.3.4 looks for BT-25 and BT-26 one step too high in its own UBL, for BT-29 one too low and for BT-33 under another name,
 * and points at a schema that is nowhere.
 */
const mend = (cii: string, { preceding, seller }: InvoiceDocument): string =>
  cii
    .replace(/\s+xsi:schemaLocation="[^"]*"/, '')
    .replace(/\s+xmlns:xsi="[^"]*"/, '')
    .replace(/(<ram:SellerTradeParty>)\s*(<ram:Name>[^<]*<\/ram:Name>)/, (_, begin: string, name: string) =>
      [
        begin,
        ...element(4, 'ID', seller.id),
        `\t\t\t\t${name}`,
        ...element(4, 'Description', seller.legalInformation),
      ].join('\n'),
    )
    .replace(/[\t ]*<ram:InvoiceReferencedDocument>[\s\S]*<\/ram:InvoiceReferencedDocument>\s*\n/, '')
    .replace(/[\t ]*<\/ram:ApplicableHeaderTradeSettlement>/, (end) =>
      [...preceding.flatMap(referenceTo), end].join('\n'),
    );

const referenceTo = ({ number, issuedOn }: InvoiceDocument['preceding'][number]): string[] => [
  '\t\t\t<ram:InvoiceReferencedDocument>',
  ...element(4, 'IssuerAssignedID', number),
  '\t\t\t\t<ram:FormattedIssueDateTime>',
  `\t\t\t\t\t<qdt:DateTimeString format="102">${issuedOn.replaceAll('-', '')}</qdt:DateTimeString>`,
  '\t\t\t\t</ram:FormattedIssueDateTime>',
  '\t\t\t</ram:InvoiceReferencedDocument>',
];

const element = (depth: number, name: string, text: string | null): string[] =>
  text === null ? [] : [`${'\t'.repeat(depth)}<ram:${name}>${escapeText(text)}</ram:${name}>`];

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeText = (text: string): string => text.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign);
