/**
 * The bank file: a customer credit transfer initiation (ISO 20022 pain.001.001.09) with one payment information block
 * of the mandant's account and one SEPA transfer per reward. Cents stay whole numbers, names and texts are reduced to
 * the character set of SEPA. Pure: the same values give the same bytes.
 */
import { holderMax, sepaText } from '@weitersagen/contract/payout/sepa-text';

interface TransferFile {
  /** Unique for the bank, at most 35 letters, digits and hyphens. */
  messageId: string;
  createdAt: Date;
  /** Day on which the bank executes: one on which banks work. */
  executionOn: string;
  debtor: { holder: string; iban: string };
  transfers: readonly Transfer[];
}

export interface Transfer {
  endToEndId: string;
  cents: number;
  holder: string;
  iban: string;
  /** What the person reads on the statement. */
  purpose: string;
}

const namespace = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';
const purposeMax = 140;

export function writeTransferFile({ messageId, createdAt, executionOn, debtor, transfers }: TransferFile): string {
  const debtorName = sepaText(debtor.holder, holderMax);
  const totals = [element('NbOfTxs', String(transfers.length)), element('CtrlSum', amount(sum(transfers)))];
  const header = [
    element('MsgId', messageId),
    element('CreDtTm', createdAt.toISOString().replace(/\.\d{3}Z$/, 'Z')),
    ...totals,
    block('InitgPty', [element('Nm', debtorName)]),
  ];
  const payment = [
    element('PmtInfId', messageId),
    element('PmtMtd', 'TRF'),
    ...totals,
    block('PmtTpInf', [block('SvcLvl', [element('Cd', 'SEPA')])]),
    block('ReqdExctnDt', [element('Dt', executionOn)]),
    block('Dbtr', [element('Nm', debtorName)]),
    account('DbtrAcct', debtor.iban),
    block('DbtrAgt', [block('FinInstnId', [block('Othr', [element('Id', 'NOTPROVIDED')])])]),
    element('ChrgBr', 'SLEV'),
    ...transfers.map(transferOf),
  ];
  const message = block('CstmrCdtTrfInitn', [block('GrpHdr', header), block('PmtInf', payment)]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="${namespace}">\n${message}\n</Document>\n`;
}

const transferOf = ({ endToEndId, cents, holder, iban, purpose }: Transfer): string =>
  block('CdtTrfTxInf', [
    block('PmtId', [element('EndToEndId', endToEndId)]),
    block('Amt', [`<InstdAmt Ccy="EUR">${amount(BigInt(cents))}</InstdAmt>`]),
    block('Cdtr', [element('Nm', sepaText(holder, holderMax))]),
    account('CdtrAcct', iban),
    block('RmtInf', [element('Ustrd', sepaText(purpose, purposeMax))]),
  ]);

const account = (name: string, iban: string): string => block(name, [block('Id', [element('IBAN', iban)])]);

const sum = (transfers: readonly Transfer[]): bigint =>
  transfers.reduce((total, { cents }) => total + BigInt(cents), 0n);

/** `700001n` → `7000.01` */
const amount = (cents: bigint): string => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;

const block = (name: string, content: readonly string[]): string => `<${name}>${content.join('')}</${name}>`;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const element = (name: string, text: string): string =>
  `<${name}>${text.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign)}</${name}>`;
