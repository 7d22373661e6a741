/**
 * Pictures are drawn by a process of their own that ends with its picture: what it reads is foreign, what it needs of memory
 * comes back, and if it dies nothing else does. It knows no key and no environment. Two draw at once, whatever for; some more
 * wait, and whoever comes then is told to come again.
 */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { exits, headBytes } from './exits.ts';

const timeoutMs = 20_000;
/** Two cores draw two at once. */
const atOnceMax = 2;

let drawing = 0;
const waiting: (() => void)[] = [];

/** Those who wait for the same kind of drawing, and how many may. */
export interface Line {
  waiting: number;
  readonly max: number;
}

export interface Drawn {
  bytes: Buffer;
  width: number;
  height: number;
}

/** Why there is no picture: more points than are read, or nothing that can be read. */
type Undrawn = 'pixels' | 'broken';

/** Runs while it is one of the two; without a place in its line nothing runs and `busy` says so. All lines take their turns. */
export async function inTurn<T>(line: Line, steps: () => Promise<T>, busy: () => never): Promise<T> {
  if (drawing < atOnceMax) drawing++;
  else {
    if (line.waiting >= line.max) busy();
    line.waiting++;
    await new Promise<void>((turn) => waiting.push(turn));
    line.waiting--;
  }
  try {
    return await steps();
  } finally {
    // The place goes to whoever waited longest.
    const next = waiting.shift();
    if (next) next();
    else drawing--;
  }
}

/** What a program made of what it was sent; only `inTurn`. */
export async function draw(program: string, given: readonly string[], sent: Buffer): Promise<Drawn | Undrawn> {
  const drawer = spawn(process.execPath, ['--max-old-space-size=128', program, ...given], {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
  });
  const [code, drawn] = await Promise.all([endOf(drawer), collect(drawer), give(drawer, sent)]);
  if (code === exits.pixels) return 'pixels';
  if (code !== 0 || drawn.length <= headBytes) return 'broken';
  return { bytes: drawn.subarray(headBytes), width: drawn.readUInt32BE(0), height: drawn.readUInt32BE(4) };
}

type Drawer = ChildProcessByStdio<Writable, Readable, null>;

const endOf = (drawer: Drawer): Promise<number | null> =>
  new Promise((end, fail) => {
    drawer.once('error', fail);
    drawer.once('close', end);
  });

async function collect({ stdout }: Drawer): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stdout) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** One that has ended already reads no more. */
const give = ({ stdin }: Drawer, sent: Buffer): Promise<void> =>
  new Promise((given) => {
    stdin.once('error', () => given());
    stdin.end(sent, () => given());
  });
