/** How long records are kept, and the legal hold that keeps them all (rules 1.13). */
import type { Value } from '@weitersagen/contract/basics/wire';
import type { Retention } from '@weitersagen/contract/retention/desk';
import { type RetentionKind, retentionRules } from '@weitersagen/contract/retention/rules';
import type { Ctx } from '#platform/context.ts';
import * as retention from '#retention/retention.ts';
import { findHold } from './sql.ts';

type Shown = Value<typeof Retention>;

export async function showRetention(ctx: Ctx): Promise<Shown> {
  const { config } = ctx.mandant;
  const lines = (Object.keys(retentionRules) as RetentionKind[]).map((kind) => {
    const { setting, name, unit, least, from } = retentionRules[kind];
    return { kind, setting: name, kept: config[setting], unit, least, from };
  });
  return { lines, hold: (await ctx.report(({ db }) => findHold(db, ctx.mandant.id))) ?? null };
}

export async function setLegalHold(ctx: Ctx, reason: string): Promise<Shown> {
  await retention.setLegalHold(ctx, reason);
  return showRetention(ctx);
}

export async function liftLegalHold(ctx: Ctx, reason: string): Promise<Shown> {
  await retention.liftLegalHold(ctx, reason);
  return showRetention(ctx);
}
