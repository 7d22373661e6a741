/** A world in which every kind of thing exists on both mandants, with the tokens of one and of the other. */

import { plusDays } from '@weitersagen/contract/basics/day';
import type { InjectOptions } from 'fastify';
import type { TestApp } from '../testing/app.ts';
import { apiKeyOf, products, type Slug, terms, today } from '../testing/mandant-files.ts';
import { confirm, desk, recommendAndRegister, release, report, rewardTokenOf, type Walk } from '../testing/walk.ts';
import { type World, world } from '../testing/world.ts';
import type { Known } from './inputs.ts';

export interface Cast extends Pick<World, 'as'> {
  app: TestApp;
  /** Values of `spbdevk` by lower-case wire name. */
  known: Known;
  tokens: Readonly<Record<string, string>>;
  foreignTokens: Readonly<Record<string, string>>;
  apiKey: string;
  walks: Readonly<Record<Slug, Walk>>;
  raw(
    method: string,
    url: string,
    options: { body?: unknown; headers?: Record<string, string> },
  ): Promise<{ status: number; text: string; json: unknown; type: string }>;
}

export async function cast(): Promise<Cast> {
  const { app, as, days } = await world();
  const walks: Partial<Record<Slug, Walk>> = {};
  const tokens: Partial<Record<Slug, Record<string, string>>> = {};
  for (const mandant of ['spbdevk', 'versicherung'] as const) {
    const walk = await recommendAndRegister(app, { mandant, tag: mandant });
    await confirm(app, walk);
    await report(app, walk, 'bestaetigt', today);
    walks[mandant] = walk;
  }
  await days(15);
  const { eva } = await desk(app);
  for (const mandant of ['spbdevk', 'versicherung'] as const) {
    const walk = walks[mandant] as Walk;
    await release(app, walk, eva);
    tokens[mandant] = {
      operator: eva,
      recipient: walk.recipientToken,
      reward: rewardTokenOf(walk, walk.recommenderEmail),
    };
  }
  const { spbdevk, versicherung } = walks as Record<Slug, Walk>;
  const rewards = await app.call('PUT', '/admin/praemierungen', { token: eva, body: {} });
  const rewardIds = rewards.body.Content.map((row: { Id: string }) => row.Id);
  const known: Record<string, unknown[]> = {
    nr: [spbdevk.number, spbdevk.recipientNumber, spbdevk.orderNumber, versicherung.number],
    hex: [spbdevk.hash, spbdevk.recipientHash],
    h: [spbdevk.hash],
    hash: [spbdevk.hash],
    id: [...rewardIds, 101, 1, 2],
    empfehlungsnummer: [spbdevk.number],
    empfaengernummer: [spbdevk.recipientNumber],
    praemieid: [1, 5],
    produkt: [products.home, products.fibre],
    agbtext: [terms],
    agbakzeptiert: [true],
    email: ['carl@example.org', spbdevk.recommenderEmail],
    iban: ['DE02120300000000202051', 'DE00120300000000202051'],
    auftragsdatum: [today, plusDays(today, 10)],
    lang: ['de', 'en'],
    token: [spbdevk.recipientToken, 'x'.repeat(43)],
    grund: ['Prüfung'],
    // The clock stays where the world needs it.
    jetzt: [app.app.system.clock.now().toISOString()],
  };
  return {
    app,
    as,
    known,
    tokens: tokens.spbdevk ?? {},
    foreignTokens: { ...tokens.versicherung, operator: 'not.a.token' },
    apiKey: apiKeyOf('spbdevk'),
    walks: { spbdevk, versicherung },
    raw: rawOf(app),
  };
}

const rawOf =
  ({ app }: TestApp): Cast['raw'] =>
  async (method, url, { body, headers = {} }) => {
    const isText = typeof body === 'string';
    const answer = await app.http.fastify.inject({
      method: method as InjectOptions['method'] & string,
      url,
      headers: {
        ...(body === undefined ? {} : { 'content-type': isText ? 'text/csv' : 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: isText ? body : JSON.stringify(body) }),
    } as InjectOptions);
    const type = String(answer.headers['content-type'] ?? '').replace(/;.*$/, '');
    const isJson = /[/+]json$/.test(type);
    return {
      type,
      status: answer.statusCode,
      text: answer.body,
      json: isJson && answer.body ? JSON.parse(answer.body) : undefined,
    };
  };
