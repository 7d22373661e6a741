/**
 * The state a page is in, as one short text: what is the same for everybody who comes to it. Left out are the words, the
 * numbers and how many rows a list has; two pages of one state differ in nothing that could hinder somebody.
 */
import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';

export async function stateOf(page: Page): Promise<string> {
  const state = await page.evaluate(describeState);
  return createHash('sha256').update(state).digest('hex').slice(0, 32);
}

/**
 * In the page: each element with its role, its classes and its attributes, whether it has words, what is chosen, empty,
 * in focus and under the pointer; and what the styles ask for: the brand, the width, the medium. Of a row of elements
 * that are alike one counts. A name that points to another element counts by how many it finds.
 */
function describeState(): string {
  const references = new Set(
    ['for', 'list', 'headers', 'form', 'popovertarget', 'aria-activedescendant'].concat(
      ['controls', 'describedby', 'details', 'errormessage', 'flowto', 'labelledby', 'owns'].map(
        (name) => `aria-${name}`,
      ),
    ),
  );
  const free = new Set(['placeholder', 'value', 'content', 'name', 'src', 'srcset', 'action']);
  const media = ['(forced-colors: active)', 'print', '(prefers-reduced-motion: reduce)'];
  const found = (ids: string): string =>
    ids
      .split(/\s+/)
      .map((id) => document.querySelectorAll(`[id="${CSS.escape(id)}"]`).length)
      .join();

  const attribute = ({ name, value }: Attr): string => {
    if (name === 'id') return `id ${found(value)}`;
    if (references.has(name)) return `${name} ${found(value)}`;
    if (name === 'href') return value.startsWith('#') ? `href # ${found(value.slice(1))}` : 'href';
    if (free.has(name)) return `${name} ${value.trim() === '' ? 'empty' : 'said'}`;
    return `${name} ${value.replace(/\d+/g, '0')}`;
  };
  const moment = (element: Element): string[] => [
    ...(element.matches(':hover') ? ['hover'] : []),
    ...(element.matches(':focus') ? [`focus ${element.matches(':focus-visible')}`] : []),
    ...(element instanceof HTMLInputElement ? [`checked ${element.checked} ${element.indeterminate}`] : []),
    ...(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      ? [`empty ${element.value === ''}`]
      : []),
  ];
  const partsOf = (node: Node): string => {
    if (node instanceof Text) return node.data.trim() === '' ? '' : 'words';
    if (!(node instanceof Element) || ['script', 'style', 'link', 'template'].includes(node.localName)) return '';
    const own = [...[...node.attributes].map(attribute).toSorted(), ...moment(node)];
    const inner = [...node.childNodes].map(partsOf).filter((one, at, all) => one !== '' && one !== all[at - 1]);
    return `<${node.localName} ${own.join(' ')}>${inner.join('')}</>`;
  };
  const asked = media.map((medium) => matchMedia(medium).matches);
  return [location.host, innerWidth, ...asked, partsOf(document.documentElement)].join('\n');
}
