/** What every form that asks for an account is made of: its fields, what is told before they are sent, and the line at the button. */
import { showBank } from '@weitersagen/contract/bank-account/bank-endpoint';
import { compactIban, isIban } from '@weitersagen/contract/bank-account/iban';
import { useContext, useEffect, useState } from 'react';
import { browserApi } from '../../api/client.ts';
import { BankFields } from '../../form/field/bank-fields.tsx';
import { FormContext } from '../../form/form-context.ts';
import { shortIban, day as written } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import { Points } from '../../ui/facts.tsx';
import layout from '../../ui/layout.module.css';
import { useFrame } from '../page/page-frame.ts';

/** `ownerValue` is who probably owns the account. */
export function BankPart({ ownerValue }: { ownerValue?: string | undefined }) {
  const { germanIbanOnly } = useFrame().mandant;
  return (
    <BankFields owner="holder" iban="iban" ownerValue={ownerValue} germanOnly={germanIbanOnly} bank={useBankName()} />
  );
}

/** Of the IBAN that was typed, once it is right; of all its digits only the bank code leaves the page. */
function useBankName(): string | null | undefined {
  const { iban = '' } = useContext(FormContext).typed;
  const code = isIban(iban, true) ? compactIban(iban).slice(4, 12) : '';
  const { id: mandant } = useFrame().mandant;
  const locale = useLocale();
  const [banks, setBanks] = useState<Readonly<Record<string, string | null>>>({});
  useEffect(() => {
    if (code)
      void browserApi({ mandant, locale })(showBank, { params: { code } }).then((outcome) => {
        if (outcome.ok) setBanks({ [code]: outcome.value.bank });
      });
  }, [code, mandant, locale]);
  return banks[code];
}

interface Safety {
  payer?: string | null | undefined;
  newIbanAt?: Date | undefined;
  /** What is said of a new IBAN where one is stored already. */
  replaces?: string | false;
}

/** Who transfers, when, and what the IBAN is for: between the fields and the button. */
export function BankSafety({ payer, newIbanAt, replaces }: Safety) {
  const t = useT();
  const locale = useLocale();
  const when = replaces || (newIbanAt && t('bank.newIban', { day: written(newIbanAt, locale) }));
  return (
    <div className={layout.small}>
      <Points
        points={[
          ['bank', payer ? t('bank.payer', { payer }) : t('bank.transfer')],
          ...(when ? ([['clock', when]] as const) : []),
          ['lock', t('bank.encrypted')],
        ]}
      />
    </div>
  );
}

interface Line {
  amount: string;
  /** The masked IBAN that is stored and may be chosen. */
  stored?: string | undefined;
  day: string | null | undefined;
}

/** Beside the button: how much goes where, once that is known, and until when. */
export function BankLine({ amount, stored, day }: Line) {
  const t = useT();
  const locale = useLocale();
  const { account, iban = '' } = useContext(FormContext).typed;
  const to = account === 'stored' ? stored : isIban(iban) ? iban : undefined;
  return (
    <p className={layout.small}>
      {to && t('bank.to', { amount, iban: shortIban(to) })}{' '}
      {day && t('bank.onAccountBy', { day: written(day, locale) })}
    </p>
  );
}
