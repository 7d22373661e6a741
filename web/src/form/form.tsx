/**
 * A form that posts to its own address and works before any script. A refused form shows everything that is wrong on
 * top, with the focus on it, and keeps what was typed. While it is being sent a second press sends nothing.
 */
import type { decode } from '@weitersagen/contract/basics/wire';
import { createContext, type FormEvent, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { useActionData, useNavigation } from 'react-router';
import { useT } from '../i18n/t.ts';
import { ErrorSummary } from './error-summary.tsx';
import styles from './form.module.css';
import { FormContext, notYet } from './form-context.ts';
import { leftOf } from './left.ts';
import { type Values, valuesOf } from './reading.ts';
import type { FormState } from './send.ts';

/** Sends a form to its own address without a new document; without it the browser sends it. */
export const SendContext = createContext<((fields: FormData) => void) | undefined>(undefined);

interface Props {
  /** Tells it from other forms of its page: an answer stands where it was asked for. */
  name?: string | undefined;
  /** The contract's schema: labels its fields and checks them on both sides. */
  schema?: Parameters<typeof decode>[0];
  /** The token of a token page; without script nothing else carries it to the answer. */
  token?: string | undefined;
  /** What was typed is kept under this name until the form was sent (page-script/typed.ts). */
  keep?: string | undefined;
  /** Makes a repeated sending harmless where the endpoint takes an `Idempotency-Key`. */
  nonce?: string | undefined;
  /** What the form shows where no answer has just come: values that were typed earlier, or an answer of before. */
  before?: FormState | undefined;
  children: ReactNode;
}

export function Form({ name, schema, token, keep, nonce, before, children }: Props) {
  const answer = useActionData<FormState>();
  const state = answer?.form === name ? (answer ?? before) : before;
  const { state: doing, formData } = useNavigation();
  const busy = doing !== 'idle' && (!formData || (formData.get('_form') ?? undefined) === name);
  const send = useContext(SendContext);
  const t = useT();
  const sending = useRef(false);
  const pressed = useRef<HTMLElement | null>(null);
  // After every rendering: an answer without a call behind it comes before "busy" was ever shown.
  useEffect(() => {
    sending.current = busy;
    // Refused, so what was typed is kept on (page-script/typed.ts).
    if (state && !busy) sessionStorage.removeItem('typed.sent');
  });
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Values>(notYet);
  const atAnswer = useRef<{ of: FormState | undefined; values: Values }>(undefined);
  const read = () => {
    const values = valuesOf(new FormData(form.current as HTMLFormElement));
    setTyped(values);
    return values;
  };
  // What was typed before the page came to life, too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer may bring other values
  useEffect(() => {
    const values = read();
    // An answer that came with the page may have been mended before the page came to life.
    atAnswer.current = { of: state, values: atAnswer.current ? values : { ...values, ...state?.values } };
  }, [state]);
  const { of, values: first = {} } = atAnswer.current ?? {};
  const left = of === state ? leftOf(state, schema, typed, t, first) : state;
  const once = (event: FormEvent<HTMLFormElement>) => {
    if (!send) return;
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    pressed.current = (event.nativeEvent as SubmitEvent).submitter;
    send(new FormData(event.currentTarget, pressed.current));
  };
  return (
    <FormContext value={{ schema, state: left, busy, typed }}>
      <form ref={form} method="post" noValidate className={styles.form} data-keep={keep} onInput={read} onSubmit={once}>
        <FormParts token={token} nonce={nonce} state={left} again={pressed}>
          {name !== undefined && <input type="hidden" name="_form" value={name} />}
          {children}
          {busy && (
            <p role="status" className={styles.slow}>
              {t('form.slow')}
            </p>
          )}
        </FormParts>
      </form>
    </FormContext>
  );
}

/** The same form on a page without router and hydration. */
export function PlainForm({
  schema,
  token,
  nonce,
  state,
  children,
}: Omit<Props, 'before' | 'name' | 'keep'> & { state: FormState | undefined }) {
  return (
    <FormContext value={{ schema, state, busy: false, typed: notYet }}>
      <form method="post" noValidate className={styles.form}>
        <FormParts token={token} nonce={nonce} state={state}>
          {children}
        </FormParts>
      </form>
    </FormContext>
  );
}

function FormParts({
  token,
  nonce,
  state,
  again,
  children,
}: Omit<Props, 'schema' | 'before' | 'name' | 'keep'> & Parameters<typeof ErrorSummary>[0]) {
  return (
    <>
      <ErrorSummary state={state} again={again} />
      {token !== undefined && <input type="hidden" name="_token" value={token} />}
      {nonce !== undefined && <input type="hidden" name="_nonce" value={nonce} />}
      {children}
    </>
  );
}
