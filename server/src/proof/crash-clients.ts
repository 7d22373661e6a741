/** Clients that click, create and collect while the server is killed; they repeat what got no answer, as a browser or a program would. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Slug, terms } from '../testing/mandant-files.ts';

export interface Offered {
  /** Of whom they come to. */
  slug: Slug;
  /** Codes of short links, products, and tokens of rewards that are ready. */
  shortCodes: readonly string[];
  rewardTokens: readonly string[];
  productId: number;
}

interface AnsweredClick {
  marker: string;
  /** Where that is not the page of the link. */
  ledTo: string | undefined;
  /** What the answer took. */
  ms: number;
  /** How many kills had been before. */
  kills: number;
}

export interface Acknowledged {
  kills: number;
  clicks: AnsweredClick[];
  /** E-mail → number of each recommendation that was answered. */
  created: Map<string, string>;
  /** Tokens whose collection was answered. */
  collected: string[];
}

interface Given extends Offered {
  base: string;
  random: () => number;
  acknowledged: Acknowledged;
  /** So long each rests after what it did. */
  pauseMs?: number;
}

interface Clients {
  /** One of them, until all are stopped. */
  run(): Promise<void>;
  stop(): void;
}

export function crashClients({ base, random, acknowledged, pauseMs = 0, ...offered }: Given): Clients {
  const { slug, shortCodes, rewardTokens, productId } = offered;
  const waiting = [...rewardTokens];
  let isOver = false;

  const click = async (): Promise<void> => {
    const marker = randomUUID().slice(0, 18);
    const code = shortCodes[Math.floor(random() * shortCodes.length)] ?? '';
    const answered = await follow(`${base}/k/${code}?c=${marker}`, marker);
    if (answered) acknowledged.clicks.push({ ...answered, kills: acknowledged.kills });
  };
  const create = async (): Promise<void> => {
    const key = randomUUID();
    const email = `crash.${key}@example.org`;
    const answer = await insist(() =>
      send('POST', `${base}/api/v1/${slug}/empfehlen/create`, {
        body: {
          Empfehlung: { Produkt: productId, AgbText: terms, AnteilEmpfehler: 50 },
          Empfehler: { Vorname: 'Anna', Nachname: 'Muster', Email: email },
        },
        headers: { 'idempotency-key': key },
      }),
    );
    if (answer)
      acknowledged.created.set(email, ((await answer.json()) as { Empfehlungsnummer: string }).Empfehlungsnummer);
  };
  const collect = async (): Promise<void> => {
    const token = waiting.pop();
    if (!token) return click();
    const answer = await insist(
      () =>
        send('PUT', `${base}/api/v1/${slug}/praemierung/`, {
          body: collection,
          headers: { authorization: `Bearer ${token}` },
        }),
      [200, 409],
    );
    if (answer) acknowledged.collected.push(token);
    else waiting.push(token);
  };
  /** Repeats until there is an answer that decides, or the run is over. */
  const insist = async (
    once: () => Promise<Response | undefined>,
    deciding: readonly number[] = [200],
  ): Promise<Response | undefined> => {
    while (!isOver) {
      const answer = await once();
      if (answer && deciding.includes(answer.status)) return answer;
      if (answer && answer.status < 500) throw new Error(`${answer.status} ${await answer.text()}`);
      await sleep(20);
    }
    return undefined;
  };

  return {
    run: async () => {
      while (!isOver) {
        const dice = random();
        await (dice < 0.6 ? click() : dice < 0.9 ? create() : collect());
        if (pauseMs > 0) await sleep(pauseMs);
      }
    },
    stop: () => {
      isOver = true;
    },
  };
}

/** Follows a link that carries the marker on. */
async function follow(url: string, marker: string): Promise<Omit<AnsweredClick, 'kills'> | undefined> {
  const since = performance.now();
  const answer = await ask(url, { redirect: 'manual', headers: { 'user-agent': 'Mozilla/5.0' } });
  if (answer?.status !== 302) return undefined;
  const ms = Math.round(performance.now() - since);
  const to = answer.headers.get('location') ?? 'nowhere';
  return { marker, ledTo: to.includes(marker) ? undefined : to, ms };
}

/** No answer is no error here: the server was killed. The body is read in full, or there was no answer. */
export async function ask(url: string, options: RequestInit = {}): Promise<Response | undefined> {
  try {
    const answer = await fetch(url, options);
    const body = await answer.arrayBuffer();
    const { status, headers } = answer;
    const location = headers.get('location');
    return new Response(status === 204 || status === 302 ? null : body, {
      status,
      headers: location === null ? {} : { location },
    });
  } catch {
    return undefined;
  }
}

const collection = {
  PraemieId: 1,
  Kontoinhaber: 'Anna Muster',
  IBAN: 'DE02120300000000202051',
  AgbText: terms,
  AgbAkzeptiert: true,
};

const send = (
  method: 'POST' | 'PUT',
  url: string,
  { body, headers }: { body: object; headers: Record<string, string> },
): Promise<Response | undefined> =>
  ask(url, { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } });
