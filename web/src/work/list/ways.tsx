/** From one part of a list to the next, the one before, its first and its last; nothing where all of it is shown. */
import { useLocation } from 'react-router';
import { useT } from '../../i18n/t.ts';
import { KeyPages } from '../../ui/work/paging.tsx';
import { addressWith } from './list-query.ts';

/** Where a part begins and ends, as the server says it; null where there is nothing more. */
export interface Ends {
  after: string | number | null;
  before: string | number | null;
}

export function Ways({ ends: { before, after } }: { ends: Ends }) {
  const t = useT();
  const query = new URLSearchParams(useLocation().search);
  if (before === null && after === null) return null;
  const to = (name: string, key: string | number | null) =>
    key === null ? undefined : addressWith(query, { [name]: String(key) });
  return (
    <KeyPages
      label={t('work.list.pages')}
      first={{ href: before === null ? undefined : addressWith(query, {}), name: t('work.list.first') }}
      previous={{ href: to('vor', before), name: t('work.list.previous') }}
      next={{ href: to('nach', after), name: t('work.list.next') }}
      last={{ href: after === null ? undefined : addressWith(query, { ende: 'ja' }), name: t('work.list.last') }}
    />
  );
}
