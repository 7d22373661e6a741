/** What an A/B test may be about: published blocks with their words, the ways to share, and who tells what is reached. */
import type { AbTestGround, BlockWords, NewAbTest } from '@weitersagen/contract/ab-test/desk';
import { aimsOf, isToldByBrowser } from '@weitersagen/contract/ab-test/rules';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Problem } from '@weitersagen/contract/basics/wire';
import type { ItemData } from '@weitersagen/contract/cms/schema';
import { consentModeOf } from '@weitersagen/contract/consent/mode';
import { contentSchemas } from '@weitersagen/contract/content/content-schemas';
import { offeredChannels } from '@weitersagen/contract/recommendation/channels';
import { listItems } from '#cms/cms.ts';
import { appOf, outsideOf } from '#content/content.ts';
import { today } from '#platform/clock.ts';
import type { Tx } from '#platform/context.ts';

const blocksMax = 1000;

export async function groundOf(tx: Tx): Promise<AbTestGround> {
  const { system, mandant } = tx;
  const { config } = mandant;
  const isElsewhere = outsideOf(system, mandant) !== undefined;
  const asksConsent = consentModeOf(config.features) !== 'aus';
  return {
    today: today(tx.now),
    blocks: isElsewhere ? [] : await listBlocks(tx),
    isElsewhere,
    channels: offeredChannels(config),
    asksConsent,
    hearsHits: !asksConsent || system.config.trackerBase === undefined,
  };
}

type Block = AbTestGround['blocks'][number];

export async function listBlocks(tx: Tx): Promise<Block[]> {
  const { name: schema } = contentSchemas.blocks;
  const { items } = await listItems(
    tx,
    { app: appOf(tx.system, tx.mandant), schema },
    { top: blocksMax, withoutTotal: true },
  );
  return items.map(({ id, data }) => ({ id, ...saidBy(data as ItemData, tx.mandant.config.defaultLanguage) }));
}

function saidBy(data: ItemData, defaultLanguage: string): Omit<Block, 'id'> {
  const said = (field: string, locale: string): string => String(data[field]?.[locale] ?? '');
  const words = Object.keys(data.inhalt ?? {})
    .filter((locale) => said('inhalt', locale).trim() !== '')
    .map((locale) => ({
      locale,
      title: said('titel', locale),
      text: said('inhalt', locale),
      linkText: said('linkText', locale),
    }))
    .toSorted((a, b) => Number(b.locale === defaultLanguage) - Number(a.locale === defaultLanguage));
  const identifier = String(data.identifier?.iv ?? '');
  return { title: words.find(({ title }) => title !== '')?.title || identifier, words };
}

/** Refuses what no test can be about here, all of it at once. */
export function checkNew(ground: AbTestGround, test: NewAbTest): void {
  const { subject, split, aim, from, until } = test;
  const problems: Problem[] = [
    ...(subject === 'block' ? problemsOfWords(ground, test) : problemsOfOrder(ground, test)),
    ...(split === 'consent' && !ground.asksConsent ? [{ field: 'Aufteilung', code: 'test-no-consent' }] : []),
    ...(aimsOf(subject).includes(aim) ? [] : [{ field: 'Ziel', code: 'test-other-aim' }]),
    ...(isToldByBrowser(aim) && !ground.hearsHits ? [{ field: 'Ziel', code: 'test-no-hits' }] : []),
    ...(from < ground.today ? [{ field: 'Von', code: 'test-begins-before' }] : []),
    ...(until < ground.today ? [{ field: 'Bis', code: 'test-over' }] : []),
  ];
  if (problems.length > 0) refuse('input.invalid', { problems });
}

function problemsOfWords({ blocks }: AbTestGround, { block, words }: NewAbTest): Problem[] {
  const published = blocks.find(({ id }) => id === block);
  if (!published) return [{ field: 'Baustein', code: 'test-no-block' }];
  const problems: Problem[] = words.flatMap(({ locale }, index) => {
    if (!published.words.some((one) => one.locale === locale))
      return [{ field: `WorteB.${index}.Text`, code: 'test-other-language' }];
    const isRepeated = words.findIndex((one) => one.locale === locale) < index;
    return isRepeated ? [{ field: `WorteB.${index}.Sprache`, code: 'repeated' }] : [];
  });
  const missing = published.words.filter(({ locale }) => !words.some((one) => one.locale === locale));
  if (missing.length > 0)
    problems.push({
      field: 'WorteB',
      code: 'test-language-missing',
      values: { value: missing.map(({ locale }) => locale).join(', ') },
    });
  const isSame = published.words.every((one) => words.some((other) => saysSame(one, other)));
  return problems.length === 0 && isSame ? [{ field: 'WorteB.0.Text', code: 'test-same-words' }] : problems;
}

const saysSame = (one: BlockWords, other: BlockWords): boolean =>
  one.locale === other.locale &&
  (['title', 'text', 'linkText'] as const).every((part) => plain(one[part]) === plain(other[part]));

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

function problemsOfOrder({ channels }: AbTestGround, { order }: NewAbTest): Problem[] {
  const isWhole = order.length === channels.length && channels.every((name) => order.includes(name));
  if (!isWhole) return [{ field: 'ReihenfolgeB', code: 'test-not-all' }];
  const isSame = order.every((name, place) => channels[place] === name);
  return isSame ? [{ field: 'ReihenfolgeB', code: 'test-same-order' }] : [];
}
