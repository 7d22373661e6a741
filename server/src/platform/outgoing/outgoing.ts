/**
 * The one door for calls to an address that somebody typed (rules 1.11). Such an address may lead anywhere: into our own
 * network, to what a cloud tells its machines, to a name that answers otherwise the second time. So a name is resolved once,
 * every answer has to be public, and the connection goes to exactly the one that was looked at; the name stays what the
 * certificate is checked for. No redirect is followed, no proxy of the environment is asked, and time and size are limited.
 * Nothing of an address but its host is ever written down: path and query may hold a secret.
 */
import { lookup } from 'node:dns/promises';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { Log } from '../log.ts';
import type { OutgoingAllow } from '../settings/outgoing-allow.ts';
import { asPart, currentSpan, type Span } from '../span/span.ts';
import { writeTraceparent } from '../span/traceparent.ts';
import { mayReach } from './address.ts';
import { failureOf, OutgoingError } from './failure.ts';
import { type OutgoingStream, patience, streamOf } from './stream.ts';
import type { Wire } from './wire.ts';

export interface OutgoingCall {
  /** For the log and the count: `captcha`. */
  purpose: string;
  url: string;
  method?: 'GET' | 'POST' | 'PUT';
  headers?: Readonly<Record<string, string>>;
  /** The body, as JSON or as fields of a form; none for GET. */
  json?: unknown;
  form?: Readonly<Record<string, string>>;
  /** From the question for the name to the last byte. */
  timeoutMs?: number;
  bytesMax?: number;
}

interface OutgoingAnswer {
  /** Whatever it is, a redirect too. */
  status: number;
  contentType: string;
  /** Of a redirect, which nobody follows. */
  location: string | null;
  text: string;
}

interface OutgoingStreamCall extends Omit<OutgoingCall, 'timeoutMs' | 'bytesMax'> {
  /** So long we wait for them in all, what we do with the parts ourselves not counted. */
  timeoutMs: number;
  /** So long they may say nothing. */
  silentMs: number;
  bytesMax: number;
}

export interface Outgoing {
  call(asked: OutgoingCall): Promise<OutgoingAnswer>;
  /** For an answer too large to be held: its parts are taken one by one, and the connection is over when `take` is. */
  stream<T>(asked: OutgoingStreamCall, take: (answer: OutgoingStream) => Promise<T>): Promise<T>;
  /** How often, by purpose and outcome: a hundred of the status, or a failure. */
  counts(): readonly { purpose: string; outcome: string; count: number }[];
}

interface Target {
  address: string;
  family: number;
}

type Resolve = (host: string) => Promise<readonly Target[]>;

interface Given {
  allow: OutgoingAllow;
  /** Demo and test mode: http, and any port. */
  isPlain: boolean;
  log: Pick<Log, 'warn' | 'debug'>;
  resolve?: Resolve;
  /** Certificates to trust beside those of Node. */
  ca?: string;
}

const timeoutMsUsual = 5000;
const bytesMaxUsual = 256 * 1024;

export function createOutgoing({ allow, isPlain, log, resolve = resolveAll, ca }: Given): Outgoing {
  // Most installations call nobody: what it takes is loaded with the first call (cold start).
  let opening: Promise<Wire> | undefined;
  const wire = (): Promise<Wire> => {
    opening ??= import('./wire.ts').then(({ createWire }) => createWire(ca));
    return opening;
  };
  const counted = counts();

  const open = async (asked: OutgoingCall, url: URL, signal: AbortSignal): Promise<IncomingMessage> => {
    const target = await within(signal, targetOf(url, allow, resolve));
    const body = bodyOf(asked);
    const options = { ...headOf(asked, url, body), lookup: only(target), signal };
    return answerOf((await wire())(url, options), body?.text);
  };

  /** Whatever is done with its answer, a call is counted and told once. */
  const calling = async <T>(
    { purpose, url: address }: Pick<OutgoingCall, 'purpose' | 'url'>,
    steps: (url: URL, tellStatus: (status: number) => void) => Promise<T>,
  ): Promise<T> => {
    const startedMs = performance.now();
    let [host, status]: [string | undefined, number] = [undefined, 0];
    const tell = (outcome: string) => ({ purpose, host, outcome, ms: Math.round(performance.now() - startedMs) });
    try {
      const url = addressOf(address, { allow, isPlain });
      host = url.host;
      const result = await asPart('call', `call ${purpose}`, (part) =>
        steps(url, (given) => {
          status = given;
          part?.note({ 'http.response.status_code': status });
        }),
      );
      counted.count(purpose, `${Math.floor(status / 100)}xx`);
      log.debug(tell(String(status)), 'called an address outside');
      return result;
    } catch (error) {
      if (!(error instanceof OutgoingError)) throw error;
      counted.count(purpose, error.failure);
      log.warn({ ...tell(error.failure), why: error.message }, 'an address outside could not be called');
      throw error;
    }
  };

  return {
    counts: counted.all,
    call: (asked) =>
      calling(asked, async (url, tellStatus) => {
        const signal = AbortSignal.timeout(asked.timeoutMs ?? timeoutMsUsual);
        try {
          const answer = await readBody(await open(asked, url, signal), asked.bytesMax ?? bytesMaxUsual);
          tellStatus(answer.status);
          return answer;
        } catch (error) {
          throw failureOf(error, signal);
        }
      }),
    stream: (asked, take) =>
      calling(asked, async (url, tellStatus) => {
        const waiting = patience(asked);
        const answer = await waiting.during(open(asked, url, waiting.signal));
        tellStatus(answer.statusCode ?? 0);
        try {
          return await take(streamOf(answer, waiting, asked.bytesMax));
        } finally {
          answer.destroy();
        }
      }),
  };
}

function counts() {
  const counted = new Map<string, { purpose: string; outcome: string; count: number }>();
  return {
    all: () => [...counted.values()],
    count: (purpose: string, outcome: string): void => {
      const key = `${purpose} ${outcome}`;
      const one = counted.get(key) ?? { purpose, outcome, count: 0 };
      counted.set(key, { ...one, count: one.count + 1 });
    },
  };
}

const headOf = ({ method = 'GET', headers = {} }: OutgoingCall, url: URL, body: ReturnType<typeof bodyOf>) => ({
  method,
  hostname: url.hostname.replace(/^\[|\]$/g, ''),
  port: url.port || (url.protocol === 'https:' ? 443 : 80),
  path: `${url.pathname}${url.search}`,
  headers: {
    accept: 'application/json',
    'accept-encoding': 'identity',
    'user-agent': 'Weitersagen',
    ...headers,
    ...traceOf(currentSpan()),
    host: url.host,
    ...(body && { 'content-type': body.type, 'content-length': Buffer.byteLength(body.text) }),
  },
});

/** Whoever is called may write down the number that our caller gave, or that we have for it. */
const traceOf = (span: Span | undefined): { traceparent?: string } =>
  span ? { traceparent: writeTraceparent(span) } : {};

/** What may be called at all, before anybody is asked for the name. */
export function addressOf(text: string, { allow, isPlain }: Pick<Given, 'allow' | 'isPlain'>): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url) throw new OutgoingError('refused', 'no address');
  if (url.protocol !== 'https:' && !(isPlain && url.protocol === 'http:'))
    throw new OutgoingError('refused', `not by ${url.protocol}`);
  if (url.username || url.password) throw new OutgoingError('refused', 'an address with a user');
  url.hostname = url.hostname.replace(/\.$/, '');
  url.hash = '';
  if (url.port && !isPlain && !allow.names.has(url.host))
    throw new OutgoingError('refused', `the port ${url.port} is not named in OUTGOING_ALLOW`);
  return url;
}

/** The one address to connect to; a name of whose answers a single one may not be reached is not called at all. */
export async function targetOf(url: URL, allow: OutgoingAllow, resolve: Resolve): Promise<Target> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  const found = family ? [{ address: host, family }] : await resolve(host);
  const [first] = found;
  if (!first) throw new OutgoingError('unreachable', 'the name has no address');
  const isNamed = allow.names.has(url.hostname) || allow.names.has(url.host);
  if (!isNamed && !found.every(({ address }) => mayReach(address, allow)))
    throw new OutgoingError('refused', 'the address is not public, and not named in OUTGOING_ALLOW');
  return first;
}

const resolveAll = (host: string): Promise<Target[]> => lookup(host, { all: true, order: 'ipv4first' });

/** Whoever asks for the name of the host gets the address that was looked at. */
const only =
  ({ address, family }: Target) =>
  (
    _host: string,
    { all }: { all?: boolean | undefined },
    give: (error: null, found: string | Target[], family?: number) => void,
  ): void =>
    all ? give(null, [{ address, family }]) : give(null, address, family);

function bodyOf({ json, form }: OutgoingCall): { type: string; text: string } | undefined {
  if (json !== undefined) return { type: 'application/json', text: JSON.stringify(json) };
  if (form) return { type: 'application/x-www-form-urlencoded', text: new URLSearchParams(form).toString() };
  return undefined;
}

const answerOf = (sent: ClientRequest, body: string | undefined): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    sent.on('error', reject);
    sent.on('response', resolve);
    sent.end(body);
  });

async function readBody(answer: IncomingMessage, bytesMax: number): Promise<OutgoingAnswer> {
  const { statusCode: status = 0, headers } = answer;
  const parts: Buffer[] = [];
  let bytes = Number(headers['content-length'] ?? 0) > bytesMax ? bytesMax + 1 : 0;
  // Leaving the loop by an error closes the connection.
  for await (const part of answer as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > bytesMax) throw new OutgoingError('too-large', `more than ${bytesMax} bytes`);
    parts.push(part);
  }
  return {
    status,
    contentType: headers['content-type'] ?? '',
    location: headers.location ?? null,
    text: Buffer.concat(parts).toString('utf8'),
  };
}

const within = <T>(signal: AbortSignal, doing: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    doing.then(resolve, reject);
  });
