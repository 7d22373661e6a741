import { expect, test } from 'vitest';
import { pageRequest, person } from '../../testing/sample-world.ts';
import { telling, trackingOn } from './tracking-on.ts';

const { mandant } = pageRequest('/de');
const tracking = { siteId: 128, tracker: undefined, numbers: undefined, reached: [] };
const counted: typeof pageRequest = (url, given) =>
  pageRequest(url, { tracking, mandant: { ...mandant, consentMode: 'extern' }, ...given });
const agreed = { cookies: { consent_analytical: '1' } };
const asNobodyAsks = { mandant: { ...mandant, consentMode: 'aus' as const } };

test('a page is told the site, and what was reached on the way to it and by itself', () => {
  const asked = counted('/de', { tracking: { ...tracking, reached: [1] } });
  expect(trackingOn(asked, ['shareShown'])).toEqual({
    siteId: 128,
    tracker: undefined,
    numbers: undefined,
    isCookieless: false,
    reached: [1, 2],
  });
  expect(trackingOn(counted('/de', asNobodyAsks), [])?.isCookieless).toBe(true);
});

test('a program that does not count yet tells nothing', () => {
  expect(trackingOn(pageRequest('/de', agreed), ['created'])).toBeUndefined();
  expect(telling(pageRequest('/de', agreed), ['created'], '/de')).toBe('/de');
});

test('neither support nor a preview nor a part that a living page takes is a visit', () => {
  for (const given of [{ person: { ...person, support: { mayWrite: true } } }, { isPreview: true }, { isRead: true }])
    expect(trackingOn(counted('/de', given), ['created'])).toBeUndefined();
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
  expect(telling(counted('/de', { cookies: { consent_analytical: '0' } }), ['created'], '/de')).toBe('/de');
  expect(telling(counted('/de', agreed), ['created'], 'https://shop.example/')).toBe('https://shop.example/');
});
