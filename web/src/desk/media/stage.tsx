/**
 * The whole picture, with its focus and its cut on it: set by pointer, moved by arrow keys. What it says is said once more by
 * the fields below, which are enough for whoever uses neither.
 */
import type { Part, Point } from '@weitersagen/contract/media/rules';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useT } from '../../i18n/t.ts';
import { fitted, partOf, percent, placed, stepOf } from './fields.ts';
import styles from './media.module.css';
import { stageWidth } from './shown.ts';

export type Tool = 'focus' | 'cut';

export interface Looks {
  focus: Point;
  cut: Part | null;
}

interface Props {
  src: string;
  alt: string;
  width: number;
  height: number;
  tool: Tool;
  looks: Looks;
  set: (looks: Looks) => void;
  describedBy: string;
}

/** What a pointer that is down does, from where it went down. */
type Drag = { what: 'focus' } | { what: 'draw' | 'move' | 'size'; from: Point; cut: Part | null };

const smallStep = 0.01;
const largeStep = 0.1;

export function Stage({ src, alt, width, height, tool, looks, set, describedBy }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<Drag>();
  const { focus, cut } = looks;
  const setFocus = (point: Point) => set({ ...looks, focus: placed(point) });
  const setCut = (part: Part) => set({ ...looks, cut: fitted(part) });

  const placeOf = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top, width, height } = (frame.current as HTMLDivElement).getBoundingClientRect();
    return { x: (clientX - left) / width, y: (clientY - top) / height };
  };
  const begin = (event: PointerEvent, what: Drag['what']) => {
    if (event.button !== 0) return;
    event.stopPropagation();
    // Keeps the pointer when it leaves the picture, and the page from being marked.
    frame.current?.setPointerCapture(event.pointerId);
    const from = placeOf(event);
    setDrag(what === 'focus' ? { what } : { what, from, cut });
    if (what === 'focus') setFocus(from);
  };
  const go = (event: PointerEvent) => {
    if (!drag) return;
    const at = placeOf(event);
    if (drag.what === 'focus') return setFocus(at);
    const moved = { x: at.x - drag.from.x, y: at.y - drag.from.y };
    if (drag.what === 'draw') {
      if (Math.abs(moved.x) > smallStep || Math.abs(moved.y) > smallStep) set({ ...looks, cut: partOf(drag.from, at) });
    } else if (drag.cut) setCut(changed(drag.cut, moved, drag.what === 'size'));
  };
  return (
    <div
      ref={frame}
      className={styles.stage}
      data-tool={tool}
      style={roomOf(width, height)}
      onPointerDown={(event) => begin(event, tool === 'focus' ? 'focus' : 'draw')}
      onPointerMove={go}
      onPointerUp={() => setDrag(undefined)}
      onPointerCancel={() => setDrag(undefined)}
    >
      <img src={src} alt={alt} width={width} height={height} draggable={false} />
      {cut && <CutFrame cut={cut} isOff={tool !== 'cut'} describedBy={describedBy} begin={begin} set={setCut} />}
      <FocusPoint
        focus={focus}
        isOff={tool !== 'focus'}
        describedBy={describedBy}
        begin={(event) => begin(event, 'focus')}
        set={setFocus}
      />
    </div>
  );
}

const changed = (cut: Part, by: Point, isSize: boolean): Part =>
  isSize
    ? {
        ...cut,
        width: Math.min(cut.width + by.x, 1 - cut.x),
        height: Math.min(cut.height + by.y, 1 - cut.y),
      }
    : { ...cut, x: cut.x + by.x, y: cut.y + by.y };

/** Its room is there before the picture is: as large as it comes, and never higher than a window. */
const roomOf = (width: number, height: number) => ({
  aspectRatio: `${width} / ${height}`,
  width: `min(100%, ${Math.min(width, stageWidth)}px, ${(70 * width) / height}dvh)`,
});

const css = (part: number): string => `${part * 100}%`;
const boxOf = ({ x, y, width, height }: Part) => ({
  left: css(x),
  top: css(y),
  width: css(width),
  height: css(height),
});

interface FrameProps {
  cut: Part;
  isOff: boolean;
  describedBy: string;
  begin: (event: PointerEvent, what: 'move' | 'size') => void;
  set: (cut: Part) => void;
}

function CutFrame({ cut, isOff, describedBy, begin, set }: FrameProps) {
  const t = useT();
  const move = (event: KeyboardEvent) => {
    const step = stepOf(event.key);
    if (!step) return;
    event.preventDefault();
    set(changed(cut, { x: step.x * smallStep, y: step.y * smallStep }, event.shiftKey));
  };
  return (
    <button
      type="button"
      className={styles.cut}
      style={boxOf(cut)}
      disabled={isOff}
      aria-label={t('desk.media.cutFrame', {
        x: percent(cut.x),
        y: percent(cut.y),
        width: percent(cut.width),
        height: percent(cut.height),
      })}
      aria-describedby={describedBy}
      onPointerDown={(event) => begin(event, 'move')}
      onKeyDown={move}
    >
      <span className={styles.corner} onPointerDown={(event) => begin(event, 'size')} />
    </button>
  );
}

interface PointProps {
  focus: Point;
  isOff: boolean;
  describedBy: string;
  begin: (event: PointerEvent) => void;
  set: (point: Point) => void;
}

function FocusPoint({ focus, isOff, describedBy, begin, set }: PointProps) {
  const t = useT();
  const move = (event: KeyboardEvent) => {
    const step = stepOf(event.key);
    if (!step) return;
    event.preventDefault();
    const by = event.shiftKey ? largeStep : smallStep;
    set({ x: focus.x + step.x * by, y: focus.y + step.y * by });
  };
  return (
    <button
      type="button"
      className={styles.point}
      style={{ left: css(focus.x), top: css(focus.y) }}
      disabled={isOff}
      aria-label={t('desk.media.focusPoint', { x: percent(focus.x), y: percent(focus.y) })}
      aria-describedby={describedBy}
      onPointerDown={begin}
      onKeyDown={move}
    />
  );
}
