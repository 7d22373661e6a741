/** Calls through the door, to a server of this machine: where the connection goes, what is sent, and when it ends. */
import { createServer as createPlain, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo, Server as NetServer } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { afterAll, expect, test } from 'vitest';
import { outgoingAllowOf } from '../settings/outgoing-allow.ts';
import { inSpan, unseenSpan } from '../span/span.ts';
import { createOutgoing, type OutgoingCall } from './outgoing.ts';

// Made for this test; good for dienst.example and nothing else.
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgrAEEMbCqt+O0Az2z
J23qbSl8ik+p6Y73KOQ8wTbutbOhRANCAAQWiJO/m7TW1TTDnnMtiL7GQcLDDreB
dq8ZaCf3aTYxhWMZNbpRIBewXPSr+HN5bXjAr3n8+QHbi1fIjWa5T1v9
-----END PRIVATE KEY-----
`;
const cert = `-----BEGIN CERTIFICATE-----
MIIBpDCCAUqgAwIBAgIUTpkwQZK0uFsjeAtsumLh/WTuEMwwCgYIKoZIzj0EAwIw
GTEXMBUGA1UEAwwOZGllbnN0LmV4YW1wbGUwIBcNMjYxMTI1MDIzNjA3WhgPMjEy
NjExMDEwMjM2MDdaMBkxFzAVBgNVBAMMDmRpZW5zdC5leGFtcGxlMFkwEwYHKoZI
zj0CAQYIKoZIzj0DAQcDQgAEFoiTv5u01tU0w55zLYi+xkHCww63gXavGWgn92k2
MYVjGTW6USAXsFz0q/hzeW14wK95/PkB24tXyI1muU9b/aNuMGwwHQYDVR0OBBYE
FJAFpaEvUTuNRVr4jIg4bAhxLdySMB8GA1UdIwQYMBaAFJAFpaEvUTuNRVr4jIg4
bAhxLdySMA8GA1UdEwEB/wQFMAMBAf8wGQYDVR0RBBIwEIIOZGllbnN0LmV4YW1w
bGUwCgYIKoZIzj0EAwIDSAAwRQIhAPeyvfH7mZxy4h04OZ08UiEYhPQtjs7ZrFtW
+st0TE6RAiAHRzls1S2Y7p/4CX7WqGrGmdyx/wJ5iBp61SJjvecCMw==
-----END CERTIFICATE-----
`;

const servers: NetServer[] = [];
afterAll(() => {
  for (const server of servers) {
    (server as Server).closeAllConnections();
    server.close();
  }
});

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;
async function listen(server: Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}
const secure = (answer: Answer) =>
  listen(createServer({ key, cert }, (request, response) => void answer(request, response)) as unknown as Server);
const plain = (answer: Answer) => listen(createPlain((request, response) => void answer(request, response)));

const local = { address: '127.0.0.1', family: 4 };

function door(given: Partial<Parameters<typeof createOutgoing>[0]> = {}) {
  const told: { level: string; line: object }[] = [];
  const tell = (level: string) => (line: object) => void told.push({ level, line });
  const log = { warn: tell('warn'), debug: tell('debug') } as never;
  const allow = outgoingAllowOf(['127.0.0.1']);
  const outgoing = createOutgoing({ allow, isPlain: true, log, resolve: async () => [local], ca: cert, ...given });
  return {
    ...outgoing,
    told,
    ask: (asked: Omit<OutgoingCall, 'purpose'>) => outgoing.call({ purpose: 'test', ...asked }),
  };
}
const failure = (asked: Promise<unknown>) =>
  asked.then(
    () => 'answered',
    (error: { failure: string }) => error.failure,
  );

test('the connection goes to the address that was looked at; name, certificate and host stay those that were typed', async () => {
  const seen: unknown[] = [];
  const port = await secure(({ headers, socket, url, method }, response) => {
    seen.push({ host: headers.host, name: (socket as TLSSocket & { servername: string }).servername, url, method });
    response.end('{"ok":true}');
  });
  let asked = 0;
  const { ask } = door({
    isPlain: false,
    allow: outgoingAllowOf(['127.0.0.1', `dienst.example:${port}`]),
    // Another answer the second time, as of somebody who wants us to look at one address and call another.
    resolve: async () => [++asked === 1 ? local : { address: '10.0.0.1', family: 4 }],
  });
  const answer = await ask({ url: `https://dienst.example.:${port}/pfad?frage=1#stelle` });
  expect(answer).toEqual({ status: 200, contentType: '', location: null, text: '{"ok":true}' });
  expect(asked).toBe(1);
  expect(seen).toEqual([
    { host: `dienst.example:${port}`, name: 'dienst.example', url: '/pfad?frage=1', method: 'GET' },
  ]);
});

test('a certificate of another name ends the call', async () => {
  const port = await secure((_request, response) => response.end());
  expect(await failure(door().ask({ url: `https://andere.example:${port}/` }))).toBe('unreachable');
  expect(await failure(door({ ca: '' }).ask({ url: `https://dienst.example:${port}/` }))).toBe('unreachable');
});

test('JSON and fields of a form are sent as such, by POST and PUT', async () => {
  const seen: unknown[] = [];
  const port = await plain(async (request, response) => {
    let text = '';
    for await (const part of request) text += part;
    const {
      'content-type': type,
      'x-api-key': apiKey,
      'accept-encoding': encoding,
      'user-agent': agent,
    } = request.headers;
    seen.push({ method: request.method, type, apiKey, encoding, agent, text });
    response.end();
  });
  const url = `http://dienst.example:${port}/`;
  await door().ask({ url, method: 'POST', json: { name: 'Müller' }, headers: { 'x-api-key': 'geheim' } });
  await door().ask({ url, method: 'PUT', form: { name: 'Müller & Söhne' } });
  const always = { encoding: 'identity', agent: 'Weitersagen' };
  expect(seen).toEqual([
    { ...always, method: 'POST', type: 'application/json', apiKey: 'geheim', text: '{"name":"Müller"}' },
    {
      ...always,
      method: 'PUT',
      type: 'application/x-www-form-urlencoded',
      apiKey: undefined,
      text: 'name=M%C3%BCller+%26+S%C3%B6hne',
    },
  ]);
});

test('whoever is called hears the trace of our caller with our own place in it, and is not asked to keep it', async () => {
  const seen: unknown[] = [];
  const port = await plain(({ headers: { traceparent } }, response) => {
    seen.push(traceparent);
    response.end();
  });
  const url = `http://dienst.example:${port}/`;
  await door().ask({ url });
  await inSpan(unseenSpan('4bf92f3577b34da6a3ce929d0e0e4736', 'aaaabbbbccccdddd'), () => door().ask({ url }));
  expect(seen).toEqual([undefined, '00-4bf92f3577b34da6a3ce929d0e0e4736-aaaabbbbccccdddd-00']);
});

test('a redirect is an answer like any other', async () => {
  let calls = 0;
  const port = await plain((_request, response) => {
    calls++;
    response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
  });
  const { status, location } = await door().ask({ url: `http://dienst.example:${port}/` });
  expect([status, location, calls]).toEqual([302, 'http://169.254.169.254/', 1]);
});

test('an answer that is too large is not read to its end, said beforehand or not', async () => {
  let ended = 0;
  const port = await plain(({ url }, response) => {
    response.on('close', () => ended++);
    if (url === '/said') response.setHeader('content-length', 5000);
    response.write('x'.repeat(url === '/exact' ? 1000 : 5000));
    if (url === '/exact') response.end();
  });
  const ask = (path: string) => failure(door().ask({ url: `http://dienst.example:${port}${path}`, bytesMax: 1000 }));
  expect([await ask('/said'), await ask('/endless'), await ask('/exact')]).toEqual([
    'too-large',
    'too-large',
    'answered',
  ]);
  await expect.poll(() => ended).toBe(3);
});

test('whoever is slow is left: with the name, the connection, the answer, the rest of it', async () => {
  const port = await plain(({ url }, response) => {
    if (url === '/silent') return;
    response.writeHead(200);
    const drip = setInterval(() => response.write('x'), 10);
    response.on('close', () => clearInterval(drip));
  });
  const url = `http://dienst.example:${port}`;
  const timeoutMs = 60;
  const slow = door({ resolve: () => new Promise(() => undefined) });
  expect(
    await Promise.all([
      failure(slow.ask({ url, timeoutMs })),
      failure(door().ask({ url: `${url}/silent`, timeoutMs })),
      failure(door().ask({ url: `${url}/drip`, timeoutMs })),
    ]),
  ).toEqual(['timeout', 'timeout', 'timeout']);
});

test('a name nobody knows, a port nobody listens to and a connection that breaks are no answer', async () => {
  const port = await plain(({ socket }) => socket.destroy());
  const unknown = door({ resolve: () => Promise.reject(Object.assign(new Error('x'), { code: 'ENOTFOUND' })) });
  expect(await failure(unknown.ask({ url: 'http://nirgends.example/' }))).toBe('unreachable');
  expect(await failure(door({ resolve: async () => [] }).ask({ url: 'http://nirgends.example/' }))).toBe('unreachable');
  expect(await failure(door().ask({ url: 'http://dienst.example:1/' }))).toBe('unreachable');
  expect(await failure(door().ask({ url: `http://dienst.example:${port}/` }))).toBe('unreachable');
});

test('the log names the host and nothing of path, query, header and body; what was called is counted', async () => {
  const port = await plain(
    ({ url }, response) => void response.writeHead(url?.startsWith('/fehler') ? 503 : 200).end('geheim'),
  );
  const { ask, told, counts } = door();
  const url = `http://dienst.example:${port}`;
  await ask({
    url: `${url}/geheim?token=geheim`,
    method: 'POST',
    json: { x: 'geheim' },
    headers: { 'x-api-key': 'geheim' },
  });
  await ask({ url: `${url}/fehler/geheim` });
  await failure(ask({ url: 'http://user:geheim@dienst.example/geheim' }));
  await failure(ask({ url: 'http://10.0.0.1/geheim' }));
  expect(told.map(({ level }) => level)).toEqual(['debug', 'debug', 'warn', 'warn']);
  expect(JSON.stringify(told)).not.toContain('geheim');
  expect(told[0]?.line).toMatchObject({ purpose: 'test', host: `dienst.example:${port}`, outcome: '200' });
  expect(counts()).toEqual([
    { purpose: 'test', outcome: '2xx', count: 1 },
    { purpose: 'test', outcome: '5xx', count: 1 },
    { purpose: 'test', outcome: 'refused', count: 2 },
  ]);
});
