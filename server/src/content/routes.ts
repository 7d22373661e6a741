import { listLanguages, sendContactRequest, showLanguageContent } from '@weitersagen/contract/content/endpoints';
import type { Http } from '#platform/http.ts';
import { sendContactRequest as send } from './contact.ts';
import * as content from './content.ts';

export function routes(http: Http): void {
  http.on(listLanguages, (ctx) => content.showLanguages(ctx));
  http.on(showLanguageContent, (ctx, { params }) => content.showLanguageContent(ctx, params.language));
  http.on(sendContactRequest, (ctx, { body }) => send(ctx, body));
}
