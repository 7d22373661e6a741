import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '../testing/app.ts';
import { bootstrap, type FileProblems, readMandantFile } from './bootstrap.ts';

const app = await testApp();
afterAll(() => app.close());

const example = readFileSync(join(import.meta.dirname, '../../../docs/mandant.example.json'), 'utf8');
const changed = (change: (file: Record<string, unknown>) => void): string => {
  const file = JSON.parse(example) as Record<string, unknown>;
  change(file);
  return JSON.stringify(file);
};
const problemsOf = (content: string): readonly string[] => {
  try {
    readMandantFile(content);
    return [];
  } catch (error) {
    return (error as FileProblems).lines;
  }
};
const tokenOf = (link: string | undefined): string => new URL(link ?? '').searchParams.get('token') ?? '';

test('the example of the manual sets up a mandant and invites two operators', async () => {
  const invitations = await bootstrap(app.app.system, readMandantFile(example));
  expect(invitations.map(({ email }) => email)).toEqual(['eine@betreiber.example', 'andere@betreiber.example']);
  for (const { link } of invitations)
    expect(link).toMatch(/^https:\/\/empfehlen\.beispiel\.example\/verwaltung\/einladung\?token=[\w-]{43}$/);
  const { body } = await app.call('GET', '/produkt', { mandant: 'beispiel' });
  expect(body).toMatchObject([{ Id: 101, Wert: '70,00\u00a0€' }]);
});

test('a link opens the way to a password; who has accepted gets no other', async () => {
  const [first] = await bootstrap(app.app.system, readMandantFile(example));
  const accept = (body: object) =>
    app.call('PUT', '/admin/einladung/annehmen', {
      mandant: 'beispiel',
      body: { Token: tokenOf(first?.link), ...body },
    });
  const { status, body } = await accept({ Password: 'Fjordwind-Laterne-77' });
  expect(status).toBe(200);
  expect(body.TotpUri).toMatch(/^otpauth:/);
  await app.app.system.database.pool.query(
    `update operator set status = 'active' where email = 'eine@betreiber.example'`,
  );
  const again = await bootstrap(app.app.system, readMandantFile(example));
  expect(again.map(({ link }) => link !== undefined)).toEqual([false, true]);
});

test('everything that is wrong with a file is said before anything is written', () => {
  const wrong = changed((file) => {
    file.Hosts = [];
    file.Praemien = [{ Id: 1, ExterneId: 'P', Name: 'P', WertCent: -5, Produkte: [999] }];
    file.Sprachen = [{ Sprache: 'deutsch', Name: 'Deutsch' }];
  });
  expect(
    problemsOf(wrong)
      .map((line) => line.split(':')[0])
      .sort(),
  ).toEqual([
    'Hosts',
    'Konfiguration.AgbTexte',
    'Konfiguration.Standardsprache',
    'Praemien.0.Produkte.0',
    'Praemien.0.WertCent',
    'Sprachen.0.Sprache',
  ]);
  expect(problemsOf('{ "Mandant": ')).toEqual([expect.stringContaining('no JSON')]);
  expect(problemsOf('[]')).not.toEqual([]);
});

test('one operator is not enough', () => {
  expect(
    problemsOf(
      changed((file) => {
        file.Betreiber = [{ Email: 'eine@betreiber.example' }];
      }),
    ),
  ).toEqual([expect.stringContaining('2 operators are needed')]);
});
