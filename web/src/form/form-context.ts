/** What a field knows of its form: the schema that labels it, what was typed, what is wrong. */
import type { decode } from '@weitersagen/contract/basics/wire';
import { createContext, useContext } from 'react';
import { type TextKey, useT } from '../i18n/t.ts';
import { type Values, wireName } from './reading.ts';
import type { FormState } from './send.ts';

type Schema = Parameters<typeof decode>[0];

interface FormFrame {
  schema: Schema | undefined;
  state: FormState | undefined;
  /** From the press of the button until the answer. */
  busy: boolean;
  /** What stands in the fields now. */
  typed: Values;
}

/** Before the page is alive. */
export const notYet: Values = {};

export const FormContext = createContext<FormFrame>({
  schema: undefined,
  state: undefined,
  busy: false,
  typed: notYet,
});

export interface FieldState {
  label: string;
  value: string | undefined;
  error: string | undefined;
  hintId: string;
  errorId: string;
  /** For the control: ties hint and error to it. */
  described: { 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };
}

export function useField(name: string, own: { label?: string | undefined; hint?: unknown } = {}): FieldState {
  const { schema, state } = useContext(FormContext);
  const t = useT();
  const error = state?.problems.find(({ field }) => field === name)?.message;
  const hintId = `${name}-hint`;
  const errorId = `${name}-error`;
  const ids = [own.hint && hintId, error && errorId].filter(Boolean).join(' ');
  return {
    label: own.label ?? t(`label.${schema ? wireName(schema, name) : name}` as TextKey),
    value: state?.values[name],
    error,
    hintId,
    errorId,
    described: { 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined },
  };
}
