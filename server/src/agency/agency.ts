/**
 * Agencies (rules 2.3, 3.8): who sells for a mandant, and the people who work there. What one of them may is one table of
 * the contract (agency/rights); what of a mandant they see is kept from them by the database (migration 0146). An agency is
 * looked at by an operator before its owner does anything; one that has ended is still read by its owner, and the number of
 * one that went into another leads there.
 */
export {
  type Agency,
  clearContact as clearAgencyContact,
  findAgency,
  findAgencyByNumber,
  findAgencyByOwnNumber,
  lockAgency,
} from './agency-sql.ts';
export { type Belonging, findAskedAgency, findOwnAgency } from './belonging/belonging.ts';
export { changeAgency } from './decision/change.ts';
export { decideAgency } from './decision/decide.ts';
export {
  changeAgencyPerson,
  lockAgencyPerson,
  lockPerson as lockPersonAt,
  mailAgencyPerson,
  type PersonAt,
  removeAgencyPerson,
  signOutAgencyPerson,
  unlockAgencyPerson,
} from './decision/people.ts';
export { openAgencySupport } from './decision/support.ts';
export { withdrawLeft } from './decision/withdraw.ts';
export { invitations } from './invitation/invited.ts';
export { forgetInvitations, forgetInvitationsOf } from './invitation/nightly.ts';
export { listInvitationsOf } from './invitation/own-data.ts';
export { type ShownInvitation, toRow as toInvitationRow } from './invitation/row.ts';
export { tellLead, tellOrderWaits } from './mail/news.ts';
export { type Merge, type Mover, mergeAgencies, moveMerged, obstacleToMerge, readNumbers } from './merge/merge.ts';
export { countEndingPlans } from './merge/sql.ts';
export { lockAgencySelf } from './own/lock-self.ts';
export { findAddition, findAdditionTo } from './plan/addition.ts';
export { findAgencyName } from './public/variables.ts';
export { dropRegistered as dropRegisteredAgency } from './registration/drop.ts';
export { salutationText } from './salutation.ts';
export { findAgencySignedIn } from './sign-in/signed-in.ts';
export { redirectUriOf, signedOutUriOf } from './sso/addresses.ts';
export { ssoDifference } from './sso/difference.ts';
export { findPages, trySsoClient } from './sso/on-demand.ts';
export { findSso, putSso, type Sso, type SsoWish, ssoText } from './sso/settings.ts';
export { listKnownNumbers } from './sso/sso-sql.ts';
export { moveAgency } from './state.ts';
export { agencyKind, agencyOf, ownAgencyOf } from './user-kind.ts';
export {
  type AgencyUserRow as AgencyUser,
  clearUser as clearAgencyUser,
  hasOtherOwner as hasOtherAgencyOwner,
  listOwners as listAgencyOwners,
  lockUser as lockAgencyUser,
} from './user-sql.ts';
