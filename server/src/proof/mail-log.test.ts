/** What the log never tells: whom a mail went to, and what its links can do. */
import { afterAll, expect, test } from 'vitest';
import { setUpMandant } from '../setup/setup.ts';
import { testApp } from '../testing/app.ts';
import { annaOf } from '../testing/cast/anna.ts';
import { files } from '../testing/mandant-files.ts';

const lines: string[] = [];
const sent: string[] = [];
let refuses = false;
const transport = {
  send: async ({ to, text }: { to: string; text: string }) => {
    if (refuses)
      throw Object.assign(new Error(`550 <${to}> is not known here`), { responseCode: 550, code: 'EENVELOPE' });
    sent.push(text);
  },
  close: () => undefined,
};
const app = await testApp({ LOG_LEVEL: 'debug' }, { logTo: { write: (line) => void lines.push(line) }, transport });
await setUpMandant(app.app.system, structuredClone(files.spbdevk));
afterAll(() => app.close());

test('neither a sent mail nor a refused one leaves a token or an address in the log', async () => {
  const anna = annaOf(app);
  await anna.recommends();
  await app.post();
  refuses = true;
  await anna.recommends({ as: { firstName: 'Anna', lastName: 'Muster', email: 'anna.refused@example.org' } });
  await app.post();
  const log = lines.join('');
  const secrets = sent.flatMap((text) =>
    [...text.matchAll(/(?:token|ablehnen|h)=([\w.-]+)/g)].map(([, secret = '']) => secret),
  );
  expect(secrets.length).toBeGreaterThan(1);
  expect(log).toContain('mail not sent');
  for (const secret of [...secrets, 'anna@example.org', 'anna.refused@example.org']) expect(log).not.toContain(secret);
});
