import { afterAll, expect, test } from 'vitest';
import { queueMail } from '#platform/mail/queue.ts';
import { world } from '#testing/world.ts';
import { corrected } from './mail-samples.ts';
import { correctionMail } from './mails.ts';
import { type CorrectionMail, causeOf } from './said.ts';

const w = await world();
afterAll(() => w.app.close());

const mailed = async (title: string, language = 'de'): Promise<string> => {
  const parameters = corrected('2026-12-01').find((sample) => sample.title === title)?.parameters;
  if (!parameters) throw new Error(`there is no sample ${title}`);
  const to = { to: 'clara@hafen.example', language, object: 'agencyUser', objectId: 1 } as const;
  await w.as().write((tx) => queueMail(tx, correctionMail, { ...to, parameters }));
  return (await w.app.post()).at(-1)?.text.replace(/\s+/g, ' ') ?? '';
};

test.each([
  ['Rechnungskorrektur', ['Haben Sie schon bezahlt, erstatten wir den Betrag.'], ['Fällig am', 'Bitte überweisen']],
  [
    'Ein Monat nur mit Rückrechnungen, und Prämien',
    ['Abrechnung AB-2026-000010. Bitte überweisen Sie 388,05 € bis zum 15.12.2026.', 'Fällig am'],
    ['Haben Sie schon bezahlt'],
  ],
  ['Korrigierte Rechnung', ['Bitte überweisen Sie 47,80 € bis zum 15.12.2026.'], ['Haben Sie schon bezahlt']],
])('%s says what is to be paid until when [M47]', async (title, says, saysNot) => {
  const text = await mailed(title);
  for (const one of says) expect(text).toContain(one);
  for (const one of saysNot) expect(text).not.toContain(one);
});

test('a corrected invoice takes the place of one alone, and takes back fees of the others', () => {
  const [, , sample] = corrected('2026-12-01');
  const mail = { ...(sample?.parameters as CorrectionMail), preceding: ['RE-2026-000012', 'RE-2026-000005'] };
  expect(causeOf(mail, 'de')).toBe(
    'Diese Rechnung ersetzt RE-2026-000012. Enthalten sind Rücknahmen zu RE-2026-000005.',
  );
});

test('and in English', async () => {
  const text = await mailed('Ein Monat nur mit Rückrechnungen, und Prämien', 'en');
  expect(text).toContain('The rewards of the month stand on the statement AB-2026-000010. Please transfer');
});
