/** A recommender and somebody of an agency in two tabs of one browser: two logins, and either ends without the other (S-13). */
import { expect } from '@playwright/test';
import { AgencyCast, agencyPassword } from '../cast/agency-cast.ts';
import { test } from '../test.ts';
import { expectKept, typesLogin } from '../visit.ts';
import { goesTo } from './area.ts';

const cast = new AgencyCast();

test('both sign in in two tabs of one browser, and each leaves without the other [S4-T002]', async ({ context }) => {
  const [{ company, emails }, anna] = await Promise.all([cast.agency(), cast.member()]);
  const [ofAnna, ofClara] = [await context.newPage(), await context.newPage()];
  const signsInClara = async () => {
    await ofClara.goto('/de/agentur/login');
    await typesLogin(ofClara, emails.owner, agencyPassword);
    await expect(ofClara.getByRole('heading', { level: 1 })).toHaveText(company);
  };
  const isAnnas = () => expect(ofAnna.getByRole('banner')).toContainText('Anna Muster');

  await signsInClara();
  await ofAnna.goto('/de/login');
  await typesLogin(ofAnna, anna.email);
  await expect(ofAnna).toHaveURL(/persoenlicherbereich/);
  await isAnnas();

  await test.step('the agency leaves: Anna stays', async () => {
    await ofClara.getByRole('link', { name: 'Abmelden' }).first().click();
    await expect(ofClara).toHaveURL(/\/de\/agentur\/login/);
    await expectKept(ofClara, [null, null], 'agenturtoken');
    await ofAnna.reload();
    await isAnnas();
  });

  await signsInClara();

  await test.step('Anna leaves: the tab of the agency is loaded anew, and is still hers', async () => {
    const [agencyToken] = (await context.cookies()).filter(({ name }) => name === 'agenturtoken');
    const loaded = ofClara.waitForEvent('load');
    await ofAnna.getByRole('link', { name: 'Abmelden' }).click();
    await expect(ofAnna).toHaveURL(/\/de$/);
    await expectKept(ofAnna, [null, null]);
    await loaded;
    await expect(ofClara.getByRole('heading', { level: 1 })).toHaveText(company);
    await goesTo(ofClara, 'Übersicht');
    await expect(ofClara.getByRole('tab', { selected: true })).toContainText('Übersicht');
    expect(agencyToken?.value).toBeTruthy();
    await expectKept(ofClara, [null, null]);
  });
});
