import { showConfiguration, showMandant } from '@weitersagen/contract/mandant/endpoints';
import { askForProof } from '@weitersagen/contract/stranger/endpoints';
import type { Ctx } from '#platform/context.ts';
import type { Http } from '#platform/http/http.ts';
import { mailBits, makeTask } from '#platform/stranger/proof-of-work.ts';
import { signInBits } from '#platform/stranger/slow-down.ts';
import * as mandant from './mandant.ts';

/** What reads the content of a mandant; the feature of it stands further right. */
type FindCms = (ctx: Ctx) => Promise<mandant.CmsAccess>;

export function routes(http: Http, findCms: FindCms): void {
  http.on(showMandant, async (ctx) => mandant.showMandant(ctx, await findCms(ctx)));
  http.on(showConfiguration, async (ctx) => mandant.showMandant(ctx, await findCms(ctx)));
  http.on(askForProof, async (ctx, { body: { purpose, email } }) => {
    const bits = purpose === 'mail' ? mailBits : await signInBits(ctx, { purpose, email: email ?? '' });
    return { task: makeTask(ctx, bits), bits };
  });
}
