/**
 * A picture of 12 megapixels in another size: asked for the first time beside the bare drawing in a process of its own, each a
 * moment after the other, and afterwards, kept, under load.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { type Environment, type Figure, median, medians, type Server } from '../environment.ts';
import { get, load } from '../load/load.ts';
import { signInOperator } from '../operator.ts';

const drawings = 8;
const connections = 16;
const seconds = 5;
const limit = join(import.meta.dirname, '../limits/picture.ts');

export async function scenario(environment: Environment): Promise<Figure[]> {
  const server = await environment.startServer();
  try {
    const picture = await photo();
    const id = await upload(server, picture);
    // A width of its own each time: nothing of it is kept.
    let width = 800;
    const first = await medians(3, async () => {
      const times = { ours: [] as number[], bare: [] as number[] };
      for (let one = 0; one < drawings; one++) {
        width++;
        times.ours.push(await time(() => fetchWhole(server, `/bilder/${id}/1/${width}.webp`)));
        times.bare.push(await time(() => drawBare(picture, width)));
      }
      return { ours: median(times.ours), bare: median(times.bare) };
    });
    const { p99 } = await medians(3, async () => {
      const kept = () => get(`/bilder/${id}/1/960.webp`);
      await fetchWhole(server, `/bilder/${id}/1/960.webp`);
      const { p99, failed } = await load({ port: server.port, connections, seconds, next: kept });
      if (failed > 0) throw new Error(`${failed} requests for a picture failed`);
      return { p99 };
    });
    return [
      {
        name: 'a picture of 12 megapixels in a size nobody asked for before, beside the bare drawing, p50',
        value: first.ours,
        unit: 'ms',
        limit: first.bare,
        ratio: first.ours / first.bare,
        must: { atMost: 1.5 },
      },
      {
        name: `a picture that is kept, ${connections} connections, p99`,
        value: p99,
        unit: 'ms',
        ratio: p99,
        must: { atMost: 50 },
      },
    ];
  } finally {
    await server.stop();
  }
}

/** As a camera makes them: noise costs what leaves and hair do. */
const photo = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 4000,
      height: 3000,
      channels: 3,
      background: '#6a8f3c',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .blur(3)
    .jpeg({ quality: 88 })
    .toBuffer();

async function upload(server: Server, picture: Buffer): Promise<string> {
  const token = await signInOperator(server);
  const answer = await fetch(`http://127.0.0.1:${server.port}/api/v1/spbdevk/admin/bilder?name=foto.jpg`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(picture),
  });
  if (!answer.ok) throw new Error(`the picture was refused: ${await answer.text()}`);
  return ((await answer.json()) as { Id: string }).Id;
}

async function time(steps: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await steps();
  return performance.now() - from;
}

async function fetchWhole(server: Server, path: string): Promise<void> {
  const answer = await fetch(`http://localhost:${server.port}${path}`);
  const { byteLength } = await answer.arrayBuffer();
  if (!answer.ok || byteLength < 1000) throw new Error(`${path} answered ${answer.status}`);
}

async function drawBare(picture: Buffer, width: number): Promise<void> {
  const drawer = spawn(process.execPath, [limit, String(width)], { stdio: ['pipe', 'pipe', 'inherit'] });
  drawer.stdin.end(picture);
  if ((await buffer(drawer.stdout)).length < 1000) throw new Error('the bare drawing made nothing');
}
