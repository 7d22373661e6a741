/** From row to row of a list, into its choice and into its search, without the pointer. */
import { type RefObject, useEffect } from 'react';
import { isAsking, keysChoice, pressedKey } from './pressed.ts';

export function useListKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = pressedKey(event, keysChoice.read() === 'on', isAsking());
      if (!list.current || key === undefined) return;
      if (deedOf(key, list.current)) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [list]);
}

/** Whether the key did anything. */
function deedOf(key: string, list: HTMLElement): boolean {
  switch (key) {
    case 'j':
      return go(list, 1);
    case 'k':
      return go(list, -1);
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
function go(list: HTMLElement, step: 1 | -1): boolean {
  const rows = [...list.querySelectorAll('tbody tr')];
  const current = currentRow();
  const next = current ? rows[rows.indexOf(current) + step] : rows[0];
  return focus(next?.querySelector<HTMLElement>('a[href]'));
}

function focus(element: HTMLElement | null | undefined): boolean {
  element?.focus();
  return element instanceof HTMLElement;
}

function click(element: HTMLElement | null | undefined): boolean {
  element?.click();
  return element instanceof HTMLElement;
}
