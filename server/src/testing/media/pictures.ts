/** Pictures as editors have them, and editors who upload them, for tests. */
import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { OperatorRole } from '@weitersagen/contract/basics/endpoint';
import type { LightMyRequestResponse } from 'fastify';
import sharp, { type Sharp } from 'sharp';
import { operator } from '../cast/operators.ts';
import type { Slug } from '../mandant-files.ts';
import type { World } from '../world.ts';

/** Left half red, right half blue: which part of it is seen can be told. */
export const halves = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#0000ff' } }).composite([
    {
      input: { create: { width: Math.floor(width / 2), height, channels: 3, background: '#ff0000' } },
      left: 0,
      top: 0,
    },
  ]);

export function picturesOf(w: World, role: OperatorRole = 'BetreiberRedaktion') {
  let token: string | undefined;
  const call = async (
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    path: string,
    { mandant = 'spbdevk', body }: { mandant?: Slug; body?: unknown } = {},
  ) => {
    token ??= await operator(w.app, { email: `${role.toLowerCase()}@betreiber.example`, role });
    const headers: Record<string, string> = Buffer.isBuffer(body) ? { 'content-type': 'application/octet-stream' } : {};
    return w.app.call(method, `/admin/bilder${path}`, { token, mandant, headers, ...(body !== undefined && { body }) });
  };
  const fetch = (
    url: string,
    headers: Record<string, string> = {},
    method: 'GET' | 'HEAD' = 'GET',
  ): Promise<LightMyRequestResponse> => w.app.app.http.fastify.inject({ method, url, headers });
  return {
    call,
    /** The answer of an upload. */
    uploads: (content: Buffer, name = 'Bild.png', mandant: Slug = 'spbdevk') =>
      call('POST', `?name=${encodeURIComponent(name)}`, { mandant, body: content }),
    fetch,
    /** What a picture is, as it comes. */
    sizeOf: async (url: string, headers: Record<string, string> = {}): Promise<[string, number, number]> => {
      const answer = await fetch(url, headers);
      if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`);
      const { format, width, height } = await sharp(answer.rawPayload).metadata();
      return [format, width, height];
    },
  };
}

/** How many pictures are drawn from now on, and how many of them at once. */
export function countDrawings(): { all: () => number; atOnce: () => number; stop: () => void } {
  const [channel, drawn] = ['child_process', { all: 0, now: 0, atOnce: 0 }];
  const count = (message: unknown): void => {
    const { process } = message as { process: ChildProcess };
    drawn.all++;
    drawn.now++;
    drawn.atOnce = Math.max(drawn.atOnce, drawn.now);
    process.once('close', () => drawn.now--);
  };
  subscribe(channel, count);
  return { all: () => drawn.all, atOnce: () => drawn.atOnce, stop: () => void unsubscribe(channel, count) };
}
