import { expect, test } from 'vitest';
import { type Transfer, writeTransferFile } from './transfer-file.ts';

const transfer = (more: Partial<Transfer> = {}): Transfer => ({
  endToEndId: '400112233442-1',
  cents: 3500,
  holder: 'Anna Muster',
  iban: 'DE02120300000000202051',
  purpose: 'Praemie 104477120935',
  ...more,
});
const fileOf = (transfers: readonly Transfer[]): string =>
  writeTransferFile({
    messageId: 'WS-1-7',
    createdAt: new Date('2026-03-02T09:00:00.123Z'),
    executionOn: '2026-03-02',
    debtor: { holder: 'Bank & Söhne GmbH', iban: 'DE89370400440532013000' },
    transfers,
  });

/** The names of the elements with their depth, and the texts: enough to see the order the schema asks for. */
const shapeOf = (xml: string): string[] => {
  const found: string[] = [];
  let depth = 0;
  for (const [, closing, name, text] of xml.matchAll(/<(\/?)([A-Za-z]+)[^>]*>([^<]*)/g)) {
    if (closing) depth--;
    else found.push(`${'.'.repeat(depth++)}${name}${text?.trim() ? ` ${text.trim()}` : ''}`);
  }
  return found;
};

test('a file has one header, one payment of the mandant and one transfer per reward, in the order of the schema', () => {
  expect(shapeOf(fileOf([transfer()]))).toEqual([
    'Document',
    '.CstmrCdtTrfInitn',
    '..GrpHdr',
    '...MsgId WS-1-7',
    '...CreDtTm 2026-03-02T09:00:00Z',
    '...NbOfTxs 1',
    '...CtrlSum 35.00',
    '...InitgPty',
    '....Nm Bank + Soehne GmbH',
    '..PmtInf',
    '...PmtInfId WS-1-7',
    '...PmtMtd TRF',
    '...NbOfTxs 1',
    '...CtrlSum 35.00',
    '...PmtTpInf',
    '....SvcLvl',
    '.....Cd SEPA',
    '...ReqdExctnDt',
    '....Dt 2026-03-02',
    '...Dbtr',
    '....Nm Bank + Soehne GmbH',
    '...DbtrAcct',
    '....Id',
    '.....IBAN DE89370400440532013000',
    '...DbtrAgt',
    '....FinInstnId',
    '.....Othr',
    '......Id NOTPROVIDED',
    '...ChrgBr SLEV',
    '...CdtTrfTxInf',
    '....PmtId',
    '.....EndToEndId 400112233442-1',
    '....Amt',
    '.....InstdAmt 35.00',
    '....Cdtr',
    '.....Nm Anna Muster',
    '....CdtrAcct',
    '.....Id',
    '......IBAN DE02120300000000202051',
    '....RmtInf',
    '.....Ustrd Praemie 104477120935',
  ]);
  expect(fileOf([transfer()])).toContain('xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"');
  expect(fileOf([transfer()])).toContain('<InstdAmt Ccy="EUR">');
});

test('the control sum is exact to the cent, however many transfers there are', () => {
  const xml = fileOf(
    Array.from({ length: 10_000 }, (_, index) => transfer({ endToEndId: `e-${index}`, cents: 333_333_333_333 })),
  );
  expect(xml).toContain('<NbOfTxs>10000</NbOfTxs><CtrlSum>33333333333300.00</CtrlSum>');
  expect(fileOf([transfer({ cents: 1 }), transfer({ cents: 99 }), transfer({ cents: 7 })])).toContain(
    '<CtrlSum>1.07</CtrlSum>',
  );
});

test('a name is cut to seventy signs and cannot break out of its element', () => {
  const xml = fileOf([transfer({ holder: `</Nm><Nm>${'ä'.repeat(70)}` })]);
  const [, name = ''] = /<Cdtr><Nm>(.*?)<\/Nm>/.exec(xml) ?? [];
  expect(name).toMatch(/^\.\/Nm\.\.Nm\.(ae)+a?$/);
  expect(name).toHaveLength(70);
});

test('the same values give the same bytes', () => {
  expect(fileOf([transfer()])).toBe(fileOf([transfer()]));
});
