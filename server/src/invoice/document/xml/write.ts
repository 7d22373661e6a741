/**
 * Both files of an invoice, by the library: XRechnung 3.0 in UBL, and EN 16931 in CII, which is what Factur-X calls its profile
 * EN 16931. What the library gets wrong is mended here, and the rules that are seen on the files (`rule/`) watch over it.
 */
import { InvoiceService } from '@e-invoice-eu/core';
import type { InvoiceDocument, Written } from '../document.ts';
import { contentOf } from './content.ts';

const silent = { log: () => undefined, warn: () => undefined, error: () => undefined };
const service = new InvoiceService(silent);

export async function writeFiles(document: InvoiceDocument): Promise<Written> {
  const write = async (format: string): Promise<string> =>
    String(await service.generate(contentOf(document), { format, lang: document.language, noWarnings: true }));
  return { ubl: await write('XRECHNUNG-UBL'), cii: mend(await write('CII'), document) };
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
