/** What of a thing of the catalogue was ever public, as its screen compares it. */
import type { Endpoint, Reply } from '@weitersagen/contract/basics/endpoint';
import type { ItemData } from '@weitersagen/contract/cms/schema';
import type { Written } from '@weitersagen/contract/draft/desk';
import type { productCalls } from '@weitersagen/contract/product/desk';
import { need } from '../../api/need.ts';
import { restoredVersion, versionsAsked } from '../content/version/versions.tsx';
import { deskPath, type Load, type Submit } from '../screen.ts';
import type { ThingCalls, ThingDetail } from './thing.ts';

type Version = Reply<(typeof productCalls)['versions']>[number];

export async function loadVersions<D extends ThingDetail>(
  { api, params, query }: Load,
  calls: ThingCalls,
  dataOf: (data: Written, detail: D) => ItemData,
) {
  const at = { params: { id: params.id } };
  const [shown, listed] = await Promise.all([api(calls.show as Endpoint, at), api(calls.versions as Endpoint, at)]);
  const [detail, entries] = [need(shown) as unknown as D, need(listed) as unknown as Version[]];
  const versions = entries.map(({ data, ...version }) => ({ ...version, isTakenAway: data === null }));
  const asked = versionsAsked(query, versions, detail.state !== 'published');
  const dataIn = (name: string): ItemData => {
    const found = entries.find(({ version }) => String(version) === name);
    if (!found) return dataOf(detail.data, detail);
    return found.data ? dataOf(found.data, detail) : {};
  };
  return { detail, versions, ...asked, before: dataIn(asked.from), after: dataIn(asked.to) };
}

export async function restoreAsked(
  { api, form, params, query, mandant, done, t }: Submit,
  calls: ThingCalls,
  path: string,
) {
  const version = restoredVersion(query);
  const id = params.id ?? '';
  const { revision } = need(await api(calls.show as Endpoint, { params: { id } })) as unknown as ThingDetail;
  return form.send(calls.restore as Endpoint, { params: { id, version }, instead: { revision } as never }, () =>
    done(t('desk.version.restored', { number: version }), deskPath(mandant.slug, path, id)),
  );
}
