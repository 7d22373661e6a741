/** Every mail of the product with its subjects, made by the real templates from the values of the previews. */
import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { decode } from '../../contract/src/basics/wire.ts';
import { MandantFile } from '../../contract/src/mandant/file.ts';
import { readConfig } from '../../server/src/platform/config.ts';
import type { Ctx } from '../../server/src/platform/context.ts';
import {
  type AnyTemplate,
  listSamples,
  type Templates,
  templatesById,
  writeKept,
} from '../../server/src/platform/mail/template.ts';
import { openVault } from '../../server/src/platform/vault.ts';
import { filesBelow, textOf } from '../files.ts';
import { root } from '../run.ts';
import { table } from './table.ts';

const day = '2026-01-31';

/** Number, subjects and home of every mail; of a template with several samples the first one speaks. */
export async function mailTable(): Promise<string> {
  const homes = await homesOfTemplates();
  const context = contextWith(templatesById([...homes.keys()]));
  const samples = listSamples(homes.keys(), day);
  const rows = [...new Set(samples.map(({ template }) => template))].map(async (template) => {
    const { parameters } = samples.find((one) => one.template === template) ?? {};
    const [german, english] = await Promise.all(
      ['de', 'en'].map(async (language) => (await writeKept(template, context, parameters, language)).subject),
    );
    const counted = template.share ? `by the ${template.share}` : '';
    return [template.id, german ?? '', english ?? '', `\`${homes.get(template)}\``, counted];
  });
  return table(['number', 'subject', 'in English', 'sent by', 'counted'], await Promise.all(rows));
}

/** Every template with the folder of the feature that it stands in. */
async function homesOfTemplates(): Promise<ReadonlyMap<AnyTemplate, string>> {
  const homes = new Map<AnyTemplate, string>();
  for (const path of filesBelow('server/src', /[/]mails[.]ts$/)) {
    const { templates } = (await import(join(root, path))) as { templates: readonly AnyTemplate[] };
    for (const one of templates) homes.set(one, dirname(path).replace(/^server[/]src[/]|(?<!desk)[/]mail$/g, ''));
  }
  return homes;
}

const mandantFile = decode(MandantFile, JSON.parse(textOf('docs/mandant.example.json')));
if (!mandantFile.ok) throw new Error('docs/mandant.example.json is not valid');
const key = `book:${createHash('sha256').update('book').digest('base64')}`;
const config = readConfig({ ENCRYPTION_KEYS: key, TOKEN_KEYS: key });

/** What a template asks of a context: keys, the mandant, and the pages, which are at their built-in places here. */
const contextWith = (templates: Templates): Ctx =>
  ({
    system: {
      templates,
      config,
      vault: openVault(config),
      kept: { get: async () => ({ routes: [], languages: [], usable: [], tags: ['de', 'en'] }) },
    },
    mandant: { id: 1, slug: mandantFile.value.slug, name: mandantFile.value.name, config: mandantFile.value.config },
    locale: 'de',
    // Of files that come along there are none.
    read: async () => [],
    now: new Date(`${day}T09:00:00Z`),
  }) as unknown as Ctx;
