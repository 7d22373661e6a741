/**
 * A provider of single sign-on in demo mode and in tests alone (C-47): a real one, with a listener of its own, so that nothing of
 * it is part of the product. Whoever tries it out chooses a person instead of typing a password, and how it behaves.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { ClientMetadata } from 'oidc-provider';
import type { Library } from './library.ts';
import { isMood, type Mood, slowMs } from './mood.ts';
import { choicePage, headers, moodPage, policy } from './pages.ts';
import { type CompanyPerson, companyPeople } from './people.ts';

export interface IdentityProvider {
  issuer: string;
  mood: Mood;
  /** Whom it knows; what is changed counts from the next sign-in on. */
  people: CompanyPerson[];
  close(): Promise<void>;
}

interface Wish {
  port: number;
  host: string;
  clients: readonly ClientMetadata[];
  people?: readonly CompanyPerson[];
}

export async function openIdentityProvider({
  port,
  host,
  clients,
  people = companyPeople,
}: Wish): Promise<IdentityProvider> {
  const server = createServer();
  // It names itself by its port, so it listens first.
  await listen(server, port, host);
  const { port: own } = server.address() as AddressInfo;
  const opened: IdentityProvider = {
    issuer: `http://localhost:${own}`,
    mood: 'gut',
    people: structuredClone([...people]),
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  let library: Promise<Library> | undefined;
  // Most starts of the demo see nobody sign in there.
  const load = (): Promise<Library> => {
    library ??= import('./library.ts').then(({ openLibrary }) => openLibrary(opened, clients));
    return library;
  };
  server.on('request', (request, response) => {
    answer(opened, load, { request, response }).catch((error: unknown) => {
      console.error(error);
      response.writeHead(500).end();
    });
  });
  return opened;
}

const listen = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });

async function answer(
  opened: IdentityProvider,
  load: () => Promise<Library>,
  { request, response }: { request: IncomingMessage; response: ServerResponse },
): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', opened.issuer);
  if (pathname === '/') return control(opened, request, response);
  if (opened.mood === 'aus') return void response.writeHead(503).end('under maintenance');
  if (opened.mood === 'langsam' && pathname === '/token') await wait(slowMs, undefined, { ref: false });
  const [, uid] = /^\/anmelden\/([\w-]+)$/.exec(pathname) ?? [];
  const { provider, handle } = await load();
  if (uid === undefined) return handle(request, response);
  if (request.method !== 'POST') return send(response, choicePage(uid, opened.people));
  const form = new URLSearchParams(await bodyOf(request));
  const accountId = opened.people.find(({ id }) => id === form.get('person'))?.id;
  const result = accountId === undefined ? { error: 'access_denied' } : { login: { accountId, remember: false } };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

/** How it behaves is told by its own page, which is there whatever it was told. */
async function control(opened: IdentityProvider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'POST') return send(response, moodPage(opened.mood, opened.people));
  const wish = new URLSearchParams(await bodyOf(request)).get('antwort') ?? '';
  if (isMood(wish)) opened.mood = wish;
  response.writeHead(303, { location: '/' }).end();
}

const send = (response: ServerResponse, html: string): void =>
  void response.writeHead(200, { ...headers, 'content-security-policy': policy }).end(html);

/** No form of these pages is longer. */
const bodyOf = async (request: IncomingMessage): Promise<string> =>
  Number(request.headers['content-length'] ?? 0) > 1000 ? '' : text(request);
