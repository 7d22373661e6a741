import { consentList } from '@weitersagen/contract/consent/cookies';
import { goals } from '@weitersagen/contract/tracking/goals';
import { expect, test } from 'vitest';
import { pageRequest, person } from '../../testing/sample-world.ts';
import { campaignOn, telling, trackingOn } from './tracking-on.ts';

const { mandant } = pageRequest('/de');
const tracking = { siteId: 128, tracker: undefined, numbers: undefined, reached: [] };
const counted: typeof pageRequest = (url, given) =>
  pageRequest(url, { tracking, mandant: { ...mandant, consentMode: 'extern' }, ...given });
const decided = (analytical: '0' | '1') => ({
  cookies: { consent_analytical: analytical, consent_nachweis: `${consentList}.6f1c1a3e-8b0e-4c9b-9a43-0c5b8a5d2f11` },
});
const agreed = decided('1');
const asNobodyAsks = { mandant: { ...mandant, consentMode: 'aus' as const } };

test('a page is told the site, and what was reached on the way to it and by itself', () => {
  const asked = counted('/de', { tracking: { ...tracking, reached: [1] } });
  expect(trackingOn(asked, ['shareShown'], '/faq')).toEqual({
    siteId: 128,
    tracker: undefined,
    numbers: undefined,
    isCookieless: false,
    isAtOnce: false,
    reached: [1, 2],
    declined:
      '/matomo.php?idsite=128&rec=1&apiv=1&send_image=0&idgoal=14&url=https%3A%2F%2Fportal.example%2Fde%2Ffaq&cookie=0',
    carriesChannel: false,
  });
});

test('what sends hits comes with the page where nobody asks, or somebody agreed to the list of today', () => {
  const isAtOnce = (given: Parameters<typeof counted>[1]) => trackingOn(counted('/de', given), [], '/')?.isAtOnce;
  expect(isAtOnce(agreed)).toBe(true);
  expect(isAtOnce(asNobodyAsks)).toBe(true);
  expect(isAtOnce(decided('0'))).toBe(false);
  expect(isAtOnce({ cookies: { ...agreed.cookies, consent_nachweis: '00000000' } })).toBe(false);
  expect(isAtOnce({ ...agreed, framing: { type: 'widget', isFramed: true, origins: [] } })).toBe(false);
});

test('what was reached is told under the numbers of the installation', () => {
  const numbers = JSON.stringify({ ...goals, created: 101, consentDeclined: 114 });
  const found = trackingOn(counted('/de', { tracking: { ...tracking, numbers, reached: [1, 99] } }), ['login'], '/');
  expect(found?.reached).toEqual([101, 23]);
  expect(found?.declined).toContain('&idgoal=114&');
});

test('a campaign is handed on as long as no cookie keeps it', () => {
  const carries = (url: string, given = {}) => trackingOn(counted(url, given), [], '/')?.carriesChannel;
  expect(campaignOn(counted('/de?c=mai'))).toBe('mai');
  expect([carries('/de?c=mai'), carries('/de'), carries('/de?c=mai', agreed)]).toEqual([true, false, false]);
  expect(carries('/de?c=mai', asNobodyAsks)).toBe(true);
});

test('a program that does not count yet tells nothing', () => {
  expect(trackingOn(pageRequest('/de', agreed), ['created'], '/')).toBeUndefined();
  expect(telling(pageRequest('/de', agreed), ['created'], '/de')).toBe('/de');
});

test('neither support nor a preview nor a part that a living page takes is a visit', () => {
  for (const given of [{ person: { ...person, support: { mayWrite: true } } }, { isPreview: true }, { isRead: true }])
    expect(trackingOn(counted('/de', given), ['created'], '/')).toBeUndefined();
});

test('the next page is told what was reached, where somebody agreed or nobody asks', () => {
  expect(telling(counted('/de', agreed), ['created'], '/de/empfehlung/1?h=2#x')).toBe(
    '/de/empfehlung/1?h=2&erreicht=1#x',
  );
  expect(telling(counted('/de', asNobodyAsks), ['login'], '/de')).toBe('/de?erreicht=23');
  const framing = { type: 'widget', isFramed: true, origins: [] } as const;
  expect(telling(counted('/de', { framing }), ['login'], '/de')).toBe('/de?erreicht=23');
});

test('a redirect on the way hands on what was reached before', () => {
  const asked = counted('/de', { ...agreed, tracking: { ...tracking, reached: [23] } });
  expect(telling(asked, [], '/de/persoenlicherbereich')).toBe('/de/persoenlicherbereich?erreicht=23');
});

test('whoever has not decided, or declined, has a plain address, and so has another site', () => {
  expect(telling(counted('/de'), ['created'], '/de')).toBe('/de');
  expect(telling(counted('/de', decided('0')), ['created'], '/de')).toBe('/de');
  expect(telling(counted('/de', agreed), ['created'], 'https://shop.example/')).toBe('https://shop.example/');
});
