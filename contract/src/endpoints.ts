/**
 * Every call of the main API by name, each bound once by the server: what the API document prints, the fuzz test asks
 * and the checks of the house read. A new `endpoints.ts` or `desk.ts` is entered here.
 */

import * as abTestDesk from './ab-test/desk.ts';
import * as creation from './account/create-endpoint.ts';
import * as account from './account/endpoints.ts';
import * as mailCalls from './account/mail-endpoints.ts';
import * as ownCodes from './account/own-codes-endpoint.ts';
import * as ownData from './account/own-data-endpoint.ts';
import * as own from './account/own-endpoints.ts';
import * as refusal from './account/refuse-endpoint.ts';
import * as agencyInvitationDesk from './agency/desk/invitations.ts';
import * as agencyMergeDesk from './agency/desk/merge.ts';
import * as agencyPeopleDesk from './agency/desk/people.ts';
import * as agencyDesk from './agency/desk.ts';
import * as agency from './agency/endpoints.ts';
import * as agencyOwnData from './agency/own-data/endpoints.ts';
import * as ownAgency from './agency/own-endpoints.ts';
import * as agencyPlan from './agency/plan/endpoints.ts';
import * as publicAgency from './agency/public/endpoint.ts';
import * as ssoDesk from './agency/sso-desk.ts';
import * as sso from './agency/sso-endpoints.ts';
import * as agencySupport from './agency/support-endpoint.ts';
import * as agencyArea from './agency-area/endpoints.ts';
import * as agencyRelease from './agency-area/release-endpoints.ts';
import * as agentDesk from './agent/desk.ts';
import * as agent from './agent/endpoints.ts';
import * as apiKeyDesk from './api-key/desk.ts';
import * as approvalDesk from './approval/desk.ts';
import * as auditDesk from './audit/desk.ts';
import * as bank from './bank-account/bank-endpoint.ts';
import * as bankAccount from './bank-account/endpoints.ts';
import { type Endpoint, isEndpoint } from './basics/endpoint.ts';
import * as campaignDesk from './campaign/desk.ts';
import * as campaign from './campaign/endpoints.ts';
import * as caseDesk from './case/desk.ts';
import * as claimDesk from './claim/desk.ts';
import * as claim from './claim/endpoints.ts';
import * as consentDesk from './consent/desk.ts';
import * as consent from './consent/endpoints.ts';
import * as contact from './contact/endpoints.ts';
import * as contentApp from './content/app.ts';
import * as contentDesk from './content/desk.ts';
import * as content from './content/endpoints.ts';
import * as debtorDesk from './debtor/desk.ts';
import * as eventDesk from './event/desk.ts';
import * as figure from './figure/endpoints.ts';
import * as noInvitation from './invitation/decline-endpoint.ts';
import * as invitation from './invitation/endpoints.ts';
import * as invoiceDesk from './invoice/desk.ts';
import * as invoice from './invoice/endpoints.ts';
import * as jobDesk from './job/desk.ts';
import * as mailDesk from './mail/desk.ts';
import * as ownWords from './mail/own-words-endpoints.ts';
import * as returnedDesk from './mail/returned-desk.ts';
import * as mandant from './mandant/endpoints.ts';
import * as mediaDesk from './media/desk.ts';
import * as operator from './operator/endpoints.ts';
import * as orderDesk from './order/desk.ts';
import * as order from './order/endpoints.ts';
import * as partnerOrder from './order/partner.ts';
import * as importDesk from './order-import/desk.ts';
import * as orderImport from './order-import/endpoints.ts';
import * as overviewDesk from './overview/desk.ts';
import * as payoutDesk from './payout/desk.ts';
import * as personalArea from './personal-area/endpoints.ts';
import * as premiumDesk from './premium/desk.ts';
import * as premium from './premium/endpoints.ts';
import * as categoryDesk from './product/category-desk.ts';
import * as productDesk from './product/desk.ts';
import * as product from './product/endpoints.ts';
import * as partnerProduct from './product/partner.ts';
import * as shopWindow from './product/shop-window.ts';
import * as catalogueFile from './product/transfer.ts';
import * as providerDesk from './provider/desk.ts';
import * as recipientDesk from './recipient/desk.ts';
import * as recipient from './recipient/endpoints.ts';
import * as recommendationCode from './recommendation/code/endpoint.ts';
import * as recommendationDesk from './recommendation/desk.ts';
import * as recommendation from './recommendation/endpoints.ts';
import * as entryNumbers from './recommendation/entry-numbers.ts';
import * as recommendationLink from './recommendation/link/endpoints.ts';
import * as noMail from './recommendation/no-mail-endpoint.ts';
import * as shownRecommendation from './recommendation/shown/endpoints.ts';
import * as partnerRecommendation from './recommendation/shown/partner.ts';
import * as recommenderDesk from './recommender/desk.ts';
import * as reportDesk from './report/desk.ts';
import * as retentionDesk from './retention/desk.ts';
import * as rewardDesk from './reward/desk.ts';
import * as reward from './reward/endpoints.ts';
import * as searchDesk from './search/desk.ts';
import * as securityDesk from './security/desk.ts';
import * as siteDesk from './site/desk.ts';
import * as site from './site/endpoints.ts';
import * as stranger from './stranger/endpoints.ts';

type Calls = Readonly<Record<string, Endpoint>>;

/** The calls of some files; what else stands there are their shapes. Of two under one name, one would be lost. */
function callsOf(...files: readonly Readonly<Record<string, unknown>>[]): Calls {
  const calls: Record<string, Endpoint> = {};
  for (const [name, one] of files.flatMap((file) => Object.entries(file))) {
    if (!isEndpoint(one)) continue;
    if (calls[name] && calls[name] !== one) throw new Error(`two calls are named ${name}`);
    calls[name] = one;
  }
  return calls;
}

/** Features in the order of the product; the API document has a chapter for each. */
export const chapters: Readonly<Record<string, Calls>> = {
  mandant: callsOf(mandant),
  site: callsOf(site),
  figure: callsOf(figure),
  consent: callsOf(consent),
  content: callsOf(content),
  contact: callsOf(contact),
  stranger: callsOf(stranger),
  product: callsOf(product, shopWindow, partnerProduct, agent),
  premium: callsOf(premium),
  account: callsOf(account, mailCalls, creation, own, ownCodes, bankAccount, bank, ownData, refusal),
  campaign: callsOf(campaign),
  recommendation: callsOf(
    recommendation,
    recommendationLink,
    partnerRecommendation,
    shownRecommendation,
    recommendationCode,
    entryNumbers,
    noMail,
  ),
  recipient: callsOf(recipient),
  reward: callsOf(reward),
  order: callsOf(order, partnerOrder, orderImport),
  'personal-area': callsOf(personalArea),
  claim: callsOf(claim),
  agency: callsOf(agency, ownAgency, agencyOwnData, agencySupport, agencyPlan, publicAgency, sso),
  'agency-area': callsOf(agencyArea, agencyRelease, invoice),
  invitation: callsOf(invitation, noInvitation),
  operator: callsOf(operator),
  desk: callsOf(
    overviewDesk,
    reportDesk,
    abTestDesk,
    agencyDesk,
    agencyPeopleDesk,
    agencyInvitationDesk,
    agencyMergeDesk,
    orderDesk,
    importDesk,
    recommendationDesk,
    recipientDesk,
    recommenderDesk,
    agentDesk,
    mediaDesk,
    providerDesk,
    contentDesk,
    contentApp,
    campaignDesk,
    productDesk,
    categoryDesk,
    catalogueFile,
    premiumDesk,
    rewardDesk,
    claimDesk,
    payoutDesk,
    debtorDesk,
    invoiceDesk,
    apiKeyDesk,
    ssoDesk,
    retentionDesk,
    consentDesk,
    approvalDesk,
    auditDesk,
    caseDesk,
    siteDesk,
    mailDesk,
    ownWords,
    returnedDesk,
    eventDesk,
    searchDesk,
    securityDesk,
    jobDesk,
  ),
};

export const endpoints: Calls = callsOf(...Object.values(chapters));
