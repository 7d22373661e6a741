/**
 * A mail of the portal as a template: it gives the parts of its letter, and what becomes of them is decided in one place.
 * It goes in a language that the mandant has pages in; whoever had another one reads the default (G-01). It says what the
 * mandant's own words for it say, where there are some that can be used: a mail never waits for them, nor is lost by them.
 */
import type { Ctx, System } from '#platform/context.ts';
import { type AnyTemplate, type Beside, type Letter, type Template, template } from '#platform/mail/template.ts';
import { listUsableLanguages } from '#site/site.ts';
import { writeLetter } from './compose.ts';
import { dress } from './own/dress.ts';
import { type OwnWords, type ReadWords, readOwnWords } from './own/own-words.ts';
import { namesOf, oneLine, type Placeholders, valuesOf } from './own/placeholders.ts';
import type { LetterParts } from './parts.ts';

/** Makes the parts; runs when the mail is sent, tokens of links are made here. */
type MakeParts<Parameters> = (ctx: Ctx, parameters: Parameters, language: string) => Promise<LetterParts> | LetterParts;

export interface LetterTemplate<Parameters extends object> extends Template<Parameters> {
  parts: MakeParts<Parameters>;
  placeholders: Placeholders<Parameters>;
}

/** Any mail of the portal: to list it, not to queue it. */
export type AnyLetter = LetterTemplate<never>;

export const isLetter = (one: AnyTemplate | undefined): one is AnyLetter => one !== undefined && 'placeholders' in one;

/** What stands with a mail of the portal beside its parts. */
export type BesideLetter<Parameters extends object> = Beside<Parameters> & { placeholders: Placeholders<Parameters> };

export const letter = <Parameters extends object>(
  id: string,
  parts: MakeParts<Parameters>,
  beside: BesideLetter<NoInfer<Parameters>>,
): LetterTemplate<Parameters> => ({
  ...template<Parameters>(
    id,
    async (ctx, parameters, language) => writeLetter(ctx, language, await parts(ctx, parameters, language)),
    beside,
  ),
  parts,
  placeholders: beside.placeholders,
});

/** The mandant's own words for a mail that are published; undefined where there are none. */
export type FindOwnWords = (ctx: Ctx, templateId: string, language: string) => Promise<OwnWords | undefined>;

/** The mails of the portal as they are sent. */
export const portalMails = (letters: readonly AnyLetter[], find: FindOwnWords): AnyTemplate[] =>
  letters.map((one) => ({
    ...one,
    write: async (ctx, parameters, language) => {
      const usable = await listUsableLanguages(ctx);
      const spoken = usable.some((each) => each.language === language) ? language : ctx.mandant.config.defaultLanguage;
      const read = await usableWords(ctx, one, spoken, find);
      const parts = await one.parts(ctx, parameters, spoken);
      return (
        (read && (await inOwnWords(ctx, one, { parameters, parts, language: spoken, read }))) ??
        writeLetter(ctx, spoken, parts)
      );
    },
  }));

/** So long a mail looks for its own words; then it says the program's, and so do those of the next minute. */
const patienceMs = 2000;
const restMs = 60_000;
/** Until when nobody asks, by mandant. */
const resting = new WeakMap<System, Map<number, number>>();

async function usableWords(
  ctx: Ctx,
  one: AnyLetter,
  language: string,
  find: FindOwnWords,
): Promise<ReadWords | undefined> {
  const about = { template: one.id, language };
  try {
    const words = await foundInTime(ctx, () => find(ctx, one.id, language));
    if (!words) return undefined;
    const read = await readOwnWords(ctx.mandant, namesOf(one.placeholders), words);
    if (read.problems.length === 0) return read;
    ctx.log.warn({ ...about, problems: read.problems }, 'own words of a mail are not used');
  } catch (err) {
    ctx.log.error({ ...about, err }, 'own words of a mail could not be read');
  }
  return undefined;
}

/** After a store that failed or was late nobody asks it for a while. */
async function foundInTime(
  { system, mandant }: Ctx,
  find: () => Promise<OwnWords | undefined>,
): Promise<OwnWords | undefined> {
  const rests = resting.get(system) ?? new Map<number, number>();
  resting.set(system, rests);
  if ((rests.get(mandant.id) ?? 0) > Date.now()) return undefined;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('own words came too late')), patienceMs);
  });
  try {
    return await Promise.race([find(), late]);
  } catch (error) {
    rests.set(mandant.id, Date.now() + restMs);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

interface Dressing {
  parameters: object;
  parts: LetterParts;
  language: string;
  read: ReadWords;
}

async function inOwnWords(ctx: Ctx, one: AnyLetter, given: Dressing): Promise<Letter | undefined> {
  try {
    return await writeOwnLetter(ctx, one, given);
  } catch (err) {
    ctx.log.error({ template: one.id, language: given.language, err }, 'own words of a mail could not be filled');
    return undefined;
  }
}

export function writeOwnLetter(
  ctx: Ctx,
  one: AnyLetter,
  { parameters, parts, language, read }: Dressing,
): Promise<Letter> {
  const own = valuesOf(one.placeholders, { parameters, parts, at: { ctx, language } });
  const values = new Map([
    ...Object.entries(read.variables).map(([name, value]) => [name, oneLine(value)] as const),
    ...own,
  ]);
  const { parts: dressed, body } = dress(parts, read, values);
  return writeLetter(ctx, language, dressed, body);
}
