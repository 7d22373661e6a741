/** The field that holds a picture, as it stands before anything is chosen, and with what was chosen before. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { TextContext, textsOf } from '../../i18n/t.ts';
import { PicturePicker } from './picture-picker.tsx';

const seat = { operator: { id: 1 }, mandant: { slug: 'spbdevk' } };
const id = '5f0c1f1e-8c1f-4d0a-9d43-0d1c1d7f2a11';

function shown(props: Partial<Parameters<typeof PicturePicker>[0]>): string {
  const picker = createElement(PicturePicker, { name: 'bild', label: 'Keyvisual', ...props });
  const router = createMemoryRouter([{ id: 'mandant', path: '/', loader: () => seat, element: picker }], {
    hydrationData: { loaderData: { mandant: seat } },
  });
  const texts = textsOf('de', {});
  return renderToStaticMarkup(createElement(TextContext, { value: texts }, createElement(RouterProvider, { router })));
}

test('with no picture it sends nothing and offers to choose one', () => {
  const html = shown({ hint: 'Oben auf der Startseite.' });
  expect(html).toContain('<input type="hidden" name="bild" value=""/>');
  expect(html).toContain('aria-describedby="bild-hint"');
  expect(html.match(/<button/g)).toHaveLength(1);
});

test('with a picture it sends its id and offers to take it out', () => {
  const html = shown({ value: id });
  expect(html).toContain(`<input type="hidden" name="bild" value="${id}"/>`);
  expect(html.match(/<button/g)).toHaveLength(2);
});
