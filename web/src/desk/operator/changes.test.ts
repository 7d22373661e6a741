import { expect, test } from 'vitest';
import { changeOf, changesFor, questionFor, readQuestion } from './changes.ts';

test('an invited colleague is invited again, an active one reset, a locked one unlocked', () => {
  expect(changesFor({ status: 'invited', sessions: 0, isUnsettled: false })).toEqual([
    'changeRole',
    'reinvite',
    'lock',
  ]);
  expect(changesFor({ status: 'active', sessions: 2, isUnsettled: false })).toEqual([
    'changeRole',
    'lock',
    'reset',
    'endSessions',
  ]);
  expect(changesFor({ status: 'locked', sessions: 0, isUnsettled: false })).toEqual(['unlock']);
});

test('a question names the change and whose access it is', () => {
  expect(questionFor('lock', 7)).toBe('sperren-7');
  expect(readQuestion('sperren-7')).toEqual({ change: 'lock', id: 7 });
  expect(readQuestion('sperren')).toBeUndefined();
  expect(readQuestion('kaufen-7')).toBeUndefined();
});

test('only what changes is sent', () => {
  expect(changeOf('unlock')).toEqual({ isLocked: false });
  expect(changeOf('changeRole', 'BetreiberAdmin')).toEqual({ role: 'BetreiberAdmin' });
});
