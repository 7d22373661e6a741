/** With what a browser reads the mandant's public content: it may be known to everybody (E-01). */
import { findDeliverySecret } from '#cms/cms.ts';
import type { CmsAccess } from '#mandant/mandant.ts';
import type { Ctx } from '#platform/context.ts';
import { appOf, deliveryClient, outsideOf } from './source/app-of.ts';
import { keptContent } from './source/kept.ts';

export async function cmsAccessOf(ctx: Ctx): Promise<CmsAccess> {
  const outside = outsideOf(ctx.system, ctx.mandant);
  if (outside) return outside;
  const app = appOf(ctx.system, ctx.mandant);
  return keptContent(ctx, 'access', async () => ({
    app,
    clientId: `${app}:${deliveryClient}`,
    secret: (await ctx.read((tx) => findDeliverySecret(tx, app, deliveryClient))) ?? null,
  }));
}
