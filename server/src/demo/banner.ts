/** Where everything is in demo mode, and who may sign in: printed by a start. */

import type { Config } from '#platform/config.ts';
import { agencySlugs } from './agency/agencies.ts';
import { offices } from './agency/offices.ts';
import { demoAddress, demoApiKey, demoEmail, demoSlugs, passwordSlugs } from './brands.ts';
import { type DemoOperator, demoPassword } from './operators.ts';
import { anna } from './tales.ts';

const column = 30;
const row = (name: string, value: string): string => `${name.padEnd(column)} ${value}`;

/** Where the page of a client, a provider of products and one of single sign-on are, if they could be started. */
export const demoLines = (
  { port, demoTotp, smtpUrl, testMode }: Config,
  operators: readonly DemoOperator[],
  { host, provider, identityProvider }: Readonly<Record<'host' | 'provider' | 'identityProvider', string | undefined>>,
): string[] => [
  '',
  ...demoSlugs.map((slug) => row(slug, demoAddress(slug, port))),
  ...(host ? [row("a bank's page with the widget", host)] : []),
  ...(provider ? [row('a provider of products', provider)] : []),
  ...(identityProvider ? [row('single sign-on of agencies', identityProvider)] : []),
  ...(smtpUrl ? [] : [row('mails of a brand', `${demoAddress('{brand}', port)}/postfach`)]),
  row('API to read, as OpenAPI', `http://localhost:${port}/api, /api/openapi.json`),
  row('desk of the operator', `http://localhost:${port}/verwaltung`),
  row('operator signs in', `POST http://localhost:${port}/api/v1/{brand}/admin/login`),
  '',
  ...operators.map(({ email, totpSecret }) =>
    row(email, demoTotp ? `${demoPassword}, second factor ${totpSecret}` : demoPassword),
  ),
  // In test mode nobody has recommended anything yet.
  ...(testMode
    ? []
    : [...Map.groupBy(passwordSlugs, (slug) => demoEmail(anna.email, slug))].map(([email, slugs]) =>
        row(email, `${demoPassword}, signs in at /de/login of ${slugs.join(', ')}`),
      )),
  ...(testMode ? [] : agencyLines()),
  ...demoSlugs.map((slug) => row(`X-Api-Key of ${slug}`, demoApiKey(slug))),
];

/** Whoever works in an agency, with the number, and where they sign in. */
const agencyLines = (): string[] =>
  offices.flatMap(({ number, status, people }) =>
    people.map(({ email, number: own }) =>
      row(
        email,
        `${demoPassword}, agency ${[number, own, status].filter(Boolean).join(' ')}, at /de/agentur/login of ${agencySlugs.join(', ')}`,
      ),
    ),
  );
