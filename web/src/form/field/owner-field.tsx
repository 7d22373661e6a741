/**
 * Who owns the account. A transfer is written in Latin letters: where they are others than typed, the hint says which, in
 * its own place, so that nothing moves.
 */
import { accountHolder } from '@weitersagen/contract/basics/name/account-holder';
import { decode } from '@weitersagen/contract/basics/wire';
import { writtenHolder } from '@weitersagen/contract/payout/sepa-text';
import { useContext } from 'react';
import { useT } from '../../i18n/t.ts';
import { FormContext, useField } from '../form-context.ts';
import { TextField } from './text-field.tsx';

interface Props {
  name: string;
  /** Who probably owns the account. */
  value?: string | undefined;
}

export function OwnerField({ name, value }: Props) {
  const t = useT();
  const known = useField(name).value ?? value ?? '';
  const written = writtenAs(useContext(FormContext).typed[name] ?? known);
  return (
    <TextField
      name={name}
      autoComplete="name"
      hint={<span aria-live="polite">{written ? t('bank.writtenAs', { name: written }) : t('bank.ownerHint')}</span>}
      value={value}
    />
  );
}

/** What no bank can write is refused when it is sent, and becomes nothing before. */
function writtenAs(typed: string): string | undefined {
  const read = decode(accountHolder, typed);
  return read.ok ? writtenHolder(read.value) : undefined;
}
