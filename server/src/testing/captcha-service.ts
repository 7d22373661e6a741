/**
 * A captcha service that speaks the protocol of Friendly Captcha v2, to servers and, by its two frames, to the vendor's library in a
 * browser; it can be away in every way, and writes down what it is asked.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Mood = 'well' | 'silent' | 'broken' | 'empty' | 'redirect' | 'large' | 'closed' | number;

interface CaptchaService {
  /** What a mandant has as CaptchaEndpoint. */
  endpoint: string;
  apiKey: string;
  siteKey: string;
  /** Which frames browsers have asked for, and of which site key. */
  frames: { path: string; siteKey: string | null }[];
  calls: {
    method: string | undefined;
    path: string | undefined;
    apiKey: unknown;
    type: unknown;
    /** Where the one who asks has a trace. */
    traceparent?: string | undefined;
    body: unknown;
  }[];
  mood: Mood;
  close(): Promise<void>;
}

/** Without a port at whichever is free. */
export async function captchaService({ port = 0 } = {}): Promise<CaptchaService> {
  const used = new Set<string>();
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += part;
    const { method, url: path, headers } = request;
    const frame = method === 'GET' ? frameAt(path) : undefined;
    if (frame && service.mood !== 'closed') {
      service.frames.push({ path: frame.path, siteKey: frame.siteKey });
      return void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(frame.html);
    }
    if (method === 'GET') return void request.socket.destroy();
    const body = JSON.parse(text || '{}') as { response?: string; sitekey?: string };
    const traceparent = [headers.traceparent].flat()[0];
    service.calls.push({
      method,
      path,
      apiKey: headers['x-api-key'],
      type: headers['content-type'],
      ...(traceparent !== undefined && { traceparent }),
      body,
    });
    const send = (status: number, answer: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    const wrong = (status: number, error_code: string) =>
      send(status, { success: false, error: { error_code, detail: '' } });
    if (service.mood === 'silent') return;
    if (service.mood === 'closed') return void request.socket.destroy();
    if (service.mood === 'broken') return void response.writeHead(200).end('<html>Wartung</html>');
    if (service.mood === 'empty') return void send(200, { success: 'yes' });
    if (service.mood === 'redirect') return void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end();
    if (service.mood === 'large') return void response.writeHead(200).end('x'.repeat(300 * 1024));
    if (typeof service.mood === 'number') return void wrong(service.mood, 'bad_request');
    if (headers['x-api-key'] !== service.apiKey) return void wrong(401, 'auth_invalid');
    if (!body.response) return void wrong(400, 'response_missing');
    if (body.sitekey !== undefined && body.sitekey !== service.siteKey) return void wrong(400, 'sitekey_invalid');
    if (body.response.startsWith('alt')) return void wrong(200, 'response_timeout');
    if (!body.response.startsWith('gut')) return void wrong(200, 'response_invalid');
    if (used.has(body.response)) return void wrong(200, 'response_duplicate');
    used.add(body.response);
    send(200, {
      success: true,
      data: { event_id: 'ev_1', challenge: { timestamp: '2026-03-02T09:00:00Z', origin: 'http://spbdevk.localhost' } },
    });
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  const service: CaptchaService = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v2/captcha`,
    apiKey: 'geheimer-schluessel-des-dienstes',
    siteKey: 'FCMTEST',
    frames: [],
    calls: [],
    mood: 'well',
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
  return service;
}

/**
 * The library shows two frames and hands messages between them and the page: the agent, which works, and the widget, which people
 * see. Each announces itself; told to begin, the agent says how far it is, and brings a response in the end.
 */
const frames: Readonly<Record<string, string>> = {
  agent: `let widget;
const tellWidget = (state) => say({ type: 'root_set_response', widget_id: widget, to_id: '', ...state });
addEventListener('message', ({ data, origin }) => {
  if (origin !== page || data?.type !== 'root_trigger_widget') return;
  widget = data.from_id;
  tellWidget({ state: 'solving', response: '.SOLVING' });
  tellWidget({ state: 'completed', response: 'gut-' + crypto.randomUUID() });
});
say({ type: 'agent_announce', to_id: '' });`,
  widget: `document.body.textContent = 'Captcha';
const [sitekey, lang] = [query.get('sitekey'), query.get('lang')];
say({ type: 'widget_announce', to_id: query.get('agent_id'), sitekey, lang, mode: 'noninteractive', signals: {} });`,
};

function frameAt(url = ''): { path: string; siteKey: string | null; html: string } | undefined {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const script = frames[/^\/api\/v2\/captcha\/(\w+)$/.exec(pathname)?.[1] ?? ''];
  if (script === undefined) return undefined;
  const html = `<!doctype html><html lang="en"><title>Captcha</title><body><script>
const query = new URLSearchParams(location.search);
const page = query.get('origin');
const say = (message) => parent.postMessage({ ...message, from_id: query.get('comm_id'), _frc: 1 }, page);
${script}
</script></body></html>`;
  return { path: pathname, siteKey: searchParams.get('sitekey'), html };
}
