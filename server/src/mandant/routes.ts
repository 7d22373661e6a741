import { showConfiguration, showMandant } from '@weitersagen/contract/mandant/endpoints';
import { askForProof } from '@weitersagen/contract/stranger/endpoints';
import type { Http } from '#platform/http/http.ts';
import { mailBits, makeTask } from '#platform/stranger/proof-of-work.ts';
import { signInBits } from '#platform/stranger/slow-down.ts';
import * as mandant from './mandant.ts';

export function routes(http: Http): void {
  http.on(showMandant, (ctx) => mandant.showMandant(ctx));
  http.on(showConfiguration, (ctx) => mandant.showMandant(ctx));
  http.on(askForProof, async (ctx, { body: { purpose, email } }) => {
    const bits = purpose === 'mail' ? mailBits : await signInBits(ctx, { purpose, email: email ?? '' });
    return { task: makeTask(ctx, bits), bits };
  });
}
