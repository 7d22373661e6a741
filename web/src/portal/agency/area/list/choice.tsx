/**
 * Rows of a list are chosen by boxes, over all its pages (page-script/agency/chosen.ts). Boxes name the form they belong to, which
 * stands above the table: rows have forms of their own.
 */
import type { ReactNode } from 'react';
import formStyles from '../../../../form/form.module.css';
import { useT } from '../../../../i18n/t.ts';
import button from '../../../../ui/button.module.css';
import styles from '../area.module.css';
import type { Place } from '../places.ts';
import type { Asked } from './asked.ts';
import { FileFields, useFileAddress } from './save-as-file.tsx';

const form = 'chosen';

/** Of a button that does something with chosen rows. */
export const chosenButton = `${button.button} ${button.second} ${button.small}`;

interface ChoiceProps {
  place: Place;
  asked: Asked;
  /** What else is done with them: buttons and fields of the form, which are asked by its address. */
  deeds?: ReactNode;
}

/** What is done with the chosen ones; how many there are, over all pages, says the script of the area. */
export function Choice({ place, asked, deeds }: ChoiceProps) {
  const t = useT();
  return (
    <form id={form} method="get" className={styles.choice} data-chosen={place}>
      <label className={styles.all} hidden>
        <input type="checkbox" className={formStyles.tick} data-choose-all />
        {t('agencyList.chooseAll')}
      </label>
      {deeds}
      <FileFields asked={asked} />
      <button type="submit" formMethod="post" formAction={useFileAddress(place)} className={chosenButton}>
        {t('agencyList.saveChosen')}
      </button>
      {/* Never hidden: what is said in it is heard by whoever does not see it. */}
      <span
        data-chosen-count
        data-words={t('agencyList.chosen', { count: '#' })}
        data-nothing={t('agencyList.nothingChosen')}
        data-most={t('agencyList.mostChosen')}
        role="status"
      />
      <button type="button" className={`${button.button} ${button.quiet} ${button.small}`} data-choose-none hidden>
        {t('agencyList.chooseNone')}
      </button>
    </form>
  );
}

/** The whole label is to be pressed, which a finger finds. */
export const Box = ({ value, label }: { value: string | number; label: string }) => (
  <label className={styles.all}>
    <input type="checkbox" className={formStyles.tick} form={form} name="nummer" value={value} aria-label={label} />
  </label>
);
