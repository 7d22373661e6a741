import { beforeAll, describe, expect, test } from 'vitest';
import { type Qpdf, qpdf } from '../../../../../tools/machine/qpdf.ts';
import { makeInvoice, makeStatement } from '../make.ts';
import { sampleDocuments, sampleIssue } from '../sample.ts';
import { writeFiles } from '../xml/write.ts';

type Value = string | number | boolean | null | readonly Value[] | { readonly [key: string]: Value };
type Dictionary = { readonly [key: string]: Value };

/** The objects of a file as qpdf reads them: a way into them from the catalog, references followed. */
class Objects {
  readonly #objects: Record<string, { value?: Value; stream?: { dict: Dictionary; data?: string } }>;
  constructor(json: string) {
    this.#objects = JSON.parse(json).qpdf[1];
  }
  get #trailer(): Dictionary {
    return (this.#objects.trailer?.value ?? {}) as Dictionary;
  }
  get catalog(): Dictionary {
    return this.dictionary(this.#trailer['/Root']);
  }
  /** Of the file itself, its texts. */
  get info(): Dictionary {
    const entries = Object.entries(this.dictionary(this.#trailer['/Info']));
    return Object.fromEntries(entries.map(([name, value]) => [name, this.#objects[`obj:${value}`]?.value ?? value]));
  }
  dictionary(value: Value | undefined): Dictionary {
    const found = typeof value === 'string' ? this.#objects[`obj:${value}`] : undefined;
    return (found?.stream?.dict ?? found?.value ?? value ?? {}) as Dictionary;
  }
  list(value: Value | undefined): readonly Value[] {
    const resolved = typeof value === 'string' ? this.#objects[`obj:${value}`]?.value : value;
    return Array.isArray(resolved) ? resolved : resolved === undefined ? [] : [resolved as Value];
  }
  stream(value: Value | undefined): Buffer {
    return Buffer.from(this.#objects[`obj:${value}`]?.stream?.data ?? '', 'base64');
  }
  ofType(type: string): Dictionary[] {
    const all = Object.values(this.#objects).map(({ value, stream }) => stream?.dict ?? value);
    return all.filter((one): one is Dictionary => (one as Dictionary | null)?.['/Type'] === `/${type}`);
  }
}

const { invoice, statement } = sampleDocuments(2, sampleIssue({ buyer: { Firma: 'Agentur Łukasz Дворжак' } }));
let ask: Qpdf;
let pdf: Uint8Array;
let xrechnung: string;
let objects: Objects;

const objectsOf = (file: Uint8Array): Objects =>
  new Objects(String(ask(file, '--json', '--json-stream-data=inline', '--decode-level=all')));

beforeAll(async () => {
  ask = await qpdf();
  ({ pdf, xrechnung } = await makeInvoice(invoice));
  objects = objectsOf(pdf);
});

describe('the PDF of an invoice', () => {
  test('is one without an error', () => {
    expect(String(ask(pdf, '--check'))).toContain('No syntax or stream encoding errors found');
    expect(Buffer.from(pdf).toString('latin1')).toMatch(/^%PDF-1\.7\n%[\x80-\xff]{4}/);
  });

  test('says that it is PDF/A-3b and carries an invoice of profile EN 16931, and explains the words for it', () => {
    const xmp = objects.stream(objects.catalog['/Metadata']).toString();
    expect(objects.dictionary(objects.catalog['/Metadata'])['/Subtype']).toBe('/XML');
    for (const part of [
      '<pdfaid:part>3</pdfaid:part>',
      '<pdfaid:conformance>B</pdfaid:conformance>',
      '<fx:DocumentType>INVOICE</fx:DocumentType>',
      '<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>',
      '<fx:Version>1.0</fx:Version>',
      '<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>',
      '<pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#</pdfaSchema:namespaceURI>',
      '<pdfaSchema:prefix>fx</pdfaSchema:prefix>',
    ])
      expect(xmp).toContain(part);
    for (const name of ['DocumentFileName', 'DocumentType', 'Version', 'ConformanceLevel'])
      expect(xmp).toContain(`<pdfaProperty:name>${name}</pdfaProperty:name>`);
  });

  test('says the same of itself in both places', () => {
    const xmp = objects.stream(objects.catalog['/Metadata']).toString();
    expect(objects.info).toMatchObject({
      '/Title': 'u:Rechnung RE-2026-000007',
      '/Producer': 'u:Weitersagen',
      '/CreationDate': 'u:D:20261101023000Z',
    });
    expect(xmp).toContain('<rdf:li xml:lang="x-default">Rechnung RE-2026-000007</rdf:li>');
    expect(xmp).toContain('<pdf:Producer>Weitersagen</pdf:Producer>');
    expect(xmp).toContain('<xmp:CreateDate>2026-11-01T02:30:00Z</xmp:CreateDate>');
  });

  test('has the colours of a screen, by their profile', () => {
    const [intent] = objects.list(objects.catalog['/OutputIntents']).map((one) => objects.dictionary(one));
    expect(intent).toMatchObject({ '/S': '/GTS_PDFA1', '/OutputConditionIdentifier': 'u:sRGB IEC61966-2.1' });
    expect(objects.dictionary(intent?.['/DestOutputProfile'])['/N']).toBe(3);
    expect(objects.stream(intent?.['/DestOutputProfile']).toString('latin1', 36, 40)).toBe('acsp');
  });

  test('carries its file for machines, which says the same as the pages and comes out byte for byte', async () => {
    const files = objects.list(objects.catalog['/AF']).map((one) => objects.dictionary(one));
    expect(files).toHaveLength(1);
    expect(files[0]).toMatchObject({
      '/AFRelationship': '/Alternative',
      '/F': 'u:factur-x.xml',
      '/UF': 'u:factur-x.xml',
    });
    const embedded = objects.dictionary(files[0]?.['/EF'])['/F'];
    expect(objects.dictionary(embedded)['/Subtype']).toBe('/text/xml');
    const written = await writeFiles(invoice);
    expect(objects.stream(embedded).toString()).toBe(written.cii);
    expect(String(ask(pdf, '--show-attachment=factur-x.xml'))).toBe(written.cii);
    expect(xrechnung).toBe(written.ubl);
  });

  test('carries every font it names, each with its letters as text', () => {
    const fonts = objects.ofType('Font');
    const drawn = fonts.filter((font) => font['/Subtype'] === '/Type0');
    const inner = fonts.filter((font) => font['/Subtype'] !== '/Type0');
    // Regular and bold, and of the regular also what Łukasz and Дворжак need.
    expect(drawn.map((font) => String(font['/BaseFont']).replace(/^\/[A-Z]+\+/, '')).toSorted()).toEqual([
      'Roboto-Bold',
      'Roboto-Regular',
      'Roboto-Regular',
      'Roboto-Regular',
    ]);
    for (const font of drawn) {
      expect(font['/Encoding']).toBe('/Identity-H');
      expect(objects.stream(font['/ToUnicode']).toString()).toContain('beginbfrange');
    }
    expect(inner).toHaveLength(drawn.length);
    for (const font of inner) {
      expect(font).toMatchObject({ '/Subtype': '/CIDFontType2', '/CIDToGIDMap': '/Identity' });
      const program = objects.stream(objects.dictionary(font['/FontDescriptor'])['/FontFile2']);
      expect(program.toString('latin1', 0, 4)).toBe('true');
    }
  });

  test('is tagged, in its language, under its title', () => {
    expect(objects.dictionary(objects.catalog['/MarkInfo'])['/Marked']).toBe(true);
    expect(objects.catalog['/Lang']).toBe('u:de');
    expect(objects.dictionary(objects.catalog['/ViewerPreferences'])['/DisplayDocTitle']).toBe(true);
  });

  test('has nothing that a file for archives may not have', () => {
    const text = JSON.stringify(String(ask(pdf, '--json')));
    for (const name of ['/JavaScript', '/Encrypt', '/LZWDecode', '/Launch', '/SMask', '/Annots', 'Helvetica'])
      expect(text).not.toContain(name);
    expect(Buffer.from(pdf).toString('latin1')).toMatch(/\/ID \[<[0-9a-f]{32}> <[0-9a-f]{32}>\]/);
  });

  test('is the same for the same document, and another one for another moment', async () => {
    const again = await makeInvoice(structuredClone(invoice));
    expect(Buffer.from(again.pdf).equals(Buffer.from(pdf))).toBe(true);
    expect(again.xrechnung).toBe(xrechnung);
    const later = await makeInvoice({ ...invoice, madeAt: new Date('2026-11-01T02:31:00Z') });
    expect(Buffer.from(later.pdf).equals(Buffer.from(pdf))).toBe(false);
  });
});

/** What a screen reader meets, in its order: the tag of each part. */
function read(of: Objects): string[] {
  const tags: string[] = [];
  const walk = (value: Value): void => {
    const part = of.dictionary(value);
    if (typeof part['/S'] !== 'string') return;
    tags.push(part['/S'].slice(1));
    for (const inner of of.list(part['/K'])) if (typeof inner === 'string') walk(inner);
  };
  for (const root of of.list(of.dictionary(of.catalog['/StructTreeRoot'])['/K'])) walk(root);
  return tags;
}

const pagesOf = (of: Objects): number => Number(of.dictionary(of.catalog['/Pages'])['/Count']);

test('it is read from the seller to the foot: addresses, facts, title, positions, sums, payment', () => {
  const big = read(objects).filter((tag) => ['P', 'Table', 'H1', 'H2'].includes(tag));
  expect(big.join(' ')).toBe('P P Table H1 P Table Table P Table H2 P Table P');
});

test('a long table goes on over pages, its head is read once and each position is there', async () => {
  const long = sampleDocuments(60).invoice;
  const file = await makeInvoice(long);
  const of = objectsOf(file.pdf);
  expect(pagesOf(of)).toBe(4);
  const tags = read(of);
  expect(tags.filter((tag) => tag === 'THead')).toHaveLength(1);
  const rows = tags.filter((tag) => tag === 'TR').length;
  // Facts, head, positions, three sums, three of both documents, three of the payment.
  expect(rows).toBe(9 + 1 + 61 + 3 + 3 + 3);
  expect(String(ask(file.pdf, '--check'))).toContain('No syntax or stream encoding errors found');
});

test('a statement has no file for machines and does not call itself an invoice', async () => {
  const file = await makeStatement(statement);
  const of = objectsOf(file);
  expect(String(ask(file, '--check'))).toContain('No syntax or stream encoding errors found');
  expect(of.catalog['/AF']).toBeUndefined();
  expect(of.info['/Title']).toBe('u:Abrechnung der Prämien AB-2026-000005');
  const xmp = of.stream(of.catalog['/Metadata']).toString();
  expect(xmp).toContain('<pdfaid:part>3</pdfaid:part>');
  expect(xmp).not.toContain('INVOICE');
});

test('an agency that reads English gets an English page', async () => {
  const english = sampleDocuments(1, sampleIssue({ language: 'en' })).invoice;
  const of = objectsOf((await makeInvoice(english)).pdf);
  expect(of.catalog['/Lang']).toBe('u:en');
  expect(of.info['/Title']).toBe('u:Invoice RE-2026-000007');
});

test('a sign that no font has is a question mark, and what markup could be stays text', async () => {
  const issue = sampleIssue({ buyer: { Firma: '漢字 & Söhne', Ansprechpartner: 'A'.repeat(99) } });
  const odd = sampleDocuments(1, issue).invoice;
  const { pdf: file, xrechnung: xml } = await makeInvoice(odd);
  expect(String(ask(file, '--check'))).toContain('No syntax or stream encoding errors found');
  expect(xml).toContain('漢字 &amp; Söhne');
});
