/** What a person does about a provider: chooses it, asks it now, takes over or refuses what waits. */
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import type { MandantConfig } from '@weitersagen/contract/mandant/schemas';
import { choiceProblems, isSameOrigin } from '@weitersagen/contract/provider/choice';
import type { LoadDetail, ProviderChoice, ProviderState } from '@weitersagen/contract/provider/desk';
import { changeConfig, currentConfig, findProviderKey, holdConfig, putProviderKey } from '#mandant/mandant.ts';
import { operatorOf } from '#operator/operator.ts';
import type { Ctx } from '#platform/context.ts';
import { recordEvent } from '#platform/event.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { noteSetting } from '#platform/security/setting.ts';
import { approveLoad, fetchTask, leaveProvider, noteAsked, refuseLoad } from '#provider/provider.ts';
import { showLoad, showProvider } from './provider.ts';

/** A process without jobs leaves it to the next one that looks after providers. */
async function work(ctx: Ctx, jobs: Jobs, isTakeOnly: boolean): Promise<void> {
  if (!jobs.isRunning()) return;
  await jobs.enqueue(fetchTask, ctx.mandant.id, { by: operatorOf(ctx).email, isTakeOnly });
}

export async function chooseProvider(
  ctx: Ctx,
  jobs: Jobs,
  { productApi, address, key, reason }: Value<typeof ProviderChoice>,
): Promise<ProviderState> {
  const config = await ctx.write(async (tx) => {
    const before = await holdConfig(tx);
    const wanted = key ?? (isSameOrigin(before.providerAddress, address) ? await findProviderKey(tx) : null);
    const problems = choiceProblems({ ProduktApi: productApi, AnbieterAdresse: address, hasKey: wanted !== null });
    if (problems.length > 0) refuse('input.invalid', { problems });
    await changeConfig(tx, (known) => ({ ...known, productApi, providerAddress: address?.trim() || null }));
    const after = await currentConfig(tx);
    if (await putProviderKey(tx, wanted)) noteSetting(tx, 'AnbieterSchluessel');
    const change = { from: said(before), to: said(after), reason };
    await recordEvent(tx, { object: 'mandant', id: tx.mandant.id, event: 'settings', ...change });
    if (said(before) !== said(after)) await leaveProvider(tx, after, reason);
    await noteAsked(tx, after);
    return after;
  });
  if (config.productApi !== 'standard') await work(ctx, jobs, false);
  return showProvider(ctx, config);
}

const said = ({ productApi, providerAddress }: MandantConfig): string =>
  `ProduktApi: ${productApi}${providerAddress === null ? '' : `, ${providerAddress}`}`;

export async function fetchNow(ctx: Ctx, jobs: Jobs): Promise<ProviderState> {
  if (ctx.mandant.config.productApi === 'standard') refuse('state.not-allowed');
  await ctx.write((tx) => noteAsked(tx, tx.mandant.config));
  await work(ctx, jobs, false);
  return showProvider(ctx);
}

export async function takeLoad(ctx: Ctx, jobs: Jobs, id: number, reason: string | null): Promise<LoadDetail> {
  await ctx.write((tx) => approveLoad(tx, id, operatorOf(ctx).email, reason));
  await work(ctx, jobs, true);
  return showLoad(ctx, id);
}

export async function turnDownLoad(ctx: Ctx, id: number, reason: string): Promise<LoadDetail> {
  await ctx.write((tx) => refuseLoad(tx, id, operatorOf(ctx).email, reason));
  return showLoad(ctx, id);
}
