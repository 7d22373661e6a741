/** The page of an invitation as the server makes it, and what its forms send. */
import { checkPasswordToken, resetPassword, signInPerson } from '@weitersagen/contract/account/endpoints';
import { declineInvitation } from '@weitersagen/contract/invitation/decline-endpoint';
import { describe, expect, test } from 'vitest';
import { pageRequest, Refused, sampleApi, withMandant } from '../../../testing/sample-world.ts';
import { mainOf, shown } from '../../../testing/shown-page.ts';
import { render } from '../../entry-server.tsx';

const token = 'one-time-token';
const address = `/de/registrieren?token=${token}&einladung=1`;
const invited = {
  isValid: true,
  kind: 'invitation' as const,
  email: 'gabi@example.org',
  firstName: 'Gabi',
  lastName: 'Gast',
  validUntil: new Date('2026-04-01T22:00:00Z'),
  needsTerms: true,
  company: 'Agentur Hafen',
  inviter: 'Dirk Krämer',
};
const apiOf = (found: object = {}, more: Parameters<typeof sampleApi>[0] = []) =>
  sampleApi([[checkPasswordToken, { ...invited, ...found }], ...more]);
const user = { token: 'x' };
const fields = (values: Record<string, string>) => [['_token', token], ...Object.entries(values)] as const;
const join = fields({
  _form: 'join',
  password: 'Wandern-2026-Eifel',
  repeatedPassword: 'Wandern-2026-Eifel',
  acceptsTerms: 'yes',
  termsText: 'Die Bedingungen.',
});

describe('the page', () => {
  test('says who invites, until when, and for what; it looks without opening', async () => {
    const { api, calls } = apiOf({ hasAccount: false });
    const main = mainOf((await shown(address, { api })).text);
    for (const words of [
      'Ihre Einladung, ',
      'Dirk Krämer',
      'Agentur Hafen',
      '02.04.2026',
      'bis zu',
      'Keine weiteren Einladungen',
    ])
      expect(main).toContain(words);
    expect(calls.find(({ endpoint }) => endpoint === checkPasswordToken)?.body).toEqual({ token, onlyLooks: true });
  });

  test('somebody new is asked for a password, an account for a sign-in: where it is known, or somebody says so', async () => {
    const waysOf = async (url: string, found: object) => {
      const main = mainOf((await shown(url, { api: apiOf(found).api })).text);
      return ['Einladung annehmen', 'Anmelden und annehmen', 'Mit diesem Konto', 'haben Sie schon ein Konto'].filter(
        (one) => main.includes(one),
      );
    };
    expect(await waysOf(address, {})).toEqual(['Einladung annehmen']);
    expect(await waysOf(address.replace('=1', '=konto'), {})).toEqual(['Anmelden und annehmen']);
    for (const [url, found] of [
      [address, { hasAccount: true }],
      [address.replace('=1', '=vorhanden'), {}],
    ] as const)
      expect(await waysOf(url, found)).toEqual(['Anmelden und annehmen', 'haben Sie schon ein Konto']);
  });

  test('without an employee the agency itself invites, in English, too', async () => {
    const { text } = await shown(address.replace('/de/', '/en/'), { api: apiOf({ inviter: null }).api });
    const main = mainOf(text).replace(/[\u2066-\u2069]/g, '');
    expect(main).toContain('Agentur Hafen invites you to take part in');
    expect(main).not.toContain('Contact person');
  });

  test('where terms are accepted by sending there is a sentence in place of the box', async () => {
    const main = mainOf(
      (await shown(address, { api: apiOf().api, ...withMandant({ acceptsTermsBySending: true }) })).text,
    );
    expect(main).toContain('Mit dem Absenden akzeptieren Sie die Teilnahmebedingungen.');
  });

  test('of a link that is over it says so, with two ways on', async () => {
    const { text } = await shown(address, { api: sampleApi([[checkPasswordToken, { isValid: false }]]).api });
    const main = mainOf(text);
    for (const words of ['Diese Einladung gilt nicht mehr', 'Anmelden', 'Jetzt empfehlen'])
      expect(main).toContain(words);
  });
});

describe('its forms', () => {
  test('a password accepts, and leads to the personal area', async () => {
    const { api, calls } = apiOf({}, [[resetPassword, user]]);
    const { redirect } = await render(pageRequest(address, { api, form: join }));
    expect(redirect).toMatch(/persoenlicherbereich\?einladung=angenommen$/);
    expect(calls.find(({ endpoint }) => endpoint === resetPassword)?.body).toMatchObject({
      token,
      acceptsTerms: 'yes',
    });
  });

  test('without the box nothing is sent', async () => {
    const { api, calls } = apiOf({}, [[resetPassword, user]]);
    const { text } = await shown(address, { api, form: join.filter(([name]) => name !== 'acceptsTerms') });
    expect(mainOf(text)).toContain('Die Zustimmung ist erforderlich');
    expect(calls.some(({ endpoint }) => endpoint === resetPassword)).toBe(false);
  });

  test('an address that has an account leads to its sign-in', async () => {
    const { api } = apiOf({}, [[resetPassword, new Refused(409)]]);
    const { redirect } = await render(pageRequest(address, { api, form: join }));
    expect(redirect).toBe(`/de/registrieren?token=${token}&einladung=vorhanden`);
  });

  test('a link that ended meanwhile leads to the page that says so', async () => {
    const { api } = apiOf({}, [[resetPassword, new Refused(400, { PsoErrorCode: 'PSOF0205' })]]);
    expect((await render(pageRequest(address, { api, form: join }))).redirect).toMatch(
      /registrieren\?einladung=vorbei$/,
    );
    expect(mainOf((await shown('/de/registrieren?einladung=vorbei')).text)).toContain(
      'Diese Einladung gilt nicht mehr',
    );
  });

  const answers = [
    ['belongs to the agency', { isAccepted: true, company: 'Agentur Hafen', isAssigned: true }, 'angenommen'],
    ['stays with its own', { isAccepted: true, company: 'Agentur Hafen', isAssigned: false }, 'bleibt'],
    ['is told that it was over', { isAccepted: false, company: null, isAssigned: false }, 'vorbei'],
  ] as const;
  test.each(answers)('an account that signs in %s', async (_what, invitation, mark) => {
    const { api, calls } = apiOf({}, [[signInPerson, { ...user, invitation }]]);
    const form = fields({ _form: 'signIn', email: 'gabi@example.org', password: 'Wandern-2026-Eifel' });
    const { redirect } = await render(pageRequest(address, { api, form }));
    expect(redirect?.endsWith(`?einladung=${mark}`)).toBe(true);
    expect(calls.find(({ endpoint }) => endpoint === signInPerson)?.body).toMatchObject({ invitation: token });
  });

  test('no more invitations: opening asks, and one button does it', async () => {
    const asking = address.replace('einladung=1', 'einladung=keine');
    const { api, calls } = apiOf({}, [[declineInvitation, { status: 'declined' }]]);
    const main = mainOf((await shown(asking, { api })).text);
    expect([
      (main.match(/<button/g) ?? []).length,
      calls.some(({ endpoint }) => endpoint === declineInvitation),
    ]).toEqual([1, false]);
    const { redirect } = await render(pageRequest(asking, { api, form: fields({ _form: 'noMore' }) }));
    expect(redirect).toMatch(/registrieren\?einladung=abgelehnt$/);
    expect(mainOf((await shown('/de/registrieren?einladung=abgelehnt')).text)).toContain('Das haben wir uns gemerkt');
  });
});
