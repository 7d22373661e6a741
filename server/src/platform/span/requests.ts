/** Every request but those of probes is done in its trace, and ends with the pattern of its route and its status. */
import type { FastifyInstance } from 'fastify';
import { inSpan, type Span } from './span.ts';
import type { Spans } from './spans.ts';

declare module 'fastify' {
  interface FastifyRequest {
    span?: Span | undefined;
  }
}

const faultFrom = 500;

export function followRequests(server: FastifyInstance, spans: Spans): void {
  server.decorateRequest('span');
  server.addHook('onRequest', (request, _reply, done) => {
    if (!request.routeOptions.config.isProbe) request.span = spans.request(request.id, request.headers.traceparent);
    done();
  });
  // Behind the body: its parts come in the context of the connection.
  server.addHook('preHandler', (request, _reply, done) => (request.span ? inSpan(request.span, done) : done()));
  server.addHook('onResponse', ({ span, method, routeOptions: { url = 'unknown' } }, { statusCode }, done) => {
    span?.note({ 'http.request.method': method, 'http.route': url, 'http.response.status_code': statusCode });
    span?.end({ name: `${method} ${url}`, hasFailed: statusCode >= faultFrom });
    done();
  });
}
