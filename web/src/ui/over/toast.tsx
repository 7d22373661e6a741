/**
 * One sentence about what has just worked; gone after six seconds, which stand still under the pointer and the focus.
 * Never for errors, never with the only way to do something. The region is there before the sentence, so it is read out.
 */
import { useEffect, useState } from 'react';
import { Icon } from '../icon.tsx';
import styles from './toast.module.css';

interface Props {
  /** Nothing: nothing is shown. */
  text: string | undefined;
  onGone: () => void;
}

const shownMs = 6000;

export function Toast({ text, onGone }: Props) {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (text === undefined || isHeld) return;
    const timer = setTimeout(onGone, shownMs);
    return () => clearTimeout(timer);
  }, [text, isHeld, onGone]);
  const hold = () => setHeld(true);
  const go = () => setHeld(false);
  return (
    <div role="status" onPointerEnter={hold} onPointerLeave={go} onFocus={hold} onBlur={go}>
      {text !== undefined && <ToastBar text={text} />}
    </div>
  );
}

export const ToastBar = ({ text, isStill }: { text: string; isStill?: boolean }) => (
  <p className={isStill ? `${styles.toast} ${styles.still}` : styles.toast}>
    <Icon name="check" />
    <span>{text}</span>
  </p>
);
