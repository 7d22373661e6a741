/**
 * What is made before the server of the journeys starts: an empty house, which is copied by who needs one of their own,
 * and brands of the journeys alone: one where everybody has to sign in with the portal's own login, which of the demo brands
 * one asks for, too, but its people come signed in from elsewhere; a plain one, which stands in no frame and writes to contacts;
 * one that lets people recommend to themselves; one with campaigns, one whose content changes all the time, and one whose
 * products a provider delivers, one whose visitors are counted by a tracker, one that compares versions of its pages; one with a captcha of our own, and two with that of a service; and one for each way to be asked for
 * consent but the one that all others have.
 */
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { readConfig } from '../server/src/platform/config.ts';
import { createSystem } from '../server/src/platform/system.ts';
import { copyDatabase } from '../server/src/testing/database/snapshot.ts';
import { serviceConfig } from './cast/captcha-place.ts';
import { managerId, managerSlug, tcfScript } from './cast/consent-managers.ts';
import { emptyHouse } from './empty-house.ts';
import { setUpOwnBrand } from './own-brand.ts';

const config = { ...readConfig(process.env), logLevel: 'error' } as const;
await copyDatabase(join(config.dataDir, 'database'));
await (await createSystem(config)).database.close();
await cp(config.dataDir, emptyHouse(), { recursive: true });

const system = await createSystem(config);
const contactMails = {
  mailsContact: true,
  mailsContactReason: 'Für die Geschichten vom Kontakt, dem wir schreiben.',
};
await setUpOwnBrand(system, { slug: 'geschlossen', name: 'Geschlossener Kreis', config: { forcedLogin: true } });
await setUpOwnBrand(system, {
  slug: 'schalter',
  name: 'Schalter Empfehlungen',
  config: { germanIbanOnly: false, agentRecommendation: false, imprintElsewhere: true, ...contactMails },
});
await setUpOwnBrand(system, { slug: 'aktionen', name: 'Programm mit Aktionen' });
await setUpOwnBrand(system, {
  slug: 'selbst',
  name: 'Für sich selbst',
  config: { allowsSelfRecommendation: true },
});
await setUpOwnBrand(system, {
  slug: 'messung',
  name: 'Gemessenes Programm',
  // Every way to pass a link on, and a check of availability.
  config: { twitter: 9 },
});
await setUpOwnBrand(system, { slug: 'tarife', name: 'Tarife vom Anbieter' });
await setUpOwnBrand(system, { slug: 'vieletarife', name: 'Hunderttausend Tarife' });
await setUpOwnBrand(system, { slug: 'redaktion', name: 'Wechselnde Worte' });
await setUpOwnBrand(system, {
  slug: 'geprueft',
  name: 'Geprüftes Programm',
  features: { captcha: true, exitIntentPopup: true },
});
await setUpOwnBrand(system, {
  slug: 'fragtselbst',
  name: 'Fragt selbst',
  features: { externalConsentManager: false, ownConsentManager: true },
});
await setUpOwnBrand(system, {
  slug: 'fragtniemand',
  name: 'Fragt niemanden',
  features: { externalConsentManager: false, ownConsentManager: false },
});
await setUpOwnBrand(system, {
  slug: 'vergleich',
  name: 'Programm im Vergleich',
  features: { externalConsentManager: false, ownConsentManager: false },
});
for (const consentManager of ['usercentrics', 'cookiebot', 'oneTrust', 'tcf'] as const)
  await setUpOwnBrand(system, {
    slug: managerSlug(consentManager),
    name: 'Fragt ein Dritter',
    config: {
      consentManager,
      consentManagerId: managerId,
      ...(consentManager === 'tcf' && { consentManagerScript: tcfScript }),
    },
  });
for (const [slug, captchaOutage] of Object.entries({ dienst: 'letThrough', strenger: 'refuse' } as const))
  await setUpOwnBrand(system, {
    slug,
    name: 'Geprüft vom Dienst',
    features: { captcha: true },
    config: { ...serviceConfig(system.config.port), captchaOutage, employeeEmailPatterns: ['@example.org'] },
  });
await system.database.close();
