/** Whether a form asks for a captcha, and with what it is solved (C-25, K-08). */
import * as z from 'zod/mini';
import { labels } from '../basics/label.ts';
import { opaque } from '../basics/text.ts';
import { optional, type Value, wire } from '../basics/wire.ts';

/** Ours, which asks nobody outside; or that of a service. */
export const captchaKind = labels({ altcha: 'altcha', friendlyCaptcha: 'friendly-captcha' });

/** What becomes of a form while the service cannot be asked. */
export const captchaOutage = labels({ letThrough: 'durchlassen', refuse: 'ablehnen' });

export const CaptchaQuestion = wire({
  isRequired: ['IsCaptchaRequired', z.boolean()],
  siteKey: ['SiteKey', optional(z.string())],
  endpoint: ['Endpoint', optional(z.string())],
  /** Only where one is required. */
  kind: ['Art', z.optional(captchaKind)],
  /** Of ours: the challenge of Altcha as JSON in base64. Its payload is the solution. */
  task: ['Aufgabe', z.optional(z.string())],
});
export type CaptchaQuestion = Value<typeof CaptchaQuestion>;

/** Any query of such a call asks the question instead of doing what it is for. */
export const captchaCommand = optional(z.enum(['IsCaptchaRequired']));
export const captchaSolution = optional(opaque(5000));

/** The one that PORTAL_TESTMODE accepts. */
export const testSolution = 'test-ok';
