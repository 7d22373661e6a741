/** The chosen rows as a file, over all pages, with the columns that the file of the whole list has. */
import type { Definition, Endpoint } from '@weitersagen/contract/basics/endpoint';
import { chosenMax } from '@weitersagen/contract/basics/list';
import { addressOf } from '../../api/client.ts';
import { number } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import { HeldButton } from '../../ui/held-button.tsx';
import { FileLink } from '../list/file-link.tsx';
import { useSitting } from '../work-area.ts';

interface Props<D extends Definition> {
  file: Endpoint<D>;
  numbers: readonly string[];
}

export function ChosenFile<D extends Definition>({ file, numbers }: Props<D>) {
  const t = useT();
  const locale = useLocale();
  const { slug } = useSitting();
  if (numbers.length > chosenMax)
    return (
      <HeldButton reason={t('work.list.chosenFileMax', { max: number(chosenMax, locale) })} small>
        {t('work.list.chosenFile')}
      </HeldButton>
    );
  const href = addressOf(slug, file as Endpoint, { query: { chosen: numbers } as never });
  return <FileLink href={href}>{t('work.list.chosenFile')}</FileLink>;
}
