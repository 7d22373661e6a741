/**
 * Rules 2.2, 2.4: what each role of an operator may call, asked of every endpoint of the desk; all others answer 403.
 */
import type { OperatorRole } from '@weitersagen/contract/basics/endpoint';
import { endpoints } from '@weitersagen/contract/endpoints';
import { operatorRoles } from '@weitersagen/contract/operator/schemas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../testing/app.ts';
import { operator } from '../testing/cast/operators.ts';
import { world } from '../testing/world.ts';
import { addressOf } from './inputs.ts';

let app: TestApp;
const tokens: Partial<Record<OperatorRole, string>> = {};
beforeAll(async () => {
  ({ app } = await world());
  for (const role of operatorRoles)
    tokens[role] = await operator(app, { email: `${role.toLowerCase()}@betreiber.example`, role });
});
afterAll(() => app.close());

const desk = Object.entries(endpoints).filter(([, { access }]) => access.includes('operator'));
const everybody = [
  'signOut',
  'whoAmI',
  'renameSelf',
  'listSessions',
  'downloadSessions',
  'endSession',
  'renewRecoveryCodes',
  'setClock',
  // Numbers without people; names and what somebody typed are left out for editors.
  'showReport',
  'downloadReport',
  'showOwnReports',
  'saveView',
  'removeView',
  'askForMail',
  'listAbTests',
  'showAbTest',
  'downloadAbTest',
];
const adminOnly = [
  'listOperators',
  'inviteOperator',
  'changeOperator',
  'downloadOperators',
  'changeDebtor',
  'changeSeller',
  'changeSso',
  'trySso',
  'listDeskLanguages',
  'changeMailHosts',
  'chooseProvider',
  'removeLanguage',
  'restoreLanguage',
  'setLegalHold',
  'liftLegalHold',
  'addCmsClient',
  'renewCmsClient',
  'takeCmsSecret',
  'removeCmsClient',
  'endCmsApp',
  'addApiKey',
  'renewApiKey',
  'takeApiKey',
  'endApiKey',
  'endFormerApiKey',
  'settleOperator',
  'pageSecurityEvents',
  'downloadSecurityEvents',
];

/** What pages, mails and pictures say. */
const editors = [
  'showAbTestGround',
  'createAbTest',
  'endAbTest',
  'removeAbTest',
  'listMedia',
  'showMedia',
  'uploadMedia',
  'changeMedia',
  'replaceMedia',
  'removeMedia',
  'showContentOverview',
  'showContentApp',
  'listContent',
  'searchContent',
  'listFaults',
  'showContent',
  'createContent',
  'saveContent',
  'discardContent',
  'publishContent',
  'unpublishContent',
  'unplanContent',
  'archiveContent',
  'reviveContent',
  'removeContent',
  'listVersions',
  'showVersion',
  'restoreContent',
  'copyContent',
  'exportContent',
  'importContent',
  'previewContent',
  'showMailHosts',
  'listOwnMails',
  'previewOwnMail',
  'sendTestMail',
  'listCampaigns',
  'showCampaign',
  'createCampaign',
  'saveCampaign',
  'discardCampaign',
  'publishCampaign',
  'unpublishCampaign',
  'unplanCampaign',
  'removeCampaign',
  'listCampaignVersions',
  'restoreCampaign',
  'listDeskProducts',
  'listCategoryChoices',
  'listCommissionClasses',
  'createProduct',
  'showDeskProduct',
  'saveProduct',
  'discardProduct',
  'publishProduct',
  'unpublishProduct',
  'unplanProduct',
  'removeProduct',
  'listProductVersions',
  'restoreProduct',
  'showProvider',
  'fetchNow',
  'listLoads',
  'showLoad',
  'listDifferences',
  'takeLoad',
  'refuseLoad',
  'showCategoryTree',
  'createCategory',
  'moveCategory',
  'showDeskCategory',
  'saveCategory',
  'discardCategory',
  'publishCategory',
  'unpublishCategory',
  'unplanCategory',
  'removeCategory',
  'listCategoryVersions',
  'restoreCategory',
  'downloadProducts',
  'exportCatalogue',
  'importCatalogue',
];

describe.each(operatorRoles)('%s', (role) => {
  const mayNot = desk.filter(([, { roles }]) => roles !== undefined && !roles.includes(role));
  if (mayNot.length > 0)
    test.each(mayNot)('may not call %s', async (_name, { method, path, body }) => {
      const answer = await app.call(method, addressOf(path), { token: tokens[role], ...(body ? { body: {} } : {}) });
      expect(answer).toMatchObject({ status: 403, body: { PsoErrorCode: 'PSOF0202' } });
    });
  else test('may call everything', () => expect(role).toBe('BetreiberAdmin'));
});

test('editors have no part in orders, money and people, and clerks none in content and what is the administrators’', () => {
  const allowed = (role: OperatorRole) =>
    desk.filter(([, { roles }]) => roles === undefined || roles.includes(role)).map(([name]) => name);
  expect(allowed('BetreiberRedaktion').toSorted()).toEqual([...everybody, ...editors].toSorted());
  const kept = desk.map(([name]) => name).filter((name) => !allowed('BetreiberSachbearbeitung').includes(name));
  expect(kept.toSorted()).toEqual([...adminOnly, ...editors].toSorted());
});

test('who may do what is decided call by call', () => {
  const without = desk.filter(([, { roles }]) => roles === undefined).map(([name]) => name);
  expect(without.toSorted()).toEqual(everybody.toSorted());
  const admin = desk.filter(([, { roles }]) => roles?.length === 1).map(([name]) => name);
  expect(admin.toSorted()).toEqual(adminOnly.toSorted());
});
