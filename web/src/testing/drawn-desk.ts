/** For tests: a screen of the desk as it is drawn for somebody who sits there. */
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { textsOfDesk } from '../i18n/desk-catalogue.ts';
import { TextContext, textsOf } from '../i18n/t.ts';
import { SittingContext, WorkAreaContext } from '../work/work-area.ts';

interface Given {
  /** What the screen has loaded. */
  data?: object;
  at?: string;
  /** Of the one who sits there. */
  operator?: object;
}

export function drawnAtDesk(Screen: ComponentType, { data = {}, at = '/', operator = {} }: Given = {}): string {
  const warn = (problem: unknown): never => {
    throw new Error(String(problem));
  };
  const value = textsOf('de', textsOfDesk('de', { warn }));
  const seat = { mandant: { slug: 'spbdevk' }, operator: { asksSecondPerson: true, ...operator } };
  const children = [{ id: 'screen', path: '*', loader: () => data, Component: Screen }];
  const router = createMemoryRouter([{ id: 'mandant', loader: () => seat, children }], {
    initialEntries: [at],
    hydrationData: { loaderData: { mandant: seat, screen: data } },
  });
  const screen = createElement(RouterProvider, { router });
  const sitting = createElement(
    SittingContext,
    { value: { personId: 1, slug: 'spbdevk', today: '2026-03-02' } },
    screen,
  );
  const area = { say: () => undefined, tabTitle: (title: string) => title };
  return renderToStaticMarkup(
    createElement(TextContext, { value }, createElement(WorkAreaContext, { value: area }, sitting)),
  );
}
