/**
 * What makes a PDF/A-3 an invoice for machines (Factur-X 1.0, ZUGFeRD 2): the file in it, that it says the same as the pages, and
 * of which profile it is, with the words of that explained as PDF/A wants it.
 */
import type { InvoiceDocument } from '../document.ts';

const fileName = 'factur-x.xml';
const namespace = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';
const profile = 'EN 16931';

const properties: readonly (readonly [name: string, meaning: string])[] = [
  ['DocumentFileName', 'The name of the embedded XML document'],
  ['DocumentType', 'The type of the hybrid document in capital letters, e.g. INVOICE or ORDER'],
  ['Version', 'The actual version of the standard applying to the embedded XML document'],
  ['ConformanceLevel', 'The conformance level of the embedded XML document'],
];

/** What pdfkit documents and its types leave out. */
interface Archive {
  file(content: Buffer, options: Readonly<Record<string, string | Date>>): unknown;
  appendXML(xml: string): void;
}

export function attachFacturX(pdf: PDFKit.PDFDocument, cii: string, { madeAt }: InvoiceDocument): void {
  const archive = pdf as unknown as Archive;
  archive.file(Buffer.from(cii), {
    name: fileName,
    type: 'text/xml',
    description: 'Factur-X',
    relationship: 'Alternative',
    creationDate: madeAt,
    modifiedDate: madeAt,
  });
  archive.appendXML(extension + description);
}

const description = `
        <rdf:Description xmlns:fx="${namespace}" rdf:about="">
            <fx:DocumentType>INVOICE</fx:DocumentType>
            <fx:DocumentFileName>${fileName}</fx:DocumentFileName>
            <fx:Version>1.0</fx:Version>
            <fx:ConformanceLevel>${profile}</fx:ConformanceLevel>
        </rdf:Description>`;

const extension = `
        <rdf:Description xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#" rdf:about="">
            <pdfaExtension:schemas>
                <rdf:Bag>
                    <rdf:li rdf:parseType="Resource">
                        <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
                        <pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI>
                        <pdfaSchema:prefix>fx</pdfaSchema:prefix>
                        <pdfaSchema:property>
                            <rdf:Seq>${properties.map(propertyOf).join('')}
                            </rdf:Seq>
                        </pdfaSchema:property>
                    </rdf:li>
                </rdf:Bag>
            </pdfaExtension:schemas>
        </rdf:Description>`;

function propertyOf([name, meaning]: readonly [string, string]): string {
  return `
                                <rdf:li rdf:parseType="Resource">
                                    <pdfaProperty:name>${name}</pdfaProperty:name>
                                    <pdfaProperty:valueType>Text</pdfaProperty:valueType>
                                    <pdfaProperty:category>external</pdfaProperty:category>
                                    <pdfaProperty:description>${meaning}</pdfaProperty:description>
                                </rdf:li>`;
}
