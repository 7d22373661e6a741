import { describe, expect, test } from 'vitest';
import { decode } from '../basics/wire.ts';
import { againFrom, mayInvitation } from './rules.ts';
import { InvitationBody, NewInvitation } from './schemas.ts';
import { talkWord } from './words.ts';

const sentAt = new Date('2026-03-01T10:00:00Z');

describe('an invitation goes out again', () => {
  test.each([
    ['the first time', 'sent', 1, '2026-03-02T10:00:00.000Z'],
    ['opened already', 'opened', 2, '2026-03-02T10:00:00.000Z'],
    ['over', 'expired', 3, '2026-03-02T10:00:00.000Z'],
    ['three times repeated', 'sent', 4, undefined],
    ['accepted', 'accepted', 1, undefined],
    ['declined', 'declined', 1, undefined],
    ['withdrawn', 'withdrawn', 1, undefined],
  ] as const)('%s', (_what, status, sentCount, from) => {
    expect(againFrom({ status, sentCount, sentAt })?.toISOString()).toBe(from);
  });
});

test('only one that still counts is opened, accepted, declined or withdrawn', () => {
  for (const event of ['accept', 'acceptKnown', 'decline', 'withdraw', 'expire'] as const)
    expect(
      (['sent', 'opened', 'accepted', 'declined', 'expired', 'withdrawn'] as const).filter((status) =>
        mayInvitation(event, { status }),
      ),
    ).toEqual(['sent', 'opened']);
  expect(mayInvitation('open', { status: 'opened' })).toBe(false);
});

describe('what is typed', () => {
  const typed = { Vorname: 'Gabi', Nachname: 'Gast', Email: 'Gabi@Example.org', Art: 'Video', Mitarbeiternummer: 'M1' };
  const read = (more: object) => {
    const decoded = decode(NewInvitation, { ...typed, ...more });
    return decoded.ok ? decoded.value.talkedAt?.toISOString() : decoded.problems;
  };

  test.each([
    ['2026-03-01', '2026-03-01T11:00:00.000Z'],
    ['1.3.2026', '2026-03-01T11:00:00.000Z'],
    ['2026-03-01T09:30:00+01:00', '2026-03-01T08:30:00.000Z'],
  ])('a talk is a day or a moment: %s', (GespraechAm, moment) => {
    expect(read({ GespraechAm, Nachweis: 'Wunsch im Gespräch' })).toBe(moment);
  });

  test('half of a talk is refused, none is a link to hand over', () => {
    expect(read({ GespraechAm: '2026-03-01' })).toEqual([{ field: 'Nachweis', code: 'required' }]);
    expect(read({ Nachweis: 'Wunsch im Gespräch' })).toEqual([{ field: 'GespraechAm', code: 'required' }]);
    expect(read({})).toBeUndefined();
  });

  test('nothing is the question for a captcha', () => {
    for (const body of [null, undefined, {}]) expect(decode(InvitationBody, body)).toEqual({ ok: true, value: null });
  });
});

test('a kind of talk has its words in both languages', () => {
  expect([talkWord('email', 'de'), talkWord('email', 'en')]).toEqual(['Anfrage per E-Mail', 'Enquiry by e-mail']);
});
