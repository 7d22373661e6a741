import { expect, test } from 'vitest';
import { decode } from '../basics/wire.ts';
import { problemText } from '../texts/texts.ts';
import { isRoutingId, looksLikeRoutingId } from './buyer-reference.ts';
import { BuyerData, electronicAddressOf, SellerData } from './party.ts';
import { isTaxNumber, isVatId, vatCheckDigit } from './tax-id.ts';

const seller = {
  Name: 'Beispiel Netz GmbH',
  Strasse: 'Lindenallee',
  Hausnummer: '12a',
  Plz: '10115',
  Ort: 'Berlin',
  UStIdNr: 'de 136 695 976',
  Steuernummer: null,
  Handelsregister: 'HRB 12345 B',
  Registergericht: 'Amtsgericht Berlin (Charlottenburg)',
  Geschaeftsfuehrung: 'Dr. Ute Beispiel',
  Ansprechpartner: 'Jonas Weber',
  Telefon: '030 1234567',
  Email: 'Rechnung@Beispiel-Netz.example',
  Kontoinhaber: 'Beispiel Netz GmbH',
  IBAN: 'DE02 1203 0000 0000 2020 51',
};
const buyer = {
  Firma: 'Agentur Clara Sommer',
  Strasse: 'Marktplatz',
  Hausnummer: '3',
  Plz: '80331',
  Ort: 'München',
  Email: 'clara@agentur.example',
};

const problemsOf = (schema: typeof SellerData | typeof BuyerData, sent: object): string[] => {
  const read = decode(schema, sent);
  return read.ok ? [] : read.problems.map(({ field, code }) => `${field} ${code}`);
};

test('what a mandant says of itself is read, and its electronic address is its e-mail address unless it says another', () => {
  const read = decode(SellerData, seller);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  expect(read.value).toMatchObject({ vatId: 'DE136695976', paymentDays: 14, iban: 'DE02120300000000202051' });
  expect(electronicAddressOf(read.value)).toEqual({ address: 'rechnung@beispiel-netz.example', scheme: 'EM' });
  const other = decode(SellerData, {
    ...seller,
    ElektronischeAdresse: '4000000000001',
    ElektronischeAdresseSchema: '0088',
  });
  expect(other.ok && electronicAddressOf(other.value)).toEqual({ address: '4000000000001', scheme: '0088' });
});

test.each([
  [{ Name: '' }, 'Name required'],
  [{ Strasse: undefined }, 'Strasse required'],
  [{ Hausnummer: '' }, 'Hausnummer required'],
  [{ Plz: '1011' }, 'Plz invalid'],
  [{ Ort: ' ' }, 'Ort required'],
  [{ UStIdNr: 'DE136695970' }, 'UStIdNr vat-id'],
  [{ UStIdNr: 'DE1366959' }, 'UStIdNr vat-id'],
  [{ UStIdNr: null, Steuernummer: '' }, 'UStIdNr tax-id'],
  [{ UStIdNr: null, Steuernummer: '12/34' }, 'Steuernummer tax-number'],
  [{ Registergericht: null }, 'Registergericht required'],
  [{ Handelsregister: '' }, 'Handelsregister required'],
  [{ Ansprechpartner: '' }, 'Ansprechpartner required'],
  [{ Telefon: '12' }, 'Telefon invalid'],
  [{ Email: 'rechnung@netz' }, 'Email email-ending'],
  [{ ElektronischeAdresse: 'rechnung' }, 'ElektronischeAdresse invalid'],
  [{ ElektronischeAdresseSchema: '0204' }, 'ElektronischeAdresse required'],
  [{ ElektronischeAdresse: 'x', ElektronischeAdresseSchema: 'GLN' }, 'ElektronischeAdresseSchema invalid'],
  [{ Kontoinhaber: '' }, 'Kontoinhaber required'],
  [{ IBAN: 'DE03120300000000202051' }, 'IBAN invalid'],
  [{ ZahlungszielTage: 120 }, 'ZahlungszielTage invalid'],
])('a mandant whose data has %j is told "%s"', (wrong, problem) => {
  expect(problemsOf(SellerData, { ...seller, ...wrong })).toEqual([problem]);
});

test('a mandant needs one of the two numbers of its tax office, not both', () => {
  expect(problemsOf(SellerData, { ...seller, UStIdNr: null, Steuernummer: '12/345/67890' })).toEqual([]);
  expect(problemText('de', { field: 'UStIdNr', code: 'tax-id' })).toContain('Steuernummer oder Ihre USt-IdNr.');
});

test('an agency is in Germany and says nothing of its register', () => {
  const read = decode(BuyerData, buyer);
  expect(read.ok && read.value).toMatchObject({ country: 'DE', legalForm: null, reference: null, vatId: null });
});

test.each([
  [{ Firma: '' }, 'Firma required'],
  [{ Plz: 'A-1010' }, 'Plz invalid'],
  [{ Land: 'AT' }, 'Land invalid'],
  [{ Email: '' }, 'Email required'],
  [{ UStIdNr: '129273398' }, 'UStIdNr vat-id'],
  [{ Steuernummer: 'elf' }, 'Steuernummer tax-number'],
  [{ Kaeuferreferenz: '04011000-1234512345-07' }, 'Kaeuferreferenz routing-id'],
  [{ ElektronischeAdresse: 'clara' }, 'ElektronischeAdresse invalid'],
])('an agency whose data has %j is told "%s"', (wrong, problem) => {
  expect(problemsOf(BuyerData, { ...buyer, ...wrong })).toEqual([problem]);
});

test.each([
  ['04011000-1234512345-06', true],
  ['992-90009-96', true],
  ['04011000-1234512345-60', false],
  ['992-90009-69', false],
])('the Leitweg-ID %s: right %s', (value, isRight) => {
  expect(looksLikeRoutingId(value)).toBe(true);
  expect(isRoutingId(value)).toBe(isRight);
});

test.each(['PO-4711', '2026-01', '01-26', '17045678-X-11', 'Kostenstelle 12'])(
  'what a buyer calls "%s" is no Leitweg-ID and stays as it is',
  (reference) => {
    expect(looksLikeRoutingId(reference)).toBe(false);
    expect(problemsOf(BuyerData, { ...buyer, Kaeuferreferenz: reference })).toEqual([]);
  },
);

test('every slip in a digit of a USt-IdNr. is seen', () => {
  for (const digits of ['13669597', '12927339', '81137798']) {
    const right = digits + vatCheckDigit(digits);
    expect(isVatId(`DE${right}`)).toBe(true);
    for (const place of [0, 3, 8])
      for (const digit of '0123456789') {
        const slipped = right.slice(0, place) + digit + right.slice(place + 1);
        expect(isVatId(`DE${slipped}`), slipped).toBe(slipped === right);
      }
  }
});

test.each([
  ['12/345/67890', true],
  ['181 815 0815 5', true],
  ['2893081508152', true],
  ['123456789', false],
  ['12-345-67890', false],
])('the tax number %s: right %s', (value, isRight) => {
  expect(isTaxNumber(value)).toBe(isRight);
});
