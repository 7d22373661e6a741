/**
 * What a file changes of a mandant that is there: the desk, another file or a hand may have changed it since. Of the catalogue
 * the versions of the desk tell what a file wrote, so it is not compared here.
 */
import { maskIban } from '@weitersagen/contract/bank-account/iban';
import { decode, encode } from '@weitersagen/contract/basics/wire';
import { writtenPage } from '@weitersagen/contract/content/written-pages';
import type { Debtor, MandantFile } from '@weitersagen/contract/mandant/file';
import { MandantConfig } from '@weitersagen/contract/mandant/schemas';
import {
  findCaptchaSecret,
  findProviderKey,
  findStored,
  listNewApiKeys,
  listPortalSecrets,
  type Stored,
} from '#mandant/mandant.ts';
import type { Tx } from '#platform/context.ts';
import { changed, type Difference, leaves } from '#platform/settings/leaves.ts';
import { listRoutes, listStoredLanguages } from '#site/site.ts';

export const debtorPath = 'Auszahlungskonto';
export const sandboxPath = 'Konfiguration.Sandbox';
export const apiKeyPath = 'ApiSchluessel.';

/** In the order of the file; undefined for a mandant that is not there yet. */
export async function findDifferences(tx: Tx, file: MandantFile): Promise<Difference[] | undefined> {
  const stored = await findStored(tx);
  if (!stored) return undefined;
  return [
    ...changed('Name', stored.name, file.name),
    ...file.hosts.filter((host) => !stored.hosts.includes(host)).flatMap((host) => changed('Hosts', null, host)),
    ...configDifferences(stored, file),
    ...(await portalSecretDifferences(tx, file)),
    ...(file.debtor ? changed(debtorPath, stored.debtor ? masked(stored.debtor) : null, masked(file.debtor)) : []),
    ...(await listNewApiKeys(tx, file.apiKeys)).flatMap(({ name, isOfDesk }) =>
      changed(`${apiKeyPath}${name}`, isOfDesk ? 'key of the desk' : null, 'key of the file'),
    ),
    ...(await languageDifferences(tx, file)),
    ...(await routeDifferences(tx, file)),
  ];
}

export const masked = ({ holder, iban }: Debtor): string => `${holder}, ${maskIban(iban)}`;

const secret = new Set(['Konfiguration.CmsClientSecret']);

const hiddenChange = (path: string, from: string | null, to: string | null): Difference[] =>
  from === to ? [] : [{ path, from: from && 'secret', to: to && 'another secret' }];

/** They are sealed beside the configuration, not in it. */
async function portalSecretDifferences(tx: Tx, { config }: MandantFile): Promise<Difference[]> {
  const [current = null, former = null] = await listPortalSecrets(tx);
  return [
    ...hiddenChange('Konfiguration.AutologinSecret', current, config.autologinSecret),
    ...hiddenChange('Konfiguration.AutologinSecretVorher', former, config.autologinSecretFormer),
    ...hiddenChange('Konfiguration.CaptchaSecret', await findCaptchaSecret(tx), config.captchaSecret),
    ...hiddenChange('Konfiguration.AnbieterSchluessel', await findProviderKey(tx), config.providerKey),
  ];
}

function configDifferences({ config }: Stored, file: MandantFile): Difference[] {
  const decoded = decode(MandantConfig, config);
  const before = new Map(leaves('Konfiguration', decoded.ok ? encode(MandantConfig, decoded.value) : config));
  const after = new Map(leaves('Konfiguration', encode(MandantConfig, file.config)));
  return [...new Set([...after.keys(), ...before.keys()])].flatMap((path) => {
    const [from, to] = [before.get(path) ?? null, after.get(path) ?? null];
    return secret.has(path) ? hiddenChange(path, from, to) : changed(path, from, to);
  });
}

async function languageDifferences(tx: Tx, { languages }: MandantFile): Promise<Difference[]> {
  const stored = await listStoredLanguages(tx);
  const listed = new Set(languages.map(({ language }) => language));
  return [
    ...languages.flatMap(({ language, name, texts }) => {
      const path = `Sprachen.${language}`;
      const own = stored.find((one) => one.language === language);
      return [
        ...changed(path, own && own.removedAt === null ? own.name : null, name),
        // Pages of the file are content, which the desk keeps.
        ...Object.entries(texts).flatMap(([key, value]) =>
          writtenPage(key) ? [] : changed(`${path}.Texte.${key}`, own?.texts.get(key) ?? null, value),
        ),
      ];
    }),
    ...stored
      .filter(({ language, removedAt }) => !listed.has(language) && removedAt === null)
      .flatMap(({ language, name }) => changed(`Sprachen.${language}`, name, null)),
  ];
}

async function routeDifferences(tx: Tx, { routes }: MandantFile): Promise<Difference[]> {
  const stored = await listRoutes(tx);
  return routes.flatMap(({ name, path }) =>
    changed(`Routen.${name}`, stored.find((one) => one.name.toLowerCase() === name.toLowerCase())?.path ?? null, path),
  );
}
