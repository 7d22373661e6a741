/** Opens a request by http or https, with agents of our own: the global ones may be told by the environment to ask a proxy. */
import { type ClientRequest, Agent as PlainAgent, request as plainRequest, type RequestOptions } from 'node:http';
import { Agent, request } from 'node:https';

export type Wire = (url: URL, options: RequestOptions) => ClientRequest;

/** `ca`: certificates to trust beside those of Node. */
export function createWire(ca: string | undefined): Wire {
  const agent = new Agent({ keepAlive: false, ...(ca && { ca }) });
  const plainAgent = new PlainAgent();
  return ({ protocol }, options) =>
    protocol === 'https:'
      ? request({ ...options, rejectUnauthorized: true, agent })
      : plainRequest({ ...options, agent: plainAgent });
}
