/**
 * The toolbar above a text: one stop of the Tab key, arrow keys within it, each button with its name and whether it is on. Tab goes
 * on to the text and out of it.
 */
import type { Editor } from '@tiptap/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useT } from '../../../i18n/t.ts';
import type { Asked, Format } from './format.ts';
import styles from './rich.module.css';
import { type Drawing, ToolIcon } from './toolbar-icons.tsx';
import { insertTable, marks, steps, type Tool, tableSteps } from './tools.ts';

interface Props {
  editor: Editor;
  format: Format;
  name: string;
  /** What needs a choice of the person first. */
  onAsk: (asked: Asked) => void;
}

export function Toolbar({ editor, format, name, onAsk }: Props) {
  const t = useT();
  useEveryStep(editor);
  const box = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const asks = (asked: Exclude<Asked, 'pictureText'>): Tool => ({
    name: asked,
    run: () => onAsk(asked),
    ...(asked === 'variable' && format.source === 'html' && { word: 'placeholder' as const }),
    ...(asked === 'link' && { isOn: () => editor.isActive('link') }),
  });
  const groups: readonly (readonly Tool[])[] = [
    marks,
    format.blocks,
    [...format.asks.map(asks), ...(format.hasTables ? [{ name: 'table', run: insertTable } as const] : [])],
    steps,
  ];
  let index = 0;
  return (
    <div
      ref={box}
      role="toolbar"
      aria-label={t('desk.rich.toolbar', { name })}
      aria-orientation="horizontal"
      className={styles.toolbar}
      onKeyDown={(event) => moveStop(event, box.current, setStop)}
    >
      {groups.map((group) => (
        <span key={group[0]?.name} className={styles.group}>
          {group.map((tool) => (
            <ToolButton key={tool.name} tool={tool} editor={editor} isStop={index++ === stop} />
          ))}
        </span>
      ))}
      {editor.isActive('image') && (
        <button
          type="button"
          className={styles.worded}
          tabIndex={index++ === stop ? 0 : -1}
          onClick={() => onAsk('pictureText')}
        >
          {t('desk.rich.do.pictureText')}
        </button>
      )}
      {editor.isActive('table') && (
        <span className={styles.group}>
          {(Object.keys(tableSteps) as (keyof typeof tableSteps)[]).map((step) => (
            <button
              key={step}
              type="button"
              className={styles.worded}
              tabIndex={index++ === stop ? 0 : -1}
              onClick={() => tableSteps[step](editor)}
            >
              {t(`desk.rich.do.${step}`)}
            </button>
          ))}
        </span>
      )}
    </div>
  );
}

/** Arrow keys go round the buttons, Home and End to the ends. */
function moveStop(event: KeyboardEvent, box: HTMLElement | null, setStop: (at: number) => void): void {
  const buttons = [...(box?.querySelectorAll('button') ?? [])];
  const now = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const to = { ArrowRight: now + 1, ArrowLeft: now - 1, Home: 0, End: buttons.length - 1 }[event.key];
  if (now < 0 || to === undefined) return;
  event.preventDefault();
  const next = (to + buttons.length) % buttons.length;
  setStop(next);
  buttons[next]?.focus();
}

function ToolButton({ tool, editor, isStop }: { tool: Tool; editor: Editor; isStop: boolean }) {
  const t = useT();
  const label = t(`desk.rich.do.${tool.word ?? (tool.name satisfies Drawing)}`);
  const isHeld = tool.can?.(editor) === false;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={tool.isOn?.(editor)}
      aria-disabled={isHeld || undefined}
      tabIndex={isStop ? 0 : -1}
      onClick={() => {
        if (!isHeld) tool.run(editor);
      }}
    >
      <ToolIcon name={tool.name} />
    </button>
  );
}

/** What is on where the cursor stands changes with every step of the text. */
function useEveryStep(editor: Editor): void {
  const [, count] = useState(0);
  useEffect(() => {
    const step = () => count((before) => before + 1);
    editor.on('transaction', step);
    return () => {
      editor.off('transaction', step);
    };
  }, [editor]);
}
