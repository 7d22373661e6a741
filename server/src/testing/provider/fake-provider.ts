/**
 * A provider of products that speaks both protocols (docs/providers.md): pages and files, both also below `/a` and `/b`. It
 * can be away, slow and wrong in every way, and writes down what it is asked. Tests start it at any port, demo mode at one of its own.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { dayOf } from '@weitersagen/contract/basics/day';
import { type Change, fileOf } from './files-answer.ts';
import { pageOf, placeOf } from './pages-answer.ts';
import { type Sent, type Stock, stockOf } from './stock.ts';

/**
 * `down` 503, `gone` no connection, `silent` no answer, `slow` one after two seconds, `denied` 401, `redirect` elsewhere, `broken` no JSON and no CSV, `cut` half of
 * it, `torn` half of it and no connection, `damaged` another byte, `repeated` a page that leads to itself, `endless` a page of nothing that leads on, `crowded` more than was asked for,
 * `moving` another moment on each page, `misnumbered` a file of changes with another number than its name; a number is a status.
 */
export const moods = [
  'well',
  'down',
  'gone',
  'silent',
  'slow',
  'denied',
  'redirect',
  'broken',
  'cut',
  'torn',
  'damaged',
  'repeated',
  'endless',
  'crowded',
  'moving',
  'misnumbered',
] as const;
export type NamedMood = (typeof moods)[number];
export type Mood = NamedMood | number;

export interface FakeProvider {
  /** What a mandant has as AnbieterAdresse. */
  address: Readonly<Record<'anbieter-a' | 'anbieter-b', string>>;
  key: string;
  stock: Stock;
  statedAt: Date;
  /** The full file of this day is there, made after so many changes. */
  fullOn: string;
  fullMark: number;
  changes: Change[][];
  mood: Mood;
  /** So often it says 429 first. */
  busyTimes: number;
  calls: { path: string; key: unknown }[];
  /** Another state of everything, of this moment. */
  publish(stock: Stock, statedAt: Date): void;
  close(): Promise<void>;
}

interface Given {
  port?: number;
  host?: string;
  key?: string;
  stock?: Stock;
  statedAt?: Date;
  /** Answers what is neither of the protocols. */
  page?: (provider: FakeProvider, request: IncomingMessage, response: ServerResponse) => Promise<void>;
}

export async function fakeProvider({
  port = 0,
  host = '127.0.0.1',
  key = 'schluessel-des-anbieters',
  stock = stockOf([]),
  statedAt = new Date('2026-03-02T02:00:00Z'),
  page,
}: Given = {}): Promise<FakeProvider> {
  const server = createServer((request, response) => {
    if (page && request.url === '/') void page(provider, request, response);
    else answer(provider, request, response);
  });
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(port, host, done);
  });
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider: FakeProvider = {
    address: { 'anbieter-a': `${base}/a`, 'anbieter-b': `${base}/b` },
    key,
    stock,
    statedAt,
    fullOn: dayOf(statedAt),
    fullMark: 0,
    changes: [],
    mood: 'well',
    busyTimes: 0,
    calls: [],
    publish(given, at) {
      Object.assign(provider, { stock: given, statedAt: at, fullOn: dayOf(at), fullMark: provider.changes.length });
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
  return provider;
}

function answer(provider: FakeProvider, request: IncomingMessage, response: ServerResponse): void {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const { mood, key, calls } = provider;
  calls.push({ path: `${url.pathname}${url.search}`, key: request.headers.authorization });
  if (mood === 'silent') return;
  if (mood === 'gone') return void request.socket.destroy();
  if (provider.busyTimes > 0) {
    provider.busyTimes--;
    return void response.writeHead(429, { 'retry-after': '2' }).end();
  }
  if (mood === 'down') return void response.writeHead(503).end('Wartung');
  if (mood === 'redirect') return void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end();
  if (typeof mood === 'number') return void response.writeHead(mood).end();
  if (mood === 'denied' || request.headers.authorization !== `Bearer ${key}`) return void response.writeHead(401).end();
  setTimeout(() => send(provider, url, response), mood === 'slow' ? slowMs : 0);
}

const slowMs = 2000;

function send(provider: FakeProvider, url: URL, response: ServerResponse): void {
  const path = url.pathname.replace(/^\/[ab](?=\/)/, '');
  const file = fileAt(provider, path);
  if (path === '/produkt') sendPage(provider, url, response);
  else if (file) sendFile(file, provider.mood, response);
  else response.writeHead(404).end();
}

function sendPage({ stock, statedAt, mood }: FakeProvider, { searchParams }: URL, response: ServerResponse): void {
  const token = searchParams.get('seite');
  const from = placeOf(mood === 'repeated' ? null : token);
  const at = mood === 'moving' ? new Date(statedAt.getTime() + from * 1000 + Math.random() * 1e6) : statedAt;
  const count = Number(searchParams.get('anzahl') ?? 500) + (mood === 'crowded' ? 1 : 0);
  const page = pageOf(stock, at, { source: searchParams.get('quelle') ?? '', from, count });
  const text = JSON.stringify({ ...page, ...otherwise(mood) });
  response.writeHead(200, { 'content-type': 'application/json' });
  if (mood === 'torn') tear(response, text);
  else if (mood === 'broken' || mood === 'cut' || mood === 'damaged') response.end(text.slice(0, text.length / 2));
  else response.end(text);
}

const otherwise = (mood: Mood): { Produkte?: Sent[]; NaechsteSeite?: string } =>
  mood === 'repeated'
    ? { NaechsteSeite: 'immer-dieselbe' }
    : mood === 'endless'
      ? { Produkte: [], NaechsteSeite: `weiter-${Math.random()}` }
      : {};

/** The head and half of it arrive and are read before the connection is gone. */
const tear = (response: ServerResponse, text: string): unknown =>
  response.write(text.slice(0, text.length / 2), () => setTimeout(() => response.destroy(), 500));

function fileAt(provider: FakeProvider, path: string): Generator<string> | undefined {
  const { stock, statedAt, fullOn, fullMark, changes, mood } = provider;
  if (path === `/produkte-${fullOn}.csv`) return fileOf(stock, { statedAt, changeMark: fullMark });
  const number = Number(/^\/aenderungen-(\d+)[.]csv$/.exec(path)?.[1] ?? 0);
  const change = changes[number - 1];
  const changeMark = mood === 'misnumbered' ? number + 1 : number;
  return change && fileOf(stockOf(change), { statedAt, changeMark }, true);
}

function sendFile(lines: Generator<string>, mood: Mood, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/csv; charset=utf-8' });
  if (mood === 'broken') return void response.end('<html>Wartung</html>\n'.repeat(100));
  if (mood === 'torn') return void tear(response, [...lines].join(''));
  if (mood !== 'cut' && mood !== 'damaged') return void Readable.from(lines).pipe(response);
  const text = [...lines].join('');
  response.end(mood === 'cut' ? text.slice(0, text.length / 2) : text.replace('Zuhause', 'Zuhaute'));
}
