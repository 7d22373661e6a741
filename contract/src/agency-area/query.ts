/** What the lists of an agency are asked (C-44, C-45): an order, a page by number or by key, a filter. */
import { accountStatus } from '../account/status.ts';
import { employeeNumber } from '../agency/schemas.ts';
import { agencyFileQuery, agencyListQuery } from '../basics/list.ts';
import { text } from '../basics/text.ts';
import { wire } from '../basics/wire.ts';
import { invitationStatus } from '../invitation/status.ts';
import { orderStatus } from '../order/status.ts';
import { recipientStatus } from '../recipient/schemas.ts';
import { rewardStatus } from '../reward/status.ts';

/** Columns by which a list can be sorted: few, because each has indexes of its own. */
const orderColumns = { orderedOn: 'Auftragsdatum' } as const;
const recommenderColumns = { registeredAt: 'RegistriertAm', lastName: 'Nachname' } as const;
const leadColumns = { enteredAt: 'EingangAm' } as const;
const invitationColumns = { sentAt: 'VersendetAm' } as const;
const rewardColumns = { createdAt: 'ErstelltAm' } as const;

export const AgencyOrderQuery = agencyListQuery(orderColumns, orderStatus);
export const AgencyRecommenderQuery = agencyListQuery(recommenderColumns, accountStatus);
export const AgencyLeadQuery = agencyListQuery(leadColumns, recipientStatus);
export const AgencyInvitationQuery = agencyListQuery(invitationColumns, invitationStatus);
export const AgencyRewardQuery = agencyListQuery(rewardColumns, rewardStatus);
export const AgencyMonthQuery = agencyListQuery({}, null);

export const AgencyOrderFile = agencyFileQuery(orderColumns, orderStatus);
export const AgencyRecommenderFile = agencyFileQuery(recommenderColumns, accountStatus);
export const AgencyLeadFile = agencyFileQuery(leadColumns, recipientStatus);
export const AgencyInvitationFile = agencyFileQuery(invitationColumns, invitationStatus);
export const AgencyRewardFile = agencyFileQuery(rewardColumns, rewardStatus);

/** Whose rows: a Mitarbeiternummer, or `alle`. */
export const OfEmployee = wire({ employee: ['mitarbeiternummer', employeeNumber] });
export const everybody = 'alle';

/** So many of each kind. */
export const agencySearchFew = 5;
export const AgencySearch = wire({ text: ['text', text(1, 100)] });
