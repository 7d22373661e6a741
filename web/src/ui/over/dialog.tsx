/**
 * The browser's own dialog: a question as heading, what follows from it in a sentence, buttons that repeat the verb.
 * Escape and the way back close it, and the focus returns to where it was. Without script the caller has a page of its
 * own that shows the same `Question`.
 */
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import layout from '../layout.module.css';
import styles from './dialog.module.css';

interface Words {
  question: string;
  /** What will happen. */
  children: ReactNode;
  /** First the one that does it, then the one that does not; a form among the children brings its own. */
  actions?: ReactNode;
}

interface Props extends Words {
  isOpen: boolean;
  /** Id of what among the children is read out with the question, before the focus goes to a field. */
  describedBy?: string;
  /** It holds more than a question. */
  isWide?: boolean;
  onClose: () => void;
}

export function Dialog({ isOpen, describedBy, isWide, onClose, ...words }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // With what it holds, not after: a press between the two would give the focus to an empty dialog.
  useLayoutEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      className={isWide ? `${styles.dialog} ${styles.wide}` : styles.dialog}
      aria-labelledby={heading}
      aria-describedby={describedBy}
      onClose={onClose}
    >
      {isOpen && <Question level="h2" id={heading} {...words} />}
    </dialog>
  );
}

/** What stands in the dialog, and on the page that takes its place. */
export const Question = ({
  level: Heading = 'h1',
  id,
  question,
  children,
  actions,
}: Words & { level?: 'h1' | 'h2' | 'h3'; id?: string }) => (
  <div className={layout.stack}>
    <Heading id={id}>{question}</Heading>
    <div className={layout.stack}>{children}</div>
    {actions && <div className={layout.row}>{actions}</div>}
  </div>
);
