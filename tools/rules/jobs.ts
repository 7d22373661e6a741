/** Scheduled work, as its features give it: when it runs, and what the desk calls it. */
import { join } from 'node:path';
import { codesOf } from '../../contract/src/basics/label.ts';
import { encode } from '../../contract/src/basics/wire.ts';
import { listedJob } from '../../contract/src/job/desk.ts';
import { careJobs } from '../../server/src/platform/database/embedded-care.ts';
import type { JobList } from '../../server/src/platform/jobs/pass.ts';
import { historyWords } from '../../web/src/work/history/words.ts';
import { filesBelow } from '../files.ts';
import { root } from '../run.ts';
import { table } from './table.ts';

const whenOf = { night: 'every night', month: 'on the first night of a month', minutes: 'every five minutes' } as const;

export async function jobTable(): Promise<string> {
  const words: Readonly<Record<string, { en: string }>> = historyWords;
  const listed = new Map<string, string>(codesOf(listedJob).map((name) => [name, String(encode(listedJob, name))]));
  const all = await allJobs();
  const lost = [...listed.keys()].filter((name) => !all.some(([one]) => one === name));
  if (lost.length > 0) throw new Error(`the desk lists a job that no feature gives: ${lost.join(', ')}`);
  const rows = all.map(([name, { every }]) => {
    const atDesk = listed.get(name) ?? '';
    return [`\`${name}\``, whenOf[every], atDesk, words[`work.job.${name.replace('.', '-')}`]?.en ?? ''];
  });
  return table(['job', 'when', 'at the desk', 'in English'], rows);
}

/** Some need what stands right of them before they are a list; for their names anything does. */
type Jobs = JobList | ((needed: unknown) => JobList);
const listOf = (jobs: Jobs): JobList => (typeof jobs === 'function' ? jobs({}) : jobs);

async function allJobs(): Promise<[name: string, definition: JobList[string]][]> {
  const lists: JobList[] = [careJobs];
  for (const path of filesBelow('server/src', /^server[/]src[/](?!platform)(?:[\w-]+[/])+jobs[.]ts$/))
    lists.push(listOf(((await import(join(root, path))) as { jobs: Jobs }).jobs));
  return lists.flatMap((list) => Object.entries(list)).toSorted(([one], [other]) => one.localeCompare(other));
}
