import { createMemoryRouter, data } from 'react-router';
import { expect, test } from 'vitest';
import { answerOf } from './answer.ts';

/** A page whose form is always refused; what its form would show after each step. */
async function page() {
  const routes = [
    { path: '/', loader: () => Date.now(), action: () => data({ status: 400 }, 400) },
    { path: '/other', loader: () => null },
  ];
  const router = createMemoryRouter(routes);
  let kept = answerOf<unknown>({ key: '', answer: undefined }, router.state.location.key, undefined);
  router.subscribe(({ actionData, location }) => {
    kept = answerOf(kept, location.key, Object.values(actionData ?? {})[0]);
  });
  return { router, shown: () => kept.answer };
}

test('a refusal stays when the page is loaded anew, though the router forgets it', async () => {
  const { router, shown } = await page();
  await router.navigate('/', { formMethod: 'post', formData: new FormData() });
  expect(shown()).toEqual({ status: 400 });
  await router.revalidate();
  expect(router.state.actionData).toBeNull();
  expect(shown()).toEqual({ status: 400 });
});

test('a refusal is gone with the next visit, and replaced by the next one', async () => {
  const { router, shown } = await page();
  await router.navigate('/', { formMethod: 'post', formData: new FormData() });
  const first = shown();
  await router.navigate('/', { formMethod: 'post', formData: new FormData() });
  expect(shown()).toEqual(first);
  expect(shown()).not.toBe(first);
  await router.navigate('/other');
  expect(shown()).toBeUndefined();
});
