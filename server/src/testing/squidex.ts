/**
 * A CMS elsewhere that speaks Squidex, with answers as the real one gives them: token, lists, single items, a filter on one
 * value. It can be away in every way, forgets its tokens when told to, and writes down what it is asked.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Data = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
type Mood = 'well' | 'silent' | 'broken' | 'closed' | number;

interface Squidex {
  base: string;
  app: string;
  clientId: string;
  secret: string;
  /** By schema: what is published. */
  items: Record<string, { id: string; data: Data }[]>;
  /** Of everything, or of one schema. */
  mood: Mood;
  moods: Record<string, Mood>;
  calls: string[];
  /** Whoever waits for an answer gets none. */
  hangUp(): void;
  /** Tokens that were given end. */
  forgetTokens(): void;
  close(): Promise<void>;
}

const envelope = ({ id, data }: { id: string; data: Data }, schema: string) => ({
  id,
  createdBy: 'subject:1',
  lastModifiedBy: 'subject:1',
  created: '2026-03-02T09:00:00Z',
  lastModified: '2026-03-02T09:00:00Z',
  status: 'Published',
  statusColor: '#4bb958',
  schemaName: schema,
  version: 1,
  isDeleted: false,
  data,
  _links: {},
});

export async function squidex(): Promise<Squidex> {
  let tokens = new Set<string>();
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += part;
    const url = new URL(request.url ?? '', 'http://localhost');
    const [, , , app, schema = '', id] = url.pathname.split('/');
    cms.calls.push(`${request.method} ${url.pathname}`);
    const mood = cms.moods[schema] ?? cms.mood;
    const send = (status: number, body?: unknown) =>
      response
        .writeHead(status, body === undefined ? {} : { 'content-type': 'application/json' })
        .end(body === undefined ? '' : JSON.stringify(body));
    if (mood === 'silent') return;
    if (mood === 'closed') return void request.socket.destroy();
    if (mood === 'broken') return void response.writeHead(200).end('<html>Wartung</html>');
    if (typeof mood === 'number') return void send(mood, mood === 401 ? undefined : { message: 'x', statusCode: mood });
    if (url.pathname.startsWith('/identity-server/connect/token')) {
      const form = new URLSearchParams(text);
      const isRight =
        form.get('client_id') === cms.clientId &&
        form.get('client_secret') === cms.secret &&
        form.get('scope') === 'squidex-api';
      if (!isRight) return void send(400, { error: 'invalid_client' });
      const token = `t${tokens.size}-${cms.calls.length}`;
      tokens.add(token);
      return void send(200, { access_token: token, expires_in: 2592000, token_type: 'Bearer', scope: 'squidex-api' });
    }
    if (!tokens.has((request.headers.authorization ?? '').replace('Bearer ', ''))) return void send(401);
    const all = cms.items[schema];
    if (app !== cms.app || !all) return void send(404);
    if (id) {
      const one = all.find((item) => item.id === id);
      return void (one ? send(200, envelope(one, schema)) : send(404));
    }
    const [, field = '', value = ''] = /^data\/(\w+)\/iv eq '(.*)'$/.exec(url.searchParams.get('$filter') ?? '') ?? [];
    const found = field ? all.filter(({ data }) => data[field]?.iv === value.replaceAll("''", "'")) : all;
    const skip = Number(url.searchParams.get('$skip') ?? 0);
    send(200, { total: found.length, items: found.slice(skip, skip + 200).map((item) => envelope(item, schema)) });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const cms: Squidex = {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    app: 'marke',
    clientId: 'marke:portal',
    secret: 'geheim',
    items: {},
    mood: 'well',
    moods: {},
    calls: [],
    hangUp: () => server.closeAllConnections(),
    forgetTokens: () => {
      tokens = new Set();
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
  return cms;
}
