/** From row to row of a list, into its choice and into its search, without the pointer. */
import { type RefObject, useEffect, useRef } from 'react';
import type { Panel } from '../panel/use-panel.ts';
import { isAsking, keysChoice, pressedKey } from './pressed.ts';

/** With `panel` a row is shown beside the list, too; without it there is none, or no room for one. */
export function useListKeys(list: RefObject<HTMLElement | null>, panel: Panel | undefined): void {
  const now = useRef(panel);
  useEffect(() => {
    now.current = panel;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = pressedKey(event, keysChoice.read() === 'on' || event.key === 'Escape', isAsking());
      if (!list.current || key === undefined) return;
      if (deedOf(key, list.current, now.current)) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [list]);
}

/** Whether the key did anything. */
function deedOf(key: string, list: HTMLElement, panel: Panel | undefined): boolean {
  switch (key) {
    case 'j':
      return go(list, 1, panel);
    case 'k':
      return go(list, -1, panel);
    case ' ':
      return document.activeElement?.tagName === 'A' && peek(list, panel);
    case 'p':
      return peek(list, panel);
    case 'Escape':
      return leave(list, panel);
    case 'x':
      return click(currentRow()?.querySelector<HTMLElement>('input[data-choice]'));
    case '/':
      return focus(list.querySelector<HTMLInputElement>('#filter-text'));
    default:
      return false;
  }
}

const currentRow = (): Element | null | undefined => document.activeElement?.closest('[data-list] tbody tr');

/** The focus stands on the link of the row, so that Enter opens it. */
function go(list: HTMLElement, step: 1 | -1, panel: Panel | undefined): boolean {
  const rows = [...list.querySelectorAll('tbody tr')];
  const current = currentRow() ?? rows.find((row) => keyOf(row) === panel?.row);
  const next = current ? rows[rows.indexOf(current) + step] : rows[0];
  const key = keyOf(next);
  if (panel?.row !== undefined && key !== undefined) panel.open(key);
  return focus(linkOf(next));
}

const keyOf = (row: Element | null | undefined): string | undefined => row?.getAttribute('data-row') ?? undefined;
const linkOf = (row: Element | null | undefined) => row?.querySelector<HTMLElement>('a[href]');

/** Opens the row beside the list; once more, the focus goes into what is open. Without room the row opens its page. */
function peek(list: HTMLElement, panel: Panel | undefined): boolean {
  const row = currentRow();
  const key = keyOf(row);
  if (key === undefined) return false;
  if (!panel) return click(linkOf(row));
  if (panel.row === key) return focus(list.querySelector<HTMLElement>('[data-panel] h2'));
  panel.open(key);
  return true;
}

/** The focus goes back to the row that was open. */
function leave(list: HTMLElement, panel: Panel | undefined): boolean {
  if (panel?.row === undefined || document.querySelector('[popover]:popover-open')) return false;
  const row = [...list.querySelectorAll('tbody tr')].find((one) => keyOf(one) === panel.row);
  panel.close();
  return focus(linkOf(row));
}

function focus(element: HTMLElement | null | undefined): boolean {
  element?.focus();
  return element instanceof HTMLElement;
}

function click(element: HTMLElement | null | undefined): boolean {
  element?.click();
  return element instanceof HTMLElement;
}
