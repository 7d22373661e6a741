import * as calls from '@weitersagen/contract/content/desk';
import { previewAddress } from '#content/content.ts';
import type { AppParts } from '#platform/app-parts.ts';
import type { Http } from '#platform/http/http.ts';
import { contentAppRoutes } from './app/routes.ts';
import * as change from './change.ts';
import * as content from './content.ts';
import { listFaults } from './fault.ts';
import { copyContent } from './transfer/copy.ts';
import { exportContent, importContent } from './transfer/file.ts';
import * as versions from './version.ts';

export function contentRoutes(http: Http, { mandants }: Pick<AppParts, 'mandants'>): void {
  contentAppRoutes(http);
  http.on(calls.showContentOverview, (ctx) => content.showOverview(ctx));
  http.on(calls.listContent, (ctx, { params, body }) => content.listContent(ctx, params.kind, body));
  http.on(calls.searchContent, (ctx, { query }) => content.searchContent(ctx, query.words));
  http.on(calls.listFaults, (ctx) => listFaults(ctx));
  http.on(calls.showContent, (ctx, { params }) => content.showContent(ctx, params.id));
  http.on(calls.createContent, (ctx, { params, body }) => change.createContent(ctx, params.kind, body.data));
  http.on(calls.saveContent, (ctx, { params, body }) =>
    change.saveContent(ctx, { id: params.id, revision: body.revision }, body.data),
  );
  http.on(calls.discardContent, (ctx, { params, body }) => change.discardContent(ctx, { ...params, ...body }));
  http.on(calls.publishContent, (ctx, { body }, answer) => change.publishContent(ctx, body.items, body, answer));
  http.on(calls.unpublishContent, (ctx, { params, body }) =>
    change.unpublishContent(ctx, { id: params.id, revision: body.revision }, body),
  );
  http.on(calls.unplanContent, (ctx, { params }) => change.unplanContent(ctx, params.id, params.deed));
  http.on(calls.archiveContent, (ctx, { params }) => change.archiveContent(ctx, params.id));
  http.on(calls.reviveContent, (ctx, { params }) => change.reviveContent(ctx, params.id));
  http.on(calls.removeContent, (ctx, { params }) => change.removeContent(ctx, params.id));
  http.on(calls.listVersions, (ctx, { params }) => versions.listVersions(ctx, params.id));
  http.on(calls.showVersion, (ctx, { params }) => versions.showVersion(ctx, params.id, params.version));
  http.on(calls.restoreContent, (ctx, { params, body }) =>
    change.restoreContent(ctx, params.id, params.version, body.revision),
  );
  http.on(calls.copyContent, (ctx, { params, body }) => copyContent(ctx, mandants, params.id, body.mandant));
  http.on(calls.exportContent, async (ctx, { query }, answer) => exportContent(ctx, query.app, answer));
  http.on(calls.importContent, (ctx, { body, query }) => importContent(ctx, body, query.isProbe));
  http.on(calls.previewContent, async (ctx, { body }) => ({ address: await previewAddress(ctx, body) }));
}
