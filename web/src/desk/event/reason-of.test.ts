import { expect, test } from 'vitest';
import { textsOfDesk } from '../../i18n/desk-catalogue.ts';
import { textsOf } from '../../i18n/t.ts';
import { actorsText, actorText, noteText } from '../../work/history/history.tsx';
import { wireStateText } from '../../work/history/state-words.ts';
import { reasonOf } from './reason-of.ts';

const reader = (locale: 'de' | 'en') =>
  textsOf(locale, textsOfDesk(locale, { warn: (problem: unknown) => expect.fail(String(problem)) })).t;
const [de, en] = [reader('de'), reader('en')];

test('the log names jobs and roles as the desk does, and leaves what has no name', () => {
  const by = { actorKind: 'job', actorId: 'auftraege-freigabe' } as const;
  expect([actorText(by, de), actorText(by, en)]).toEqual([
    'Ablauf „Aufträge nach der Sperrfrist freigeben“',
    'job "Release orders after the claim period"',
  ]);
  expect(actorText({ actorKind: 'job', actorId: 'demo' }, de)).toBe('Ablauf demo');
  expect(wireStateText('mandant', 'daten-loeschung', en)).toBe('Delete data whose time is over');
  expect(wireStateText('mandant', 'DE02 **** **** **** **20 51', en)).toBe('DE02 **** **** **** **20 51');
  expect(wireStateText('operator', 'BetreiberSachbearbeitung', en)).toBe('Case work');
  expect(wireStateText('operator', 'Gesperrt', de)).toBe('Gesperrt');
});

test('the log says who asked beside who decided', () => {
  const by = { actorKind: 'operator', actorId: 'otto@b.example' } as const;
  expect(actorsText({ ...by, askedBy: 'eva@b.example' }, de)).toBe('otto@b.example, beantragt von eva@b.example');
  expect(actorsText({ ...by, askedBy: 'eva@b.example' }, en)).toBe('otto@b.example, asked for by eva@b.example');
  expect(actorsText({ ...by, askedBy: null }, de)).toBe('otto@b.example');
});

test('the log says whom an invitation lets in', () => {
  const row = { object: 'operator', name: 'invite', reasonName: null } as const;
  expect(reasonOf({ ...row, reason: 'BetreiberAdmin: alle Mandanten' }, de)).toBe('Leitung, Mandanten: alle');
  expect(reasonOf({ ...row, reason: 'BetreiberRedaktion: spbdevk, rahmen' }, en)).toBe(
    'Editors, Mandants: spbdevk, rahmen',
  );
  expect(reasonOf({ ...row, reason: 'BetreiberAdmin: alle Mandanten; alle im Urlaub' }, de)).toBe(
    'Leitung, Mandanten: alle; alle im Urlaub',
  );
  expect(reasonOf({ ...row, name: 'lock', reason: 'BetreiberAdmin: Urlaub' }, de)).toBe('BetreiberAdmin: Urlaub');
  expect(reasonOf({ ...row, reason: null }, de)).toBe('–');
});

test('the checksum of a bank file is no reason, and what a person typed is one', () => {
  const exported = { object: 'payout', name: 'export', reasonName: null } as const;
  expect(noteText(exported, 'SHA-256 0a1b', de)).toBe('Prüfsumme der Bankdatei: SHA-256 0a1b');
  expect(noteText(exported, 'Sandbox: keine Bankdatei', de)).toBe('Grund: Sandbox: keine Bankdatei');
  expect(noteText({ ...exported, name: 'discard' }, 'SHA-256 stimmt nicht', de)).toBe('Grund: SHA-256 stimmt nicht');
});
