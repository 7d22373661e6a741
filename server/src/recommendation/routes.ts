import { showByCode } from '@weitersagen/contract/recommendation/code/endpoint';
import { createRecommendation } from '@weitersagen/contract/recommendation/endpoints';
import { showEntryNumbers } from '@weitersagen/contract/recommendation/entry-numbers';
import {
  countEntry,
  followClick,
  showProductLink,
  showSharedRecommendation,
} from '@weitersagen/contract/recommendation/link/endpoints';
import { stopContactMails } from '@weitersagen/contract/recommendation/no-mail-endpoint';
import { showAnyRecommendation, showRecommendation } from '@weitersagen/contract/recommendation/shown/endpoints';
import type { System } from '#platform/context.ts';
import type { Http } from '#platform/http/http.ts';
import * as contactMail from './contact-mail/contact-mail.ts';
import * as create from './create.ts';
import * as entries from './entries.ts';
import { createLinks, type Mandants } from './open-link.ts';
import * as reservation from './show/reservation.ts';
import * as show from './show/show.ts';

export function routes(http: Http, { system, mandants }: { system: System; mandants: Mandants }): void {
  const links = createLinks(system, mandants);
  links.serve(http.fastify);
  // Requests that are being answered wait for their click, so nothing is left to write when the listener has closed.
  http.fastify.addHook('onClose', links.stop);

  http.on(createRecommendation, create.createRecommendation);
  http.on(showRecommendation, (ctx, input) => show.show(ctx, input, false));
  http.on(showAnyRecommendation, (ctx, input) => show.show(ctx, input, true));
  http.on(showByCode, reservation.showByCode);
  http.on(showSharedRecommendation, show.showShared);
  http.on(showProductLink, show.showShopLink);
  http.on(stopContactMails, contactMail.stopContactMails);
  http.on(countEntry, entries.countEntry);
  http.on(showEntryNumbers, entries.showEntryNumbers);
  http.on(followClick, links.followIntoShop);
}
