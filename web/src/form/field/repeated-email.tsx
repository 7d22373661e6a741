/** An e-mail address once more (V-11): two that differ are told when the field is left, not only after the form is sent. */
import { isRepeated } from '@weitersagen/contract/basics/email';
import { useT } from '../../i18n/t.ts';
import { CheckedField } from './checked-field.tsx';

export function RepeatedEmail({ name, of }: { name: string; of: string }) {
  const t = useT();
  return (
    <CheckedField
      name={name}
      type="email"
      inputMode="email"
      autoComplete="email"
      hint={t('form.repeatedEmail')}
      judge={(value, form) => {
        const first = (form?.elements.namedItem(of) as HTMLInputElement | null)?.value ?? '';
        if (first.trim() === '' || isRepeated(first, value)) return undefined;
        return { isFine: false, text: t('problem.email-mismatch') };
      }}
    />
  );
}
