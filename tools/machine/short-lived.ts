/**
 * Where the files of a run lie that nobody wants afterwards: in memory where there is room. Every world of the tests is a
 * database of a thousand files, and to make and remove these on a disk takes longer than what is done in them.
 */
import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const memory = '/dev/shm';
/** The largest database of the tests, that of the plans, with its log, and as much again for who works beside it. */
const neededBytes = 10 * 2 ** 30;

/** A container has 64 MB there, and a machine may have less memory than that folder says. */
export function shortLivedFolder(): string {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return Math.min(bavail * bsize, process.availableMemory()) >= neededBytes ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}
