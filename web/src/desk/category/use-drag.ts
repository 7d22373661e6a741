/** A category in the hand: by mouse, pen or finger, let go before, within or behind another one; Escape leaves it where it was. */
import type { DeskCategoryRow } from '@weitersagen/contract/product/category-desk';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { type Branch, type Place, placeByDrop, type Zone } from './branches.ts';

interface Over {
  breadcrumb: string;
  zone: Zone;
}

type Handled = 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onLostPointerCapture';

export interface Drag {
  moved: DeskCategoryRow | undefined;
  over: Over | undefined;
  handle: (row: DeskCategoryRow) => Record<Handled, (event: PointerEvent) => void>;
  /** The click that ends a drag asks nothing. */
  wasDragged: () => boolean;
}

/** Of the one finger that holds something; another one holds nothing meanwhile. */
interface Hand {
  pointerId: number;
  begunAt: { x: number; y: number };
  at: { x: number; y: number };
}

/** A hand that trembles drags nothing. */
const begunAtPx = 6;
/** So near the edge of the window the page goes along, also below a hand that rests there. */
const edgePx = 60;
const goesOnMs = 16;

export function useDrag(tree: readonly Branch[], onMove: (row: DeskCategoryRow, place: Place) => Promise<void>): Drag {
  const hand = useRef<Hand>(undefined);
  const last = useRef(false);
  const [moved, setMoved] = useState<DeskCategoryRow>();
  const [over, setOver] = useState<Over>();
  const end = () => {
    hand.current = undefined;
    setMoved(undefined);
    setOver(undefined);
  };
  const look = (row: DeskCategoryRow, { at }: Hand) => {
    const below = overAt(at);
    setOver(below && placeByDrop(tree, row, below.breadcrumb, below.zone) ? below : undefined);
  };
  useEffect(() => {
    if (!moved) return;
    const leave = ({ key }: KeyboardEvent) => key === 'Escape' && end();
    const goOn = setInterval(() => {
      if (hand.current && goAlong(hand.current.at.y)) look(moved, hand.current);
    }, goesOnMs);
    addEventListener('keydown', leave);
    return () => {
      clearInterval(goOn);
      removeEventListener('keydown', leave);
    };
  });
  const handle: Drag['handle'] = (row) => ({
    onPointerDown: ({ button, currentTarget, pointerId, clientX: x, clientY: y }) => {
      if (button !== 0 || hand.current) return;
      currentTarget.setPointerCapture(pointerId);
      last.current = false;
      hand.current = { pointerId, begunAt: { x, y }, at: { x, y } };
    },
    onPointerMove: ({ pointerId, clientX: x, clientY: y }) => {
      if (hand.current?.pointerId !== pointerId) return;
      const { begunAt } = hand.current;
      if (!moved && Math.hypot(x - begunAt.x, y - begunAt.y) < begunAtPx) return;
      hand.current.at = { x, y };
      last.current = true;
      setMoved(row);
      look(row, hand.current);
    },
    onPointerUp: ({ pointerId }) => {
      if (hand.current?.pointerId !== pointerId) return;
      const place = moved && over && placeByDrop(tree, row, over.breadcrumb, over.zone);
      end();
      if (place) void onMove(row, place);
    },
    // Let go, taken away by the browser, or gone with the row.
    onLostPointerCapture: ({ pointerId }) => {
      if (hand.current?.pointerId === pointerId) end();
    },
  });
  return { moved, over, handle, wasDragged: () => last.current };
}

/** Whether it went. */
function goAlong(y: number): boolean {
  const before = scrollY;
  if (y < edgePx) scrollBy({ top: -edgePx / 4, behavior: 'instant' });
  else if (y > innerHeight - edgePx) scrollBy({ top: edgePx / 4, behavior: 'instant' });
  return scrollY !== before;
}

/** The row below the hand: its upper third is before it, its lower one behind. */
function overAt({ x, y }: Hand['at']): Over | undefined {
  const row = document
    .elementsFromPoint(x, y)
    .find((one) => one instanceof HTMLElement && one.dataset.place !== undefined);
  if (!(row instanceof HTMLElement)) return undefined;
  const { top, height } = row.getBoundingClientRect();
  const part = (y - top) / height;
  return { breadcrumb: row.dataset.place ?? '', zone: part < 1 / 3 ? 'before' : part > 2 / 3 ? 'after' : 'inside' };
}
