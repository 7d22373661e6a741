/**
 * What a page shows, as shapes: each kind of element under its parent, without words, numbers and places. A page whose
 * shapes have all passed before differs from what passed in nothing but words, width, brand and how many rows a list has.
 */
import type { Page } from '@playwright/test';

export const shapesOf = (page: Page): Promise<string[]> => page.evaluate(describeShapes);

/**
 * In the page: the element with its role, classes and the names of its attributes, what it says of its state, whether it
 * has words, is filled or chosen, and the name of its parent. The order of headings and landmarks is a shape, too.
 */
function describeShapes(): string[] {
  const references = new Set(['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-errormessage']);
  const states = /^(?:role|type|scope|tabindex|disabled|required|readonly|hidden|inert|open|aria-(?!label))/;
  const left = /^(?:id|class|style|value|content|name|d|viewBox|width|height|action|maxlength|rows|data-.*)$/;
  const media = ['(forced-colors: active)', 'print', '(prefers-reduced-motion: reduce)'];
  const asked = media.map((medium) => Number(matchMedia(medium).matches)).join('');

  const found = (ids: string): number => ids.split(/\s+/).filter((id) => document.getElementById(id)).length;
  const attribute = ({ name, value }: Attr): string[] => {
    if (references.has(name)) return [`${name} ${found(value)}`];
    if (left.test(name)) return [];
    return states.test(name) ? [`${name} ${value.replace(/\d+/g, '0')}`] : [`${name} ${value.trim() !== ''}`];
  };
  const nameOf = (element: Element | null): string =>
    element ? [element.localName, ...[...element.classList].toSorted()].join('.') : '';
  const kindOf = (element: Element): string =>
    [
      nameOf(element),
      ...[...element.attributes].flatMap(attribute).toSorted(),
      ...(element instanceof HTMLInputElement ? [`checked ${element.checked} ${element.indeterminate}`] : []),
      ...('value' in element ? [`filled ${element.value !== ''}`] : []),
      `words ${[...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')}`,
    ].join(' ');
  const order = (selector: string): string =>
    [...document.querySelectorAll(selector)]
      .map((element) => `${element.localName} ${element.getAttribute('role') ?? ''}`)
      .filter((one, at, all) => one !== all[at - 1])
      .join();

  const shapes = new Set([
    `title ${document.title !== ''}`,
    `headings ${order('h1, h2, h3, h4, h5, h6')}`,
    `landmarks ${order('header, nav, main, footer, aside, dialog[open], [role]')}`,
  ]);
  for (const element of document.querySelectorAll('html, body, body *:not(script, style, template, svg *)'))
    shapes.add(`${nameOf(element.parentElement)} > ${kindOf(element)}`);
  return [...shapes].map((shape) => `${asked} ${shape}`);
}
