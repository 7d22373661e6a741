/** From a request to its answer: who calls, what of the app may be seen, and a number where that is nothing. */
import type { Schema } from '@weitersagen/contract/cms/schema';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppParts } from '#platform/app-parts.ts';
import { whoAsks } from '#platform/context.ts';
import type { ItemKind } from '../kind.ts';
import { type Parameters, parametersIn } from './asked.ts';
import { appMandant, type Caller, callerOf } from './caller.ts';
import { schemaFor, sendByIds, sendItem, sendList } from './content.ts';
import { sendAnswer, sendBatch } from './graphql.ts';
import { allowCalls, allowOrigin } from './origin.ts';
import { sendNothing, sendRefusal } from './refuse.ts';
import { sendToken } from './token.ts';
import * as write from './write.ts';

interface Parts extends AppParts {
  kind: ItemKind;
}
interface Path {
  app: string;
  schema: string;
  id: string;
}
interface Call {
  parts: Parts;
  path: Path;
  request: FastifyRequest;
  reply: FastifyReply;
  caller: Caller;
}
type Answer = (parts: Parts, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

export const giveToken: Answer = (parts, request, reply) => sendToken(parts, request, reply);
export const sendFault = async (parts: Parts, error: unknown, request: FastifyRequest, reply: FastifyReply) =>
  sendRefusal(error, request, reply, parts.system.log);

export const unknown: Answer = async (_parts, _request, reply) => sendNothing(reply, 404);

/** A browser asks before it calls from another page. */
export const preflight: Answer = async ({ system, mandants }, request, reply) => {
  const [, app] = /^\/cms\/api\/content\/([^/?]+)/i.exec(request.url) ?? [];
  const mandant = app === undefined ? undefined : await appMandant({ system, mandants }, app);
  if (app === undefined || mandant) await allowOrigin(request, reply, mandants, mandant);
  allowCalls(request, reply);
  return sendNothing(reply, 204);
};

/** Only for clients of this app. */
const forClients =
  (answer: (call: Call) => Promise<FastifyReply>): Answer =>
  async (parts, request, reply) => {
    const path = request.params as Path;
    const mandant = await appMandant(parts, path.app);
    if (mandant) await allowOrigin(request, reply, parts.mandants, mandant);
    const caller = await callerOf(parts, request, path.app);
    if (typeof caller === 'number') return sendNothing(reply.header('cache-control', 'no-store'), caller);
    request.caller = { actorKind: 'apiKey', actorId: `${caller.client.app}:${caller.client.name}` };
    return answer({ parts, path, request, reply, caller });
  };

/** Only of what the client may read. */
const forReaders = (answer: (call: Call, schema: Schema) => Promise<FastifyReply>): Answer =>
  forClients(async (call) => {
    const schema = schemaFor(call.parts.kind, call.caller, call.path.schema);
    if (typeof schema !== 'number') return answer(call, schema);
    if (schema === 403) noteRefusal(call);
    return sendNothing(call.reply, schema);
  });

/** Only for who may write. */
const forWriters = (answer: (write: write.Write) => Promise<FastifyReply>): Answer =>
  forReaders(async (call, schema) => {
    const { parts, path, request, reply, caller } = call;
    if (caller.client.role !== 'delivery')
      return answer({ kind: parts.kind, caller, schema, id: (path.id ?? '').toLowerCase(), request, reply });
    noteRefusal(call);
    return sendNothing(reply, 403);
  });

function noteRefusal({ parts, request, caller: { ctx } }: Call): void {
  const what = `${request.method} ${request.routeOptions.url}`;
  parts.system.security.note({ ...whoAsks(ctx), kind: 'refusal', outcome: 'refused', what });
}

const given = ({ method, body, query }: FastifyRequest): Parameters =>
  method === 'POST' ? parametersIn(body) : (query as Parameters);

export const list = forReaders(({ caller, request, reply }, schema) =>
  sendList(caller, schema, given(request), request, reply),
);
export const listByIds = forClients(({ parts, caller, request, reply }) =>
  sendByIds(parts.kind, caller, given(request), request, reply),
);
export const runGraphql = forClients(({ parts, caller, request, reply }) =>
  sendAnswer(parts.kind, caller, request, reply),
);
export const runGraphqlBatch = forClients(({ parts, caller, request, reply }) =>
  sendBatch(parts.kind, caller, request, reply),
);
export const show = forReaders(({ caller, path, request, reply }, schema) =>
  sendItem(caller, schema, path.id, request, reply),
);
export const create = forWriters(write.create);
export const upsert = forWriters((one) => write.update(one, { mayBeNew: true }));
export const update = forWriters((one) => write.update(one));
export const patch = forWriters((one) => write.update(one, { isPatch: true }));
export const changeStatus = forWriters(write.changeStatus);
export const remove = forWriters(write.remove);
