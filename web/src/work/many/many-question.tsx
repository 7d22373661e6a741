/**
 * The question before the same is done with many rows, the way of it, and what came of each: done, refused with its
 * reason, waiting for another person, or not reached.
 */
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import layout from '../../ui/layout.module.css';
import { Dialog } from '../../ui/over/dialog.tsx';
import { Badge, type BadgeKind } from '../../ui/state/badge.tsx';
import { useWorkArea } from '../work-area.ts';
import styles from './many.module.css';
import { type Result, runMany, type Told } from './run.ts';

/** What is done with each of some rows. */
export interface Many<Row> {
  /** The question. */
  title: string;
  /** The verb of the button that does it. */
  submit: string;
  rows: readonly Row[];
  /** What will happen: how many, which sum, who hears of it. */
  consequence: ReactNode;
  nameOf: (row: Row) => string;
  act: (row: Row) => Promise<Told>;
  /** Said when all went well. */
  said: (count: number) => string;
}

interface Props<Row> {
  /** Nothing: nothing is asked. */
  many: Many<Row> | undefined;
  onClose: () => void;
  /** These are done, wait for somebody else, or cannot be done any more. */
  onDone: (rows: readonly Row[]) => void;
}

export function ManyQuestion<Row>({ many, onClose, onDone }: Props<Row>) {
  const [isRunning, setRunning] = useState(false);
  const stopped = useRef(false);
  const consequence = useId();
  const close = () => {
    stopped.current = true;
    onClose();
  };
  return (
    <Dialog isOpen={many !== undefined} onClose={close} question={many?.title ?? ''} describedBy={consequence}>
      {many && (
        <Way
          many={many}
          consequenceId={consequence}
          stopped={stopped}
          isRunning={isRunning}
          setRunning={setRunning}
          onClose={close}
          onDone={onDone}
        />
      )}
    </Dialog>
  );
}

interface WayProps<Row> extends Props<Row> {
  many: Many<Row>;
  consequenceId: string;
  stopped: { current: boolean };
  isRunning: boolean;
  setRunning: (isRunning: boolean) => void;
}

function Way<Row>({ many, consequenceId, stopped, isRunning, setRunning, onClose, onDone }: WayProps<Row>) {
  const t = useT();
  const { say } = useWorkArea();
  const { revalidate } = useRevalidator();
  // What was asked about stays, whatever the list behind the question shows meanwhile.
  const [asked] = useState(many);
  const [results, setResults] = useState<readonly Result[]>([]);
  const { rows, act, said, submit } = asked;
  const isOver = !isRunning && results.length > 0;
  const begin = async () => {
    stopped.current = false;
    setRunning(true);
    const all = await runMany({ rows, act, isStopped: () => stopped.current, tell: setResults });
    setRunning(false);
    setResults(all);
    onDone(rows.filter((_, place) => isNoMore(all[place])));
    void revalidate();
    if (!all.every((one) => one.kind === 'done')) return;
    say(said(rows.length));
    onClose();
  };
  return (
    <>
      <div id={consequenceId} className={layout.stack}>
        {isRunning || isOver ? <Progress done={results} of={rows.length} isOver={isOver} /> : asked.consequence}
      </div>
      {isOver && <Results results={results} rows={rows} nameOf={asked.nameOf} />}
      <div className={layout.row}>
        {!isRunning && !isOver && (
          <button type="button" className={button.button} onClick={() => void begin()}>
            {submit}
          </button>
        )}
        <button
          type="button"
          className={`${button.button} ${isOver ? '' : button.second}`}
          onClick={() => {
            if (isRunning) stopped.current = true;
            else onClose();
          }}
        >
          {t(isRunning ? 'work.many.stop' : isOver ? 'work.many.close' : 'work.question.leave')}
        </button>
      </div>
    </>
  );
}

const isNoMore = (result: Result | undefined): boolean =>
  result?.kind === 'done' || result?.kind === 'waits' || (result?.kind === 'refused' && result.isOver === true);

function Progress({ done, of, isOver }: { done: readonly Result[]; of: number; isOver: boolean }) {
  const t = useT();
  const counted = (kind: Result['kind']) => done.filter((one) => one.kind === kind).length;
  const text = isOver
    ? t('work.many.over', {
        done: counted('done'),
        waits: counted('waits'),
        refused: counted('refused'),
        left: counted('left'),
      })
    : t('work.many.under', { done: done.length, of });
  const place = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone.
  useEffect(() => place.current?.focus(), []);
  return (
    <>
      <p role="status" ref={place} tabIndex={-1} className={styles.told}>
        {text}
      </p>
      {!isOver && <progress className={styles.progress} value={done.length} max={of} aria-label={text} />}
    </>
  );
}

const looks: Readonly<Record<Result['kind'], BadgeKind>> = {
  done: 'good',
  waits: 'info',
  refused: 'bad',
  left: 'warn',
};

function Results<Row>({
  results,
  rows,
  nameOf,
}: {
  results: readonly Result[];
  rows: readonly Row[];
  nameOf: Many<Row>['nameOf'];
}) {
  const t = useT();
  return (
    <ul className={styles.results} aria-label={t('work.many.results')}>
      {rows.map((row, place) => {
        const result = results[place];
        return (
          result && (
            <li key={nameOf(row)}>
              <Badge kind={looks[result.kind]}>{t(`work.many.resultOf.${result.kind}`)}</Badge>
              <span>
                <bdi>{nameOf(row)}</bdi>
                {'text' in result && <span className={layout.soft}> {result.text}</span>}
              </span>
            </li>
          )
        );
      })}
    </ul>
  );
}
