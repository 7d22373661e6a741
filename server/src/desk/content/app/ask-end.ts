/** The end of an unused app is asked for: with its name typed, and what proves who asks. */
import type { Asked } from '@weitersagen/contract/approval/schemas';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import type { ContentApp, EndApp } from '@weitersagen/contract/content/app';
import { stepUp } from '#identity/identity.ts';
import { operatorKind } from '#operator/operator.ts';
import type { Ctx } from '#platform/context.ts';
import type { Answer } from '#platform/http/answer.ts';
import { askOrDo } from '../../approval/ask.ts';
import { waitsIn } from '../../approval/ask-or.ts';
import { showApp } from './app.ts';
import { refuseUsed } from './end.ts';

export async function endCmsApp(
  ctx: Ctx,
  app: string,
  { reason, confirmation, code, password }: Value<typeof EndApp>,
  answer: Answer,
): Promise<ContentApp | Value<typeof Asked>> {
  await ctx.read((tx) => refuseUsed(tx, app));
  if (confirmation !== app) refuse('input.invalid', { problems: [{ field: 'Bestaetigung', code: 'invalid' }] });
  await stepUp(operatorKind, ctx, { code, password });
  const waiting = await ctx.write((tx) => askOrDo(tx, { kind: 'endCmsApp', given: { app }, reason }));
  return waiting ? waitsIn(answer, waiting) : showApp(ctx);
}
