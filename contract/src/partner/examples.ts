/**
 * Worked examples of every call that a client's system makes, as the API document shows them. A test sends each of them, in this
 * order, and compares the answer: numbers that are drawn and the moment differ, everything else is as it stands here.
 */

import { readCustomerNumbers } from '../account/own-endpoints.ts';
import type { Endpoint } from '../basics/endpoint.ts';
import { reportOrder } from '../order/endpoints.ts';
import { listPartnerOrders, showPartnerOrder } from '../order/partner.ts';
import { importOrders, showPartnerImport } from '../order-import/endpoints.ts';
import { listPartnerPremiums, listPartnerProducts } from '../product/partner.ts';
import { showPartnerRecommendation } from '../recommendation/shown/partner.ts';

export interface Example {
  name: string;
  summary: string;
  call: Endpoint;
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: unknown;
  status: number;
  answer: unknown;
  /** A list of which only the beginning is shown. */
  goesOn?: true;
}

/** Of the recommendation that the examples are about. */
export const exampleRecommendation = '104477120935';
const order = '304477120933';
const externalNumber = 'V-2026-0815';
const notAmong = 'Ereignis ist nicht gültig: eingegangen, bestaetigt, abgelehnt, storniert';

/** The import that example `import` asks about, and its file. */
export const exampleImport = 42;
export const exampleFile =
  'ExterneAuftragsnummer;Ereignis;Empfehlungsnummer;Auftragsdatum\r\nV-2026-0819;storniert;;\r\nV-2026-0820;eingegangen;104477120943;2026-03-02\r\n';

const premium = {
  Id: 1,
  ExterneId: 'P-70',
  Name: '70 € Geldprämie',
  Beschreibung: '',
  Art: 'Geld',
  Startdatum: '2025-01-01',
  Enddatum: '2027-12-31',
  EnddatumAnzeige: '2027-12-31',
  Wert: '70,00\u00a0€',
  WertCent: 7000,
  Produkte: [101, 637],
};

const voucher = {
  ...premium,
  Id: 5,
  ExterneId: 'G-60',
  Name: 'Gutschein über 60 €',
  Art: 'Gutschein',
  Wert: '60,00\u00a0€',
  WertCent: 6000,
  Produkte: [101],
};

const shown = {
  Auftragsnummer: order,
  ExterneAuftragsnummer: externalNumber,
  Status: 'Bestaetigt',
  Grund: null,
  Empfehlungsnummer: exampleRecommendation,
  ProduktExterneId: 'X101',
  Auftragsdatum: '2026-03-02',
  FreigebbarAb: '2026-03-16',
  StornoOffen: false,
  GeaendertAm: '2026-03-02T09:00:00.000Z',
};

const refused = {
  ...shown,
  Auftragsnummer: '304477120941',
  ExterneAuftragsnummer: 'V-2026-0816',
  Status: 'Abgelehnt',
  Grund: { Code: 'self', Message: 'Selbstempfehlung' },
  FreigebbarAb: null,
};

export const examples: readonly Example[] = [
  {
    name: 'received',
    summary: 'Somebody has ordered',
    call: reportOrder,
    body: {
      ExterneAuftragsnummer: externalNumber,
      Ereignis: 'eingegangen',
      Empfehlungsnummer: exampleRecommendation,
      ProduktExterneId: 'X101',
      Auftragsdatum: '2026-03-02',
      Email: 'ben@example.org',
    },
    status: 200,
    answer: { Auftragsnummer: order, Status: 'Eingegangen', Grund: null },
  },
  {
    name: 'confirmed',
    summary: 'The contract stands',
    call: reportOrder,
    body: { ExterneAuftragsnummer: externalNumber, Ereignis: 'bestaetigt' },
    status: 200,
    answer: { Auftragsnummer: order, Status: 'Bestaetigt', Grund: null },
  },
  {
    name: 'self',
    summary: 'Nobody earns by the own link: the order is kept as rejected, with why',
    call: reportOrder,
    body: {
      ExterneAuftragsnummer: 'V-2026-0816',
      Ereignis: 'eingegangen',
      Empfehlungsnummer: exampleRecommendation,
      Auftragsdatum: '2026-03-02',
      Email: 'anna@example.org',
    },
    status: 200,
    answer: {
      Auftragsnummer: '304477120941',
      Status: 'Abgelehnt',
      Grund: { Code: 'self', Message: 'Selbstempfehlung' },
    },
  },
  {
    name: 'waits',
    summary: 'A cancellation that comes before its order waits for it',
    call: reportOrder,
    body: { ExterneAuftragsnummer: 'V-2026-0817', Ereignis: 'storniert', Grund: 'Widerruf' },
    status: 200,
    answer: { Auftragsnummer: null, Status: 'Vorgemerkt', Grund: null },
  },
  {
    name: 'file',
    summary: 'Three reports as a file: one goes on, one is rejected with why, one is broken',
    call: importOrders,
    query: { probe: 'true' },
    body: `ExterneAuftragsnummer;Ereignis;Empfehlungsnummer;Auftragsdatum\r\n${externalNumber};bestaetigt;;\r\nV-2026-0816;abgelehnt;;\r\nV-2026-0818;gekauft;;\r\n`,
    status: 200,
    answer: {
      Verarbeitet: 2,
      Zeilen: [
        { Zeile: 2, Auftragsnummer: null, Status: 'Bestaetigt', Grund: null },
        {
          Zeile: 3,
          Auftragsnummer: null,
          Status: 'Abgelehnt',
          Grund: { Code: 'self', Message: 'Selbstempfehlung' },
        },
      ],
      Fehler: [
        {
          Zeile: 4,
          ExterneAuftragsnummer: 'V-2026-0818',
          PsoErrorCode: 'PSOF0100',
          Message: notAmong,
          Fehler: [{ Feld: 'Ereignis', Code: 'not-among', Message: notAmong }],
        },
      ],
    },
  },
  {
    name: 'import',
    summary: 'A file that went on in the background; one of its rows has failed',
    call: showPartnerImport,
    params: { id: String(exampleImport) },
    query: { nach: '0' },
    status: 200,
    answer: {
      Id: exampleImport,
      Status: 'Fertig',
      Probe: false,
      Gelesen: 2,
      Verarbeitet: 1,
      Fehler: 1,
      ErstelltVon: 'partner',
      ErstelltAm: '2026-03-02T09:00:00.000Z',
      FertigAm: '2026-03-02T09:00:00.000Z',
      Content: [
        {
          Zeile: 3,
          ExterneAuftragsnummer: 'V-2026-0820',
          PsoErrorCode: 'PSOF0100',
          Message: 'Diese Empfehlungsnummer kennen wir nicht: 104477120943',
          Fehler: [
            {
              Feld: 'Empfehlungsnummer',
              Code: 'number-unknown',
              Message: 'Diese Empfehlungsnummer kennen wir nicht: 104477120943',
            },
          ],
        },
      ],
      HasNext: false,
      Nach: 3,
    },
  },
  {
    name: 'noImport',
    summary: 'An import that is not there',
    call: showPartnerImport,
    params: { id: '4711' },
    status: 404,
    answer: {
      PsoErrorCode: 'PSOF0101',
      Message: 'Der Datensatz wurde nicht gefunden.',
      Fehler: [],
      TraceId: '7f3a90c1d24be865',
    },
  },
  {
    name: 'one',
    summary: 'How far an order is',
    call: showPartnerOrder,
    params: { externe: externalNumber },
    status: 200,
    answer: shown,
  },
  {
    name: 'changes',
    summary: 'The first change since the beginning; there is more',
    call: listPartnerOrders,
    query: { seit: '0', anzahl: '1' },
    status: 200,
    answer: { Content: [shown], HasNext: true, Nach: 1 },
  },
  {
    name: 'recommendation',
    summary: 'How far a recommendation is',
    call: showPartnerRecommendation,
    params: { nr: exampleRecommendation },
    status: 200,
    answer: {
      Empfehlungsnummer: exampleRecommendation,
      Status: 'Ok',
      ProduktExterneId: 'X101',
      ErstelltAm: '2026-03-02T09:00:00.000Z',
      GueltigBis: '2026-08-29',
      Abgelaufen: false,
      Angenommen: true,
      Auftraege: [shown, refused],
    },
  },
  {
    name: 'products',
    summary: 'A page of one product; the next one begins behind its id',
    call: listPartnerProducts,
    query: { anzahl: '1' },
    status: 200,
    answer: [
      {
        Id: 101,
        ExterneId: 'X101',
        Name: 'Zuhause L',
        Berater: false,
        WertCent: 7000,
        Praemien: [{ ...premium, Produkte: [101] }, voucher],
      },
    ],
  },
  {
    name: 'premiums',
    summary: 'What can be earned; only the first one is shown here',
    call: listPartnerPremiums,
    status: 200,
    answer: [premium],
    goesOn: true,
  },
  {
    name: 'numbers',
    summary: 'One customer number is valid, one no longer',
    call: readCustomerNumbers,
    body: [
      { Kundennummer: '4711', Gueltig: true },
      { Kundennummer: '4712', Gueltig: false },
    ],
    status: 200,
    answer: { Verarbeitet: 2 },
  },
];
