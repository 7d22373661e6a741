/** For the test of threads: it does what it is told, however odd. */
import { setTimeout as sleep } from 'node:timers/promises';
import { threadId } from 'node:worker_threads';
import { answerTasks } from './answer.ts';

export type OddTask = { say: string; afterMs?: number } | 'throw' | 'end' | 'hang' | 'fill';

answerTasks(async (task: OddTask) => {
  if (task === 'throw') throw new Error('it was told to');
  if (task === 'end') process.exit(1);
  if (task === 'hang') for (;;);
  if (task === 'fill') {
    const kept: number[][] = [];
    for (;;) kept.push(Array.from({ length: 100_000 }, (_, place) => place + kept.length + 0.5));
  }
  await sleep(task.afterMs ?? 0);
  return { said: task.say, by: threadId };
});
