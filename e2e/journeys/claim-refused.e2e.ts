/** A claim that is refused, appealed and decided by another operator (rules 3.13); one without script that ends in goodwill. */
import { expect } from '@playwright/test';
import { unique } from '../cast/address.ts';
import { cast, claims, fills, first, numberOf, place, says, waiting } from '../cast/claimant.ts';
import { operators } from '../cast/operator-session.ts';
import { Seat } from '../desk/seat.ts';
import { keyboard, pointer } from '../hands.ts';
import { inProof } from '../in-proof.ts';
import { test } from '../test.ts';
import { looksWell, visits } from '../visit.ts';

for (const { locale, by, title, tag } of [
  { locale: 'de', by: keyboard, title: 'by keyboard alone', tag: {} },
  { locale: 'en', by: pointer, title: 'in English', tag: inProof },
] as const)
  test(
    `a claim is refused with a reason, appealed once and decided by another operator, ${title}`,
    tag,
    async ({ browser }) => {
      const isGerman = locale === 'de';
      const mine = await waiting();
      const anna = await visits(browser, `/${locale}/persoenlicherbereich/nachbuchung`, mine);
      await fills(anna, `NICHTS-${unique()}`, by, says[locale]);
      await by.press(anna.getByRole('button', { name: says[locale].send }));
      await expect(anna.getByText(says[locale].sent)).toBeVisible();
      const number = await numberOf(anna);

      const refuse = async (who: string, code: string): Promise<void> => {
        const seat = await Seat.take(browser, { place, who, locale, width: 360 });
        const { page } = seat;
        await seat.open(`nachbuchungen/${number}`);
        await expect(page.getByText(isGerman ? /^Kein Auftrag passt/ : /^No order fits/)).toBeVisible();
        await seat.look();
        const verb = isGerman ? 'Ablehnen' : 'Refuse';
        await by.press(page.getByRole('link', { name: verb, exact: true }));
        const question = page.getByRole('dialog');
        await question.getByRole('combobox').selectOption(code);
        await seat.look();
        await by.press(question.getByRole('button', { name: verb }));
        await expect(question).toBeHidden();
        await page.context().close();
      };

      await test.step('refused: the person is told no more than the list of reasons allows', async () => {
        await refuse(operators.eva, 'AndereEmpfehlung');
        await cast.mail(mine.anna, 'M41');
        await anna.goto(`/${locale}/${claims}`);
        await expect(first(anna)).toContainText(
          isGerman ? 'Es ist kein Vertrag zustande gekommen' : 'There is no contract',
        );
        await expect(first(anna)).not.toContainText(/andere[nr]? Empfehlung|another recommendation/);
        await looksWell(anna);
      });

      await test.step('appealed once', async () => {
        await by.press(anna.getByRole('link', { name: isGerman ? 'Widersprechen' : 'Appeal', exact: true }));
        const send = anna.getByRole('button', { name: isGerman ? 'Widerspruch senden' : /appeal/i });
        await by.press(send);
        await expect(anna.getByRole('alert')).toBeFocused();
        const { words } = says[locale];
        await expect(anna.getByRole('alert')).toContainText(
          `${words} is${isGerman ? 't ein Pflichtfeld' : ' required'}`,
        );
        await looksWell(anna);
        await by.fill(anna.getByLabel(words, { exact: true }), 'Mein Kontakt hat den Vertrag vor sich liegen.');
        await by.press(send);
        await expect(first(anna).getByText(isGerman ? 'Widerspruch' : 'Appealed', { exact: true })).toBeVisible();
        await expect(anna.getByRole('link', { name: isGerman ? 'Widersprechen' : 'Appeal', exact: true })).toBeHidden();
      });

      await test.step('who decided first does not decide again; another one does, for good', async () => {
        const seat = await Seat.take(browser, { place, locale, width: 768 });
        await seat.open(`nachbuchungen/${number}`);
        const held = await seat.why(isGerman ? 'Ablehnen' : 'Refuse');
        await expect(held).toContainText(isGerman ? /andere Person/ : /Another person/);
        await seat.look();
        await refuse(operators.second, 'RegelnNichtErfuellt');
        await cast.mail(mine.anna, 'M42');
        await anna.goto(`/${locale}/${claims}`);
        await expect(first(anna)).toContainText(
          isGerman ? 'Damit ist die Entscheidung endgültig' : 'The decision is final',
        );
        await looksWell(anna);
      });
    },
  );

test('without script a claim goes without files, and ends in goodwill', inProof, async ({ browser }) => {
  const mine = await waiting();
  const anna = await visits(browser, '/en/persoenlicherbereich/nachbuchung', { ...mine, script: false });
  // Playwright reads no text inside of it.
  await expect(anna.locator('noscript p')).toBeVisible();
  await expect(anna.getByLabel('Pictures or PDF')).toBeHidden();
  await anna.getByRole('button', { name: says.en.send }).click();
  await expect(anna.getByRole('alert')).toContainText('Date of the contract is required');
  await expect(anna.getByRole('alert')).toContainText(`${says.en.words} is required`);
  await fills(anna, `KULANZ-${unique()}`, pointer, says.en);
  await anna.getByRole('button', { name: says.en.send }).click();
  await expect(anna.getByText(says.en.sent)).toBeVisible();
  const number = await numberOf(anna);

  await cast.call('PUT', `/admin/empfehlungen/${mine.number}/stornieren`, { Grund: 'Doppelt' });
  const seat = await Seat.take(browser, { place, who: operators.second, locale: 'en' });
  const { page } = seat;
  await seat.open(`nachbuchungen/${number}`);
  const question = await seat.asks(
    page.getByRole('link', { name: 'Grant goodwill' }),
    'Grant goodwill',
    'sees the decision in the personal area',
  );
  await question.getByLabel(/^Number of one of the person/).fill(mine.number);
  await question.getByLabel('Amount in euros').fill('25.00');
  await question.getByLabel('Reason').fill('The shop confirms it');
  await question.getByRole('button', { name: 'Grant goodwill' }).click();
  // Nobody ever ordered: that takes another person.
  await expect(page.getByText(/^Asked for:/)).toBeVisible();
  await cast.settles(mine.number);
  await cast.mail(mine.anna, 'M41');
  await cast.mail(mine.anna, 'M15');
  await anna.reload();
  await expect(first(anna)).toContainText(/we granted you a goodwill reward/);
});
