/**
 * Pictures are drawn anew by a process of their own that ends with its picture: what it reads is foreign, what it needs of
 * memory comes back, and if it dies nothing else does. It knows no key and no environment.
 */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { type FileType, fileBytesMax } from '@weitersagen/contract/files/rules';
import { exits } from './picture-exits.ts';
import { refuseFile } from './read-body.ts';

const program = fileURLToPath(new URL('picture-process.ts', import.meta.url));
const timeoutMs = 20_000;
/** Two cores draw two at once; some more wait. */
const atOnceMax = 2;
const waitingMax = 6;

let drawing = 0;
const waiting: (() => void)[] = [];

/** Only the picture: turned as it was taken, no place, no camera, nothing behind its end. */
export async function drawAnew(
  sent: Buffer,
  type: Exclude<FileType, 'pdf'>,
): Promise<{ type: FileType; bytes: Buffer }> {
  await takeTurn();
  try {
    const drawn = await draw(sent, type);
    // A drawing without loss can be larger than what was sent.
    if (drawn.length <= fileBytesMax) return { type, bytes: drawn };
    return { type: 'jpeg', bytes: await draw(drawn, 'jpeg') };
  } finally {
    drawing--;
    waiting.shift()?.();
  }
}

async function takeTurn(): Promise<void> {
  if (drawing >= atOnceMax) {
    if (waiting.length >= waitingMax) refuseFile('file-busy');
    await new Promise<void>((turn) => waiting.push(turn));
  }
  drawing++;
}

type Drawer = ChildProcessByStdio<Writable, Readable, null>;

async function draw(sent: Buffer, type: FileType): Promise<Buffer> {
  const drawer = spawn(process.execPath, ['--max-old-space-size=128', program, type], {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
  });
  const [code, drawn] = await Promise.all([endOf(drawer), collect(drawer), give(drawer, sent)]);
  if (code === exits.pixels) return refuseFile('file-pixels');
  return code === 0 && drawn.length > 0 ? drawn : refuseFile('file-broken');
}

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
