/** Clients of the app at the desk: added, renewed and removed; whoever writes is let in by two, and no secret is told twice. */
import type { Asked } from '@weitersagen/contract/approval/schemas';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import {
  type AddClient,
  type CmsClient,
  type ContentApp,
  needsAnotherToLetIn,
  type RenewClient,
} from '@weitersagen/contract/content/app';
import * as cms from '#cms/cms.ts';
import { appOf, deliveryClient } from '#content/content.ts';
import { stepUp } from '#identity/identity.ts';
import { operatorKind, operatorOf } from '#operator/operator.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import type { Answer } from '#platform/http/answer.ts';
import { askOrDo } from '../../approval/ask.ts';
import { waitsIn } from '../../approval/ask-or.ts';
import { listClients, showApp } from './app.ts';
import type { LetIn } from './let-in.ts';
import { clientText, recordChange, secretText } from './log.ts';

type Waits = Value<typeof Asked>;

interface Told {
  client: CmsClient;
  secret: string;
}

/** With the secret, unless it waits for another person. */
export async function addClient(
  ctx: Ctx,
  { name, role, reason, code, password }: Value<typeof AddClient>,
  answer: Answer,
): Promise<Told | Waits> {
  await stepUp(operatorKind, ctx, { code, password });
  return letInOr(ctx, answer, name, async (tx) => {
    const app = appOf(tx.system, tx.mandant);
    if (await findClient(tx, name)) refuse('input.invalid', { problems: [{ field: 'Name', code: 'repeated' }] });
    if (needsAnotherToLetIn(role)) return { named: { app, client: name, clientRole: role }, generation: null, reason };
    const secret = await cms.addClient(tx, app, { name, role });
    const to = secretText({ app, client: name, clientRole: role }, 1);
    await recordChange(tx, 'addCmsClient', { from: null, to, reason });
    return secret;
  });
}

export async function renewClient(
  ctx: Ctx,
  name: string,
  { reason, code, password }: Value<typeof RenewClient>,
  answer: Answer,
): Promise<Told | Waits> {
  await stepUp(operatorKind, ctx, { code, password });
  return letInOr(ctx, answer, name, async (tx) => {
    const { app, role, generation } = (await findClient(tx, name)) ?? refuse('unknown');
    const named = { app, client: name, clientRole: role };
    if (needsAnotherToLetIn(role)) return { named, generation, reason };
    return renewed(tx, name, (at) => cms.rotateClient(tx, at, name), reason);
  });
}

/** What was agreed to: the secret is made now, for the one who asked. */
export async function takeSecret(ctx: Ctx, name: string): Promise<Told> {
  const secret = await ctx.write((tx) => taken(tx, name));
  return told(ctx, name, secret);
}

export async function removeClient(ctx: Ctx, name: string, reason: string): Promise<ContentApp> {
  await ctx.write(async (tx) => {
    const { app, role } = (await findClient(tx, name)) ?? refuse('unknown');
    // Pages are read with it.
    if (name === deliveryClient) refuse('state.not-allowed');
    await cms.removeClient(tx, app, name);
    const from = clientText({ app, client: name, clientRole: role });
    await recordChange(tx, 'removeCmsClient', { from, to: 'entfernt', reason });
  });
  return showApp(ctx);
}

/** Who is to be let in, and why. */
interface Wish {
  named: Pick<LetIn, 'app' | 'client' | 'clientRole'>;
  generation: number | null;
  reason: string;
}

/** The secret where it is there, else what another person is asked for; in a demo without one it is taken at once. */
async function letInOr(
  ctx: Ctx,
  answer: Answer,
  name: string,
  step: (tx: Tx) => Promise<string | Wish>,
): Promise<Told | Waits> {
  const done = await ctx.write(async (tx) => {
    const made = await step(tx);
    if (typeof made === 'string') return made;
    const { named, generation, reason } = made;
    const given: LetIn = { ...named, generation, toId: operatorOf(tx).operatorId };
    return (await askOrDo(tx, { kind: 'letCmsClientIn', given, reason })) ?? taken(tx, name);
  });
  return typeof done === 'string' ? told(ctx, name, done) : waitsIn(answer, done);
}

const findClient = async (tx: Tx, name: string): Promise<cms.Client | undefined> =>
  (await cms.listClients(tx, appOf(tx.system, tx.mandant))).find((client) => client.name === name);

const taken = (tx: Tx, name: string): Promise<string> =>
  renewed(tx, name, (app) => cms.takePromised(tx, app, name, operatorOf(tx).operatorId));

/** A new secret, with which one it was and is in the log. */
async function renewed(tx: Tx, name: string, make: (app: string) => Promise<string>, reason?: string): Promise<string> {
  const { app, role, generation } = (await findClient(tx, name)) ?? refuse('unknown');
  const named = { app, client: name, clientRole: role };
  const secret = await make(app);
  const change = { from: secretText(named, generation), to: secretText(named, generation + 1) };
  await recordChange(tx, 'renewCmsClient', { ...change, ...(reason !== undefined && { reason }) });
  return secret;
}

async function told(ctx: Ctx, name: string, secret: string): Promise<Told> {
  const client = (await listClients(ctx)).find((one) => one.name === name) ?? refuse('unknown');
  return { client, secret };
}
