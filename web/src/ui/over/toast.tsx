/**
 * One sentence about what has just worked; gone after six seconds, which stand still under the pointer and the focus.
 * Never for errors, never with the only way to do something. The region is there before the sentence, so it is read out.
 */
import { type FocusEvent, useEffect, useState } from 'react';
import { Icon } from '../icon.tsx';
import { useFormerFocus } from './former-focus.ts';
import styles from './toast.module.css';

interface ToastDeed {
  name: string;
  act: () => void;
}

interface Props {
  /** Nothing: nothing is shown. */
  text: string | undefined;
  /** What can still be done about it, and is not missed when it is gone: taking it back. */
  deed?: ToastDeed | undefined;
  onGone: () => void;
}

const shownMs = 6000;

export function Toast({ text, deed, onGone }: Props) {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (text === undefined || isHeld) return;
    const timer = setTimeout(onGone, shownMs);
    return () => clearTimeout(timer);
  }, [text, isHeld, onGone]);
  const hold = () => setHeld(true);
  const go = () => setHeld(false);
  const { note, restore } = useFormerFocus();
  const come = (event: FocusEvent) => {
    note(event);
    hold();
  };
  return (
    <div role="status" onPointerEnter={hold} onPointerLeave={go} onFocus={come} onBlur={go}>
      {text !== undefined && (
        <ToastBar
          text={text}
          deed={
            deed && {
              name: deed.name,
              act: () => {
                restore();
                onGone();
                deed.act();
              },
            }
          }
        />
      )}
    </div>
  );
}

interface BarProps {
  text: string;
  deed?: ToastDeed | undefined;
  isStill?: boolean;
}

export const ToastBar = ({ text, deed, isStill }: BarProps) => (
  <p className={isStill ? `${styles.toast} ${styles.still}` : styles.toast}>
    <Icon name="check" />
    <span>{text}</span>
    {deed && (
      <button type="button" onClick={deed.act}>
        {deed.name}
      </button>
    )}
  </p>
);
