/** Owner and IBAN. After hydration the IBAN is grouped while it is typed, and looked at when the field is left. */
import { compactIban, groupedIban, isIban } from '@weitersagen/contract/bank-account/iban';
import { type T, useT } from '../../i18n/t.ts';
import { CheckedField, type Verdict } from './checked-field.tsx';
import { groupTyped } from './iban-typing.ts';
import { OwnerField } from './owner-field.tsx';

interface Props {
  owner: string;
  iban: string;
  /** Who probably owns the account. */
  ownerValue?: string | undefined;
  germanOnly: boolean;
  /** Whose bank code it is, where that is known. */
  bank?: string | null | undefined;
}

export function BankFields({ owner, iban, ownerValue, germanOnly, bank }: Props) {
  const t = useT();
  return (
    <>
      <OwnerField name={owner} value={ownerValue} />
      <CheckedField
        name={iban}
        hint={t(germanOnly ? 'bank.ibanHintGerman' : 'bank.ibanHint')}
        judge={(value) => judgeIban(value, germanOnly, bank, t)}
        onInput={(event) => groupTyped(event.currentTarget, event.nativeEvent as InputEvent)}
        isIban
        isPraisedBelow
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </>
  );
}

const germanLength = 22;

/** The sentence of the form, and what is probably the matter. */
function judgeIban(value: string, germanOnly: boolean, bank: Props['bank'], t: T): Verdict {
  if (isIban(value, germanOnly))
    return {
      isFine: true,
      text: t(bank ? 'bank.ibanAt' : 'bank.ibanFine', { bank: bank ?? '' }),
      value: groupedIban(value),
    };
  const compact = compactIban(value);
  const wrong = t('problem.invalid', { label: t('label.IBAN') });
  return { isFine: false, text: `${wrong}. ${matter(compact, germanOnly, t)}`.trim() };
}

function matter(compact: string, germanOnly: boolean, t: T): string {
  if (!compact.startsWith('DE')) return germanOnly ? t('bank.ibanGerman') : '';
  const missing = germanLength - compact.length;
  if (missing > 0) return t('bank.ibanMissing', { count: missing });
  return missing < 0 ? t('bank.ibanTooMany', { count: -missing }) : t('bank.ibanDigits');
}
