/**
 * The HTML around a page. Nothing in it is executed but the page script; the data of the page are JSON (rules 1.6).
 */
import type { ConsentManagerUse } from '@weitersagen/contract/consent/managers';
import type { PageAssets } from '@weitersagen/contract/page/page';

/** The paper of a brand. */
interface Grounds {
  light: string;
  dark: string;
}

/** What the script that sends hits is told by a page. */
interface Tracked {
  siteId: number;
  /** Another tracker than the portal itself. */
  tracker: string | undefined;
  /** JSON, where the goals have other numbers than those of the table. */
  numbers: string | undefined;
  /** Nobody asks for consent, so nothing is kept in the browser, and hits stay with the portal. */
  isCookieless: boolean;
  /** Nobody asks, or the visitor has agreed before: nothing waits for an answer. */
  isAtOnce: boolean;
  /** Reached on the way to it, as the numbers that the tracker knows. */
  reached: readonly number[];
  /** The hit that tells the portal itself that somebody declined, where somebody is asked (goal 14). */
  declined: string | undefined;
  /** Its address names a campaign that no cookie keeps (R-33). */
  carriesChannel: boolean;
}

export interface Document {
  locale: string;
  status: number;
  /** RouteName of the page. */
  page?: string;
  /** It is the page of a link, which has a script of its own beside the page script. */
  isShared?: boolean;
  /** It is a page of agencies, which have a script of their own. */
  isOfAgency?: boolean;
  /** Where whoever works in an area goes when the session is over (S-02). */
  login?: string | undefined;
  /** A page of a token in whose place this one is shown, and where the tab keeps that token. */
  wanted?: { store: string; address: string } | undefined;
  /** Its path without values, as the list of pages has it (R-35). */
  path?: string;
  /** In a page of the client: its frametype, and who may be around it (G-07). */
  frame?: { type: string; origins: readonly string[]; neverFramed: readonly string[] } | undefined;
  /** By which campaign its address says that somebody comes (R-33). */
  campaign?: string | undefined;
  /** How it is counted, where it is (K-10). */
  tracking?: Tracked | undefined;
  /** Who asks for consent, about which list, and where the answer goes (G-11); nothing where nobody asks. */
  consent?:
    | {
        mode: 'extern' | 'intern';
        /** Of a third party; none is the stand-in. */
        manager?: ConsentManagerUse | undefined;
        /** Where its settings are, if not on this page. */
        settings?: string;
        list: string;
        call: string;
        isQuiet: boolean;
      }
    | undefined;
  title: string;
  /** Lines for those who only look at the head. */
  head?: string;
  /** What is said when the script does not come. */
  failed?: string;
  theme: string;
  /** What a browser paints its own bar with. */
  grounds: Grounds;
  /** Before the names of the icons, where they are not those of the mandant. */
  icons?: string;
  nonce: string;
  assets: PageAssets;
  /** Whose styles are needed beside those of every page. */
  areas?: readonly string[];
  /** Stands above the page once, and is nothing that comes alive. */
  above?: string;
  /** Behind it, and as still: what the page opens. */
  below?: string;
  /** The question to whoever leaves, with a script of its own (R-37). */
  exit?: string;
  /** Its form waits for a captcha. */
  hasCaptcha?: boolean;
  /** The desk shows it in itself, with what no visitor sees yet. */
  isPreview?: boolean;
  app: string;
  /** JSON, already text; a page that stays as it is has none and never comes alive. */
  boot?: string;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] as string);

/** JSON that no script element can be left with. */
export const scriptJson = (json: string): string => json.replaceAll('<', '\\u003c');

export const documentOf = ({
  locale,
  status,
  page,
  isShared,
  isOfAgency,
  path,
  login,
  wanted,
  frame,
  campaign,
  tracking,
  consent,
  title,
  head = '',
  failed = '',
  theme,
  grounds,
  icons = '',
  nonce,
  assets,
  areas = [],
  above = '',
  below = '',
  exit = '',
  hasCaptcha = false,
  isPreview = false,
  app,
  boot,
}: Document): string => `<!doctype html>
<html lang="${escaped(locale)}" data-status="${status}"${page === undefined ? '' : ` data-page="${escaped(page)}"`}${login === undefined ? '' : ` data-login="${escaped(login)}"`}${wanted === undefined ? '' : ` data-wanted-store="${escaped(wanted.store)}" data-wanted="${escaped(wanted.address)}"`}${path === undefined ? '' : ` data-path="${escaped(path)}"`}${frame === undefined ? '' : frameData(frame)}${campaign === undefined ? '' : ` data-campaign="${escaped(campaign)}"`}${tracking === undefined ? '' : trackingData(tracking, assets)}${consent === undefined ? '' : consentData(consent, assets)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light${frame === undefined ? ' dark' : ''}">
<title>${escaped(title)}</title>
<link rel="icon" href="${icons}/icon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="${icons}/apple-touch-icon.png">
${themeColours(grounds)}
${head && `${head}\n`}${stylesheets([assets.style, ...areas.map((area) => assets.areaStyles?.[area] ?? '')])}
${theme && `<style nonce="${nonce}">${theme}</style>\n`}${frame ? `<script src="${assets.frameScript}" defer></script>\n` : ''}${isPreview ? `<script src="${assets.previewScript}" defer></script>\n` : ''}${hasCaptcha ? `<script src="${isOfAgency ? assets.agencyCheck : assets.captchaHold}" ${isOfAgency ? 'type="module"' : 'defer'}></script>\n` : ''}<script src="${assets.pageScript}"${boot === undefined ? '' : ` data-portal="${assets.portal}" data-failed="${escaped(failed)}"`} defer></script>${isShared ? `<script src="${assets.shareScript}" defer></script>` : ''}${isOfAgency ? `<script src="${assets.agencyScript}" defer></script>` : ''}${tracking === undefined ? '' : trackingScripts(tracking, assets)}${consent === undefined ? '' : consentScripts(consent)}${exit && `<script src="${assets.exitIntent}" defer></script>`}
</head>
<body>
${above && `${above}\n`}<div id="app">${app}</div>
${below && `${below}\n`}${exit && `${exit}\n`}${boot === undefined ? '' : `<script type="application/json" id="boot">${boot}</script>\n`}</body>
</html>
`;

const stylesheets = (addresses: readonly string[]): string =>
  addresses.map((address) => address && `<link rel="stylesheet" href="${address}">`).join('');

export const themeColours = ({ light, dark }: Grounds): string =>
  `<meta name="theme-color" content="${light}"><meta name="theme-color" media="(prefers-color-scheme: dark)" content="${dark}">`;

/** Read by the script of the frame. */
const frameData = ({ type, origins, neverFramed }: NonNullable<Document['frame']>): string =>
  Object.entries({ frame: type, origins: origins.join(' '), away: neverFramed.join(' ') })
    .map(([name, value]) => ` data-${name}="${escaped(value)}"`)
    .join('');

/** Read by the page script, and by whoever asks for consent. */
const consentData = (
  { mode, manager, settings, list, call, isQuiet }: NonNullable<Document['consent']>,
  { consentQuestion = '', consentManager = '' }: PageAssets,
): string =>
  Object.entries({
    mode,
    list,
    call,
    ...(isQuiet && { quiet: '' }),
    ...(settings && { settings }),
    ...(manager
      ? { adapter: consentManager, kind: manager.source, script: manager.script, id: manager.id ?? '' }
      : { question: consentQuestion }),
  })
    .map(([name, value]) => ` data-consent-${name}="${escaped(value)}"`)
    .join('');

/** Read by what sends hits (tracking/sender.ts), and by whoever brings it after an answer (tracking/start.ts). */
const trackingData = (
  { siteId, tracker, numbers, isCookieless, isAtOnce, reached, declined }: Tracked,
  { tracking = '' }: PageAssets,
): string =>
  Object.entries({
    ...(!isAtOnce && { tracking }),
    site: String(siteId),
    ...(tracker !== undefined && { tracker }),
    ...(numbers !== undefined && { goals: numbers }),
    ...(isCookieless && { cookieless: '' }),
    ...(reached.length > 0 && { goal: reached.join('.') }),
    ...(declined !== undefined && { declined }),
  })
    .map(([name, value]) => ` data-${name}="${escaped(value)}"`)
    .join('');

/** Where nobody has to answer it comes with the page, and what hands a campaign on where there is one. */
const trackingScripts = ({ isAtOnce, carriesChannel }: Tracked, { tracking = '', channel = '' }: PageAssets): string =>
  [...(isAtOnce ? [tracking] : []), ...(carriesChannel ? [channel] : [])]
    .map((module) => `<script src="${module}" type="module"></script>`)
    .join('');

/** The stand-in of a third party. */
const consentScripts = ({ mode, manager, settings }: NonNullable<Document['consent']>): string =>
  mode === 'extern' && !manager && !settings ? '<script src="/consent/extern.js" defer></script>' : '';
