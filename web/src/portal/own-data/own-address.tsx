/** The own address, typed before somebody deletes all that is the own, so that nobody does it by one wrong press (GDPR art. 17). */
import { TextField } from '../../form/field/text-field.tsx';
import { useT } from '../../i18n/t.ts';

export const isOwnAddress = (typed: string | undefined, own: string | undefined): boolean =>
  typed?.trim().toLowerCase() === own?.toLowerCase() && own !== undefined;

export function OwnAddressField({ email = '' }: { email: string | undefined }) {
  const t = useT();
  return (
    <TextField
      name="email"
      type="email"
      autoComplete="off"
      label={t('deletion.email')}
      hint={t('deletion.emailHint', { email })}
    />
  );
}
