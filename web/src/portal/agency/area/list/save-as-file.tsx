/**
 * A list of the area as a file: what it shows and in which order, sent by a plain form that is answered with it. It stays where it is, so its
 * button says that it posts: a form of its own method is sent once (page-script/forms.ts).
 */
import { useLocale, useT } from '../../../../i18n/t.ts';
import button from '../../../../ui/button.module.css';
import { Icon } from '../../../../ui/icon.tsx';
import type { Place } from '../places.ts';
import { type Asked, bodyOf } from './asked.ts';

/** All rows of the filter, whatever page is shown. */
export function SaveAsFile(props: { place: Place; asked: Asked }) {
  const t = useT();
  return (
    <form action={useFileAddress(props.place)}>
      <FileFields {...props} />
      <button type="submit" formMethod="post" className={`${button.button} ${button.second} ${button.small}`}>
        <Icon name="download" />
        {t('agencyList.csv')}
      </button>
    </form>
  );
}

/** Where a list is saved: for a form of its own, and for a button of one that has chosen rows. */
export const useFileAddress = (place: Place): string => `/agenturdatei/${useLocale()}/${place}`;

/** As the call of the file reads it. */
export function FileFields({ asked }: { asked: Asked }) {
  const { orderBy, descending, filter } = bodyOf(asked);
  return (
    <>
      {orderBy !== null && <input type="hidden" name="OrderBy" value={orderBy} />}
      {descending && <input type="hidden" name="Descending" value="1" />}
      {filter !== '' && <input type="hidden" name="Filter" value={filter} />}
    </>
  );
}
