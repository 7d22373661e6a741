/** A row of a list beside it, read as its page reads it. */
import type { Api, Outcome } from '@weitersagen/contract/page/page';
import type { ReactNode } from 'react';
import { useLocale } from '../../i18n/t.ts';
import type { Preview } from '../../work/panel/side-panel.tsx';
import { useSeat } from '../desk-context.ts';
import { deskPath } from '../screen.ts';
import { deskApi } from '../session.ts';

/** `part` is the list in the address; what could not be read, the page of the row says why. */
export function usePreview<Data>(
  part: string,
  call: (api: Api, row: string) => Promise<Outcome<Data>>,
  show: (data: Data) => ReactNode,
): Preview {
  const { slug } = useSeat().mandant;
  const locale = useLocale();
  return {
    hrefOf: (row) => deskPath(slug, part, row),
    read: async (row) => {
      const outcome = await call(deskApi(slug, locale), row);
      return outcome.ok ? show(outcome.value) : null;
    },
  };
}
