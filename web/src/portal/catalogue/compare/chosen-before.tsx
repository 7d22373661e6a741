/**
 * Offers that were chosen on another page, as the comparison brought them along in the address: they are sent with those of this
 * page, and count among them. The page of the comparison takes them off again.
 */
import { useLocation } from 'react-router';
import { compareForm } from './compare-bar.tsx';
import { comparedIn, keyOf } from './compared.ts';

/** As the address of this page names them. */
export const useChosenBefore = (): readonly string[] =>
  comparedIn(new URLSearchParams(useLocation().search)).map(keyOf);

export const ChosenBefore = ({ keys }: { keys: readonly string[] }) =>
  keys.map((key) => (
    <li key={key} hidden>
      <input type="checkbox" name="produkt" value={key} form={compareForm} defaultChecked />
    </li>
  ));
