/** A list whose rows are chosen to be taken along as a file. */
import type { Definition, Endpoint } from '@weitersagen/contract/basics/endpoint';
import { useT } from '../../i18n/t.ts';
import type { Page } from '../list/list-page.tsx';
import { SelectionBar, selectionColumn, useSelection } from '../list/selection.tsx';
import { ChosenFile } from './chosen-file.tsx';

const any = () => true;

export function useFileChoice<Row extends { number: string }, D extends Definition>(
  page: Page<Row>,
  file: Endpoint<D>,
) {
  const t = useT();
  const selection = useSelection<Row>(page, any, ({ number }) => number);
  const { chosen } = selection;
  return {
    column: selectionColumn(selection, {
      head: t('work.list.choice'),
      nameOf: ({ number }) => t('work.list.chooseOne', { row: number }),
    }),
    deeds: chosen.length > 0 && (
      <SelectionBar
        selection={selection}
        label={t('work.list.choice')}
        text={t('work.list.chosen', { count: chosen.length })}
      >
        <ChosenFile file={file} numbers={chosen.map(({ number }) => number)} />
      </SelectionBar>
    ),
  };
}
