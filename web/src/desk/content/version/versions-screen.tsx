/** What of an item was ever public: two versions side by side, and an older one brought back as a draft. */
import type { ItemData } from '@weitersagen/contract/cms/schema';
import { listVersions, restoreContent, showContent, showVersion } from '@weitersagen/contract/content/desk';
import { useLoaderData } from 'react-router';
import { need } from '../../../api/need.ts';
import { useT } from '../../../i18n/t.ts';
import { useSeat } from '../../desk-context.ts';
import type { Load, Submit } from '../../screen.ts';
import { itemPath } from '../names.tsx';
import { restoredVersion, Versions, versionsAsked } from './versions.tsx';

export async function load({ api, params, query }: Load) {
  const id = params.id ?? '';
  const [detailed, listed] = await Promise.all([
    api(showContent, { params: { id } }),
    api(listVersions, { params: { id } }),
  ]);
  const [detail, versions] = [need(detailed), need(listed)];
  const asked = versionsAsked(query, versions, detail.state !== 'published');
  const dataOf = async (name: string): Promise<ItemData> =>
    /^\d{1,7}$/.test(name)
      ? (need(await api(showVersion, { params: { id, version: Number(name) } })).data ?? {})
      : detail.data;
  const [before = {}, after = {}] =
    versions.length === 0 ? [] : await Promise.all([dataOf(asked.from), dataOf(asked.to)]);
  return { detail, versions, ...asked, before, after };
}

export async function submit({ api, form, params, query, mandant, done, t }: Submit) {
  const version = restoredVersion(query);
  const id = params.id ?? '';
  const { revision } = need(await api(showContent, { params: { id } }));
  return form.send(restoreContent, { params: { id, version }, instead: { revision } }, () =>
    done(t('desk.version.restored', { number: version }), itemPath(mandant.slug, id)),
  );
}

export default function ContentVersionsScreen() {
  const t = useT();
  const { slug } = useSeat().mandant;
  const { detail, ...compared } = useLoaderData<typeof load>();
  const { id, kind, languages, title } = detail;
  return (
    <Versions
      {...compared}
      kind={kind}
      languages={languages}
      title={title || t('desk.content.unnamed')}
      href={itemPath(slug, id)}
    />
  );
}
