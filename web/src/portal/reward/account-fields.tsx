/**
 * The account of a pickup: the one the person has stored, or another one. Which of them counts is a radio of the form;
 * the fields of the other account go out of sight by style alone, so that the choice needs no script.
 */
import type { Problem } from '@weitersagen/contract/basics/wire';
import { CheckField } from '../../form/field/check-field.tsx';
import { ChoiceField } from '../../form/field/choice-field.tsx';
import form from '../../form/form.module.css';
import type { Values } from '../../form/reading.ts';
import { ibanAtBank, typedName } from '../../i18n/format.ts';
import { useT } from '../../i18n/t.ts';
import { useFrame } from '../page/page-frame.ts';
import { BankPart } from '../shell/bank-part.tsx';
import styles from './account-fields.module.css';
import type { OwnReward } from './own-reward.ts';

const isStored = ({ account }: Values): boolean => account === 'stored';

/** Money needs an account, a voucher none: the page knows which it asked for. */
export const accountProblems = (values: Values): Problem[] =>
  isStored(values)
    ? []
    : (
        [
          ['Kontoinhaber', values.holder],
          ['IBAN', values.iban],
        ] as const
      )
        .filter(([, value]) => value?.trim() === '')
        .map(([field]) => ({ field, code: 'required' }));

/** For the stored account nothing is sent: the server has it. */
export function sentAccount({ account, holder, iban, ...rest }: Values): Values {
  const own = { ...(holder !== undefined && { holder }), ...(iban !== undefined && { iban }) };
  return account === 'stored' ? rest : { ...rest, ...own };
}

export function AccountFields({ reward: { bankData, collector } }: { reward: OwnReward }) {
  const t = useT();
  const { storesBankData } = useFrame().mandant;
  return (
    <div className={`${form.group} ${styles.account}`}>
      {bankData && (
        <ChoiceField
          name="account"
          legend={t('collect.which')}
          chosen="stored"
          choices={[
            {
              value: 'stored',
              name: t('collect.stored'),
              lines: [[bankData.holder, ibanAtBank(bankData.iban, bankData.bank)]],
            },
            { value: 'another', name: t('collect.another'), lines: [[t('collect.anotherLine'), '']] },
          ]}
        />
      )}
      <fieldset className={`${form.group} ${styles.another}`}>
        <legend className={form.hush}>{t('collect.account')}</legend>
        <BankPart ownerValue={typedName(collector?.firstName, collector?.lastName)} />
        {storesBankData && !bankData && (
          <CheckField name="storesBankData" text={t('collect.store')} hint={t('collect.storeHint')} optional />
        )}
      </fieldset>
    </div>
  );
}
