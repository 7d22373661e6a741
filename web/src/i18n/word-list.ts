/**
 * Every `words.ts` of the house, in two lists: what pages say (and the invitation, which is one), and what the desk says.
 * Only the catalogues take the texts out of here, on the server; what comes to the browser takes the types alone.
 */

import { consentWords } from '@weitersagen/contract/consent/words';
import { deskAbTestWords } from '../desk/ab-test/words.ts';
import { deskAgencyMergeWords } from '../desk/agency/merge/words.ts';
import { deskAgencyPersonWords } from '../desk/agency/person/words.ts';
import { deskAgencyWords } from '../desk/agency/words.ts';
import { deskAgentWords } from '../desk/agent/words.ts';
import { deskApiKeyWords } from '../desk/api-key/words.ts';
import { deskApprovalWords } from '../desk/approval/words.ts';
import { deskAuditWords } from '../desk/audit/words.ts';
import { deskCampaignWords } from '../desk/campaign/words.ts';
import { deskCaseDecisionWords } from '../desk/case/decision/words.ts';
import { deskCaseRuleWords } from '../desk/case/rule/words.ts';
import { deskCaseWords } from '../desk/case/words.ts';
import { deskCatalogueWords } from '../desk/catalogue/words.ts';
import { deskCategoryWords } from '../desk/category/words.ts';
import { deskClaimWords } from '../desk/claim/words.ts';
import { deskConsentWords } from '../desk/consent/words.ts';
import { contentAppWords } from '../desk/content/app/words.ts';
import { contentEditorWords } from '../desk/content/editor/words.ts';
import { contentFieldWords } from '../desk/content/field/words.ts';
import { mailListWords } from '../desk/content/mail/list/words.ts';
import { ownMailWords } from '../desk/content/mail/words.ts';
import { contentPreviewWords } from '../desk/content/preview/words.ts';
import { richTextWords } from '../desk/content/rich/words.ts';
import { contentVersionWords } from '../desk/content/version/words.ts';
import { deskContentWords } from '../desk/content/words.ts';
import { deskDebtorWords } from '../desk/debtor/words.ts';
import { deskThingWords } from '../desk/draft/words.ts';
import { deskEventWords } from '../desk/event/words.ts';
import { invitationWords } from '../desk/invitation/words.ts';
import { deskInvoiceWords } from '../desk/invoice/words.ts';
import { deskJobWords } from '../desk/job/words.ts';
import { deskLanguageWords } from '../desk/language/words.ts';
import { deskLayoutWords } from '../desk/layout/words.ts';
import { deskMailWords } from '../desk/mail/words.ts';
import { deskMediaWords } from '../desk/media/words.ts';
import { deskOperatorWords } from '../desk/operator/words.ts';
import { deskOrderWords } from '../desk/order/words.ts';
import { deskImportWords } from '../desk/order-import/words.ts';
import { deskOverviewWords } from '../desk/overview/words.ts';
import { deskPayoutWords } from '../desk/payout/words.ts';
import { deskPremiumWords } from '../desk/premium/words.ts';
import { deskProductWords } from '../desk/product/words.ts';
import { deskProviderWords } from '../desk/provider/words.ts';
import { deskRecommendationWords } from '../desk/recommendation/words.ts';
import { deskRecommenderWords } from '../desk/recommender/words.ts';
import { recoveryWords } from '../desk/recovery/words.ts';
import { deskReportWords } from '../desk/report/words.ts';
import { deskRetentionWords } from '../desk/retention/words.ts';
import { deskRewardWords } from '../desk/reward/words.ts';
import { searchWords } from '../desk/search/words.ts';
import { deskSecurityWords } from '../desk/security/words.ts';
import { deskSsoWords } from '../desk/sso/words.ts';
import { deskWords } from '../desk/words.ts';
import { formWords } from '../form/words.ts';
import { agencyEmployeeWords } from '../portal/agency/area/employees/words.ts';
import { agencyInviteWords } from '../portal/agency/area/invitation/words.ts';
import { agencyInvoiceWords } from '../portal/agency/area/invoices/words.ts';
import { agencyListWords } from '../portal/agency/area/list/words.ts';
import { agencyMasterDataWords } from '../portal/agency/area/master-data/words.ts';
import { agencyOrderWords } from '../portal/agency/area/orders/words.ts';
import { agencyOverviewWords } from '../portal/agency/area/overview/words.ts';
import { agencyOwnDataWords } from '../portal/agency/area/own-data/words.ts';
import { agencyPeopleWords } from '../portal/agency/area/people/words.ts';
import { agencyPlanWords } from '../portal/agency/area/rewards/words.ts';
import { agencySearchWords } from '../portal/agency/area/search/words.ts';
import { agencyAreaWords } from '../portal/agency/area/words.ts';
import { agencyPremiumWords } from '../portal/agency/premiums/words.ts';
import { agencySsoWords } from '../portal/agency/sso/words.ts';
import { agencyAccessWords } from '../portal/agency/words.ts';
import { agentWords } from '../portal/agent/words.ts';
import { campaignWords } from '../portal/campaign/words.ts';
import { captchaWords } from '../portal/captcha/words.ts';
import { compareWords } from '../portal/catalogue/compare/words.ts';
import { catalogueProductWords } from '../portal/catalogue/product/words.ts';
import { catalogueWords } from '../portal/catalogue/words.ts';
import { claimWords } from '../portal/claim/words.ts';
import { contentWords } from '../portal/content/words.ts';
import { newsletterWords } from '../portal/newsletter/words.ts';
import { ownDataWords } from '../portal/own-data/words.ts';
import { pageWords } from '../portal/page/words.ts';
import { personalAreaWords } from '../portal/personal-area/words.ts';
import { premiumWords } from '../portal/premium/words.ts';
import { priceWords } from '../portal/product/price/words.ts';
import { productWords } from '../portal/product/words.ts';
import { recipientWords } from '../portal/recipient/words.ts';
import { codeWords } from '../portal/recommendation/code/words.ts';
import { recommendationWords } from '../portal/recommendation/words.ts';
import { rewardWords } from '../portal/reward/words.ts';
import { shellWords } from '../portal/shell/words.ts';
import { invitedWords } from '../portal/sign-in/invitation/words.ts';
import { signInWords } from '../portal/sign-in/words.ts';
import { decisionWords } from '../work/decision/words.ts';
import { historyWords } from '../work/history/words.ts';
import { keyWords } from '../work/keys/words.ts';
import { listWords } from '../work/list/words.ts';
import { manyWords } from '../work/many/words.ts';
import { panelWords } from '../work/panel/words.ts';
import { channelWords, eventWords, postingWords, reasonWords, sourceWords } from './words.ts';

export const wordsOfPages = {
  ...eventWords,
  ...consentWords,
  ...shellWords,
  ...recommendationWords,
  ...codeWords,
  ...agentWords,
  ...formWords,
  ...productWords,
  ...priceWords,
  ...premiumWords,
  ...pageWords,
  ...recipientWords,
  ...rewardWords,
  ...campaignWords,
  ...captchaWords,
  ...catalogueWords,
  ...catalogueProductWords,
  ...compareWords,
  ...contentWords,
  ...invitationWords,
  ...recoveryWords,
  ...invitedWords,
  ...signInWords,
  ...personalAreaWords,
  ...ownDataWords,
  ...newsletterWords,
  ...channelWords,
  ...claimWords,
  ...agencyAccessWords,
  ...agencySsoWords,
  ...agencyAreaWords,
  ...agencyEmployeeWords,
  ...agencyInviteWords,
  ...agencyInvoiceWords,
  ...agencyListWords,
  ...agencyMasterDataWords,
  ...agencyOrderWords,
  ...agencyOverviewWords,
  ...agencyOwnDataWords,
  ...agencyPeopleWords,
  ...agencyPlanWords,
  ...agencySearchWords,
  ...agencyPremiumWords,
};

export const wordsOfDesk = {
  ...sourceWords,
  ...reasonWords,
  ...postingWords,
  ...deskWords,
  ...deskLayoutWords,
  ...deskOverviewWords,
  ...deskOrderWords,
  ...deskCaseWords,
  ...deskCaseDecisionWords,
  ...deskCaseRuleWords,
  ...deskCatalogueWords,
  ...deskCategoryWords,
  ...deskClaimWords,
  ...deskImportWords,
  ...listWords,
  ...keyWords,
  ...manyWords,
  ...panelWords,
  ...searchWords,
  ...decisionWords,
  ...historyWords,
  ...deskPayoutWords,
  ...deskRewardWords,
  ...deskRecommendationWords,
  ...deskRecommenderWords,
  ...deskMailWords,
  ...deskSecurityWords,
  ...deskConsentWords,
  ...deskAbTestWords,
  ...deskInvoiceWords,
  ...deskJobWords,
  ...deskMediaWords,
  ...deskOperatorWords,
  ...deskDebtorWords,
  ...deskSsoWords,
  ...deskApiKeyWords,
  ...deskReportWords,
  ...deskRetentionWords,
  ...deskAgencyMergeWords,
  ...deskAgencyPersonWords,
  ...deskAgencyWords,
  ...deskAgentWords,
  ...deskApprovalWords,
  ...deskAuditWords,
  ...deskCampaignWords,
  ...deskThingWords,
  ...deskProductWords,
  ...deskPremiumWords,
  ...priceWords,
  ...deskProviderWords,
  ...deskContentWords,
  ...contentAppWords,
  ...contentFieldWords,
  ...contentEditorWords,
  ...contentPreviewWords,
  ...contentVersionWords,
  ...mailListWords,
  ...ownMailWords,
  ...richTextWords,
  ...deskLanguageWords,
  ...deskEventWords,
};
