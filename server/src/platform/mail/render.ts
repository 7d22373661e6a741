/** Words of a mail that is still known in full: for sending, and for the lists of demo and test mode. */
import type { Ctx } from '../context.ts';
import { assertOutsideTransaction } from '../transaction-guard.ts';
import { placeIn } from '../vault.ts';
import { type Letter, writeKept } from './template.ts';

export async function renderMail(
  ctx: Ctx,
  mail: { template: string; language: string; messageId: string; parametersSealed: string },
): Promise<Letter> {
  assertOutsideTransaction('rendering a mail');
  const template = ctx.system.templates.get(mail.template);
  if (!template) throw new Error(`no template ${mail.template}`);
  const parameters: unknown = JSON.parse(
    ctx.system.vault.open(mail.parametersSealed, placeIn(ctx, 'mail.parameters', mail.template, mail.messageId)),
  );
  return writeKept(template, ctx, parameters, mail.language);
}
