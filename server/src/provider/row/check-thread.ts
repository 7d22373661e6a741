/** A thread that checks rows and does nothing else: a hundred thousand of them would make everybody wait. */
import { answerTasks, standBack } from '#platform/thread/answer.ts';
import type { SentRow } from '../adapter.ts';
import { type Checking, checkRow } from './check.ts';

export interface CheckTask {
  rows: readonly SentRow[];
  by: Checking;
}

standBack();
answerTasks(({ rows, by }: CheckTask) => rows.map((row) => checkRow(row, by)));
