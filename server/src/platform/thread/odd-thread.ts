/** For the test of threads: it does what it is told, however odd. */
import { threadId } from 'node:worker_threads';
import { answerTasks } from './answer.ts';

export type OddTask = { say: string } | 'throw' | 'end' | 'hang';

answerTasks((task: OddTask) => {
  if (task === 'throw') throw new Error('it was told to');
  if (task === 'end') process.exit(1);
  if (task === 'hang') for (;;);
  return { said: task.say, by: threadId };
});
