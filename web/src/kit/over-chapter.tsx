/** What waits, and what comes over the page: as it stands still here, and alive behind its button. */
import { useCallback, useState } from 'react';
import button from '../ui/button.module.css';
import { Floating } from '../ui/floating.tsx';
import layout from '../ui/layout.module.css';
import { Dialog, Question } from '../ui/over/dialog.tsx';
import { Menu } from '../ui/over/menu.tsx';
import { Toast, ToastBar } from '../ui/over/toast.tsx';
import { Progress } from '../ui/state/progress.tsx';
import { Skeleton } from '../ui/state/skeleton.tsx';
import work from '../ui/work/work.module.css';
import { useWords } from './sample-words.ts';
import { Chapter, Samples } from './specimen.tsx';

export function WaitingChapter() {
  const words = useWords();
  return (
    <Chapter id="waiting" title={words.waiting}>
      <div className={work.side}>
        <div className={layout.card}>
          <Skeleton label={words.loading} />
        </div>
        <div className={layout.card}>
          <Progress label={words.importing} done={380} of={1000} note={words.imported} />
        </div>
        <div className={layout.card}>
          <Progress label={words.exporting} />
        </div>
      </div>
    </Chapter>
  );
}

export function OverChapter() {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState<string>();
  const close = useCallback(() => setOpen(false), []);
  const forget = useCallback(() => setText(undefined), []);
  const second = `${button.button} ${button.second}`;
  const actions = (
    <>
      <button type="button" className={`${button.button} ${button.danger}`} onClick={close}>
        {words.erase}
      </button>
      <button type="button" className={second} onClick={close}>
        {words.keep}
      </button>
    </>
  );
  return (
    <Chapter id="over" title={words.over}>
      <div className={`${layout.card} ${layout.read}`}>
        <Question level="h3" question={words.ask} actions={actions}>
          <p>{words.consequence}</p>
        </Question>
      </div>
      <ToastBar text={words.copied} isStill />
      <Samples>
        <button type="button" className={second} onClick={() => setOpen(true)}>
          {words.erase} …
        </button>
        <button type="button" className={second} onClick={() => setText(words.copied)}>
          {words.tell}
        </button>
        <Menu label={words.actionsOf}>
          <a href="#over">{words.download}</a>
          <button type="button">{words.cancel}</button>
        </Menu>
      </Samples>
      <Dialog isOpen={isOpen} onClose={close} question={words.ask} actions={actions}>
        <p>{words.consequence}</p>
      </Dialog>
      <Toast text={text} onGone={forget} />
      <Floating>
        <a className={button.button} href="#fields">
          {words.create}
        </a>
      </Floating>
    </Chapter>
  );
}
