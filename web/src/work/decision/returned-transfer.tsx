/** The transfer that a return is about, as the page showed it: a form that was refused goes on being about that one. */
import { useContext } from 'react';
import { FormContext } from '../../form/form-context.ts';
import { HiddenField } from '../../form/text-field.tsx';

export function ReturnedTransfer({ endToEndId }: { endToEndId: string }) {
  const { state } = useContext(FormContext);
  return <HiddenField name="endToEndId" value={state?.values.endToEndId ?? endToEndId} />;
}
