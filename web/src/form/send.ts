/**
 * Sends a form to an endpoint: checks with its schema, calls, and answers with the next page or with what is wrong,
 * all at once and with what was typed.
 */
import type { Definition, Endpoint, Reply } from '@weitersagen/contract/basics/endpoint';
import { codeName, type Problem } from '@weitersagen/contract/basics/wire';
import type { Api, Call } from '@weitersagen/contract/page/page';
import { away } from '../api/client.ts';
import type { T } from '../i18n/t.ts';
import { type Checked, check, type FieldProblem, type Given, nested, type Values } from './reading.ts';

/** What a form shows after it was refused. */
export interface FormState {
  /** Which form of the page, where there are several. */
  form?: string;
  problems: FieldProblem[];
  /** A refusal that concerns no field. */
  message?: string;
  /** Code of that refusal on the wire, for a screen that has more to say. */
  code?: string;
  values: Values;
  /** It says less, or something else, than when the answer came. */
  hasChanged?: boolean;
  /** 400 for wrong fields, else what the API answered. */
  status: number;
  /** Seconds until it makes sense to send it again (429). */
  retryAfter?: number;
}

/** What is typed anew after a refusal: passwords, codes, and the form's own fields. */
const typedAnew = /password|^(?:current|code)$|^_/i;

export class FormRefused {
  readonly state: FormState;
  constructor(state: FormState) {
    this.state = {
      ...state,
      values: Object.fromEntries(Object.entries(state.values).filter(([name]) => !typedAnew.test(name))),
    };
  }
}

interface Extra {
  /** What the screen itself found wrong, by German names. */
  also?: readonly Problem[];
  /** What the fields have to fit where the call itself would take less. */
  schema?: Parameters<typeof check>[0];
  /** Fields to send instead of those of the form. */
  instead?: Given;
}

export interface FormInput {
  values: Values;
  /** Refuses the form because of one field. */
  refuse: (field: string, message: string) => FormRefused;
  send: <D extends Definition, A>(
    endpoint: Endpoint<D>,
    call: Omit<Call<D>, 'body'> & Extra,
    then: (reply: Reply<D>) => A,
  ) => Promise<A | FormRefused>;
}

export function formInput(values: Values, api: Api, t: T): FormInput {
  const refused = (status: number, problems: FieldProblem[], more: Partial<FormState> = {}): FormRefused =>
    new FormRefused({ status, problems, values, ...(values._form !== undefined && { form: values._form }), ...more });
  return {
    values,
    refuse: (field, message) => refused(400, [{ field, message }]),
    async send(endpoint, { also, instead = values, schema = endpoint.body, ...call }, then) {
      const checked = (schema ? check(schema, instead, t, also) : { ok: true, value: undefined }) as Checked<never>;
      if (!checked.ok) return refused(400, checked.problems);
      const sent = {
        ...call,
        ...(endpoint.body && { body: nested(instead) }),
        ...(endpoint.idempotent && { idempotencyKey: values._nonce }),
      };
      let outcome = await api(endpoint, sent);
      // What was refused has done nothing, so the nonce goes along again.
      if (!outcome.ok && outcome.error.PsoErrorCode === 'PSOF0301')
        outcome = await (await import('./proof/proof.ts')).prove(api, endpoint, sent);
      if (outcome.ok) return then(outcome.value);
      const { Fehler, Message, PsoErrorCode } = outcome.error;
      const problems = Fehler.map(({ Feld, Message: message }) => ({
        field: schema ? codeName(schema, Feld) : Feld,
        message,
      }));
      return refused(outcome.status, problems, {
        code: PsoErrorCode,
        ...(problems.length === 0 && { message: Message || t(PsoErrorCode === away ? 'form.away' : 'fault.text') }),
        ...(outcome.retryAfter !== undefined && { retryAfter: outcome.retryAfter }),
      });
    },
  };
}
