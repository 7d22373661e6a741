/** The transfer that a return is about, as the page showed it: a form that was refused goes on being about that one. */
import { useContext } from 'react';
import { HiddenField } from '../../form/field/text-field.tsx';
import { FormContext } from '../../form/form-context.ts';

export function ReturnedTransfer({ endToEndId }: { endToEndId: string }) {
  const { state } = useContext(FormContext);
  return <HiddenField name="endToEndId" value={state?.values.endToEndId ?? endToEndId} />;
}
