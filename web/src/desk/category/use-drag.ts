/** A category in the hand: by mouse, pen or finger, let go before, within or behind another one; Escape leaves it where it was. */
import type { DeskCategoryRow } from '@weitersagen/contract/product/category-desk';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { type Branch, type Place, placeByDrop, type Zone } from './branches.ts';

interface Over {
  breadcrumb: string;
  zone: Zone;
}

export interface Drag {
  moved: DeskCategoryRow | undefined;
  over: Over | undefined;
  handle: (
    row: DeskCategoryRow,
  ) => Record<'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel', (event: PointerEvent) => void>;
  /** The click that ends a drag asks nothing. */
  wasDragged: () => boolean;
}

/** A hand that trembles drags nothing. */
const begunAtPx = 6;
/** So near the edge of the window the page goes along. */
const edgePx = 60;

export function useDrag(tree: readonly Branch[], onMove: (row: DeskCategoryRow, place: Place) => Promise<void>): Drag {
  const begun = useRef<{ row: DeskCategoryRow; y: number }>(undefined);
  const last = useRef(false);
  const [moved, setMoved] = useState<DeskCategoryRow>();
  const [over, setOver] = useState<Over>();
  const end = () => {
    begun.current = undefined;
    setMoved(undefined);
    setOver(undefined);
  };
  useEffect(() => {
    if (!moved) return;
    const leave = ({ key }: KeyboardEvent) => key === 'Escape' && end();
    addEventListener('keydown', leave);
    return () => removeEventListener('keydown', leave);
  });
  const handle: Drag['handle'] = (row) => ({
    onPointerDown: ({ button, currentTarget, pointerId, clientY }) => {
      if (button !== 0) return;
      currentTarget.setPointerCapture(pointerId);
      last.current = false;
      begun.current = { row, y: clientY };
    },
    onPointerMove: ({ clientX, clientY }) => {
      if (!begun.current || (!moved && Math.abs(clientY - begun.current.y) < begunAtPx)) return;
      last.current = true;
      setMoved(row);
      goAlong(clientY);
      const at = overAt(clientX, clientY);
      setOver(at && placeByDrop(tree, row, at.breadcrumb, at.zone) ? at : undefined);
    },
    onPointerUp: () => {
      const place = moved && over && placeByDrop(tree, row, over.breadcrumb, over.zone);
      end();
      if (place) void onMove(row, place);
    },
    onPointerCancel: end,
  });
  return { moved, over, handle, wasDragged: () => last.current };
}

function goAlong(y: number): void {
  if (y < edgePx) scrollBy(0, -edgePx / 4);
  else if (y > innerHeight - edgePx) scrollBy(0, edgePx / 4);
}

/** The row below the hand: its upper third is before it, its lower one behind. */
function overAt(x: number, y: number): Over | undefined {
  const row = document
    .elementsFromPoint(x, y)
    .find((one) => one instanceof HTMLElement && one.dataset.place !== undefined);
  if (!(row instanceof HTMLElement)) return undefined;
  const { top, height } = row.getBoundingClientRect();
  const part = (y - top) / height;
  return { breadcrumb: row.dataset.place ?? '', zone: part < 1 / 3 ? 'before' : part > 2 / 3 ? 'after' : 'inside' };
}
