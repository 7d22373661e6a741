/** Agencies at the desk: a row of the list, one agency with all that hangs on it, and what a decision is given. */
import * as z from 'zod/mini';
import { OpenApproval } from '../../approval/schemas.ts';
import { moment } from '../../basics/day.ts';
import { email } from '../../basics/email.ts';
import { id } from '../../basics/integer.ts';
import { labels } from '../../basics/label.ts';
import { chosenFileQuery, listQuery, pageOf } from '../../basics/list.ts';
import { cents } from '../../basics/money.ts';
import { company, name } from '../../basics/name/name.ts';
import { phone, pictureAddress, text } from '../../basics/text.ts';
import { extend, optional, wire } from '../../basics/wire.ts';
import { Event } from '../../event/schemas.ts';
import { invitationStatus } from '../../invitation/status.ts';
import { buyerReference } from '../../invoice/buyer-reference.ts';
import { taxNumber, vatId } from '../../invoice/tax-id.ts';
import { salutation } from '../../recipient/schemas.ts';
import { changedOffice } from '../office.ts';
import { agencyPosition } from '../position.ts';
import { agencyNumber } from '../schemas.ts';
import { agencyStatus, agencyUserStatus } from '../status.ts';

export const ByAgency = wire({ number: ['nr', agencyNumber] });
export const ByAgencyUser = wire({ number: ['nr', agencyNumber], userId: ['id', id] });

export const AgencyRow = wire({
  number: ['Agenturnummer', z.string()],
  company: ['Firma', z.string()],
  city: ['Ort', optional(z.string())],
  /** Who owns it; empty once the person is deleted. */
  owner: ['Inhaber', z.string()],
  email: ['Email', z.string()],
  status: ['Status', agencyStatus],
  createdAt: ['RegistriertAm', moment],
  /** Who may sign in or is invited to. */
  people: ['Personen', z.int()],
  /** Of whoever signed in last. */
  lastLoginAt: ['LetzteAnmeldungAm', optional(moment)],
});

export const AgencyPerson = wire({
  id: ['Id', z.int()],
  employeeNumber: ['Mitarbeiternummer', optional(z.string())],
  /** Empty once the person is deleted. */
  name: ['Name', z.string()],
  salutation: ['Anrede', optional(salutation)],
  firstName: ['Vorname', optional(z.string())],
  lastName: ['Nachname', optional(z.string())],
  email: ['Email', z.string()],
  phone: ['Telefon', optional(z.string())],
  language: ['Sprache', z.string()],
  positions: ['Rollen', z.array(agencyPosition)],
  status: ['Status', agencyUserStatus],
  hasPassword: ['PasswortGesetzt', z.boolean()],
  /** Has none, and the single sign-on of the mandant is on: there is no way past it. */
  isOfCompany: ['NurUeberUnternehmen', z.boolean()],
  /** Where the person is signed in now, support included. */
  sessions: ['Sitzungen', z.int()],
  lastLoginAt: ['LetzteAnmeldungAm', optional(moment)],
  createdAt: ['ErstelltAm', moment],
  /** Left: what was done stays under the number. */
  removedAt: ['EntferntAm', optional(moment)],
});

/** Somebody an agency has invited; empty once the name went. */
export const Invited = wire({
  id: ['Id', z.int()],
  name: ['Name', z.string()],
  email: ['Email', optional(z.string())],
  employeeNumber: ['Mitarbeiternummer', optional(z.string())],
  status: ['Status', invitationStatus],
  sentAt: ['VersendetAm', moment],
});

const Plan = wire({
  id: ['Id', z.int()],
  product: ['Produkt', z.string()],
  extraCents: ['ZusatzCent', cents],
  validFrom: ['GueltigVon', z.string()],
  validTo: ['GueltigBis', optional(z.string())],
  endedAt: ['BeendetAm', optional(moment)],
});

/** How many of what there are, none counted beyond `countMax`: null is more. */
const many = optional(z.int());

export const AgencyCounts = wire({
  recommenders: ['Empfehler', many],
  recommendations: ['Empfehlungen', many],
  contacts: ['Kontakte', many],
  orders: ['Auftraege', many],
  /** Orders that wait for somebody of the agency to release them. */
  waitingOrders: ['AuftraegeWartenAufFreigabe', many],
  rewards: ['Praemierungen', many],
  invitations: ['Einladungen', many],
  plans: ['Praemienplaene', many],
});

/** What a deactivation ends. */
export const Ending = wire({
  /** Of employees: an owner still reads. */
  sessions: ['Sitzungen', z.int()],
  invitations: ['Einladungen', z.int()],
  waitingOrders: ['AuftraegeWartenAufFreigabe', z.int()],
});

/** Two that become one: rows move in parts, and nothing is lost when the program stops meanwhile. */
export const Merging = wire({
  from: ['Von', z.string()],
  into: ['Nach', z.string()],
  moved: ['Uebernommen', z.int()],
  startedAt: ['BegonnenAm', moment],
  finishedAt: ['FertigAm', optional(moment)],
});

export const AgencyDetail = extend(AgencyRow, {
  legalForm: ['Rechtsform', optional(z.string())],
  street: ['Strasse', optional(z.string())],
  houseNumber: ['Hausnummer', optional(z.string())],
  postcode: ['Plz', optional(z.string())],
  phone: ['Telefon', optional(z.string())],
  taxNumber: ['Steuernummer', optional(z.string())],
  vatId: ['UstId', optional(z.string())],
  buyerReference: ['Kaeuferreferenz', optional(z.string())],
  logo: ['Logo', optional(z.string())],
  statusReason: ['StatusGrund', optional(z.string())],
  maskedIban: ['IbanMaskiert', optional(z.string())],
  /** The number it goes by now, once it was merged. */
  mergedInto: ['ZusammengefuehrtMit', optional(z.string())],
  merges: ['Zusammenfuehrungen', z.array(Merging)],
  counts: ['Anzahlen', AgencyCounts],
  ending: ['WuerdeEnden', Ending],
  persons: ['Benutzer', z.array(AgencyPerson)],
  invitationsBy: [
    'EinladungenNachStatus',
    z.array(wire({ status: ['Status', invitationStatus], count: ['Anzahl', z.int()] })),
  ],
  latestInvitations: ['LetzteEinladungen', z.array(Invited)],
  plans: ['Praemienplan', z.array(Plan)],
  approvals: ['Antraege', z.array(OpenApproval)],
  events: ['Verlauf', z.array(Event)],
});

/** Views of the list: what an operator looks at, what its owner has not finished, whose rows are on their way. */
export const agencyView = labels({
  inReview: 'WartetAufPruefung',
  unfinished: 'Unvollstaendig',
  merging: 'WirdZusammengefuehrt',
});

const columns = { createdAt: 'RegistriertAm', company: 'Firma', number: 'Agenturnummer' } as const;

export const AgencyQuery = listQuery(columns, agencyStatus, agencyView);
export const AgencyFileQuery = chosenFileQuery(columns, agencyStatus, agencyView);
export const AgencyPage = pageOf(AgencyRow);

export const AgencyState = wire({ number: ['Agenturnummer', z.string()], status: ['Status', agencyStatus] });
export const AgencyDeactivated = extend(AgencyState, { ended: ['Beendet', Ending] });
export const PersonState = wire({ id: ['Id', z.int()], status: ['Status', agencyUserStatus] });

const reason = text(1, 500);

/** Everything an agency says of itself but its bank account; what is empty is not known. */
export const ChangeAgency = wire({
  company: ['Firma', company],
  ...changedOffice,
  email: ['Email', email],
  taxNumber: ['Steuernummer', optional(taxNumber)],
  vatId: ['UstId', optional(vatId)],
  buyerReference: ['Kaeuferreferenz', optional(buyerReference)],
  /** On a site of the mandant. */
  logo: ['Logo', optional(pictureAddress)],
  reason: ['Grund', reason],
});

/** With another address sessions and links of the person end, and both addresses are told. */
export const ChangeAgencyPerson = wire({
  salutation: ['Anrede', optional(salutation)],
  firstName: ['Vorname', name],
  lastName: ['Nachname', name],
  email: ['Email', email],
  phone: ['Telefon', optional(phone)],
  reason: ['Grund', reason],
});

export const ShownBank = wire({
  holder: ['Kontoinhaber', z.string()],
  iban: ['IBAN', z.string()],
  bank: ['Bankname', optional(z.string())],
});
