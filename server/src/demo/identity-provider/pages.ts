/** The pages of the provider: who signs in, signing out, and how it behaves. Forms and nothing else; no script. */
import { escapeHtml } from '#platform/escape-html.ts';
import { type Mood, moods } from './mood.ts';
import { type CompanyPerson, departmentWithAgency } from './people.ts';

export const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
} as const;

/** Whoever signs in is sent back to the portal by this very form, so that it may lead anywhere. */
export const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'";

const style = `:root{color-scheme:light dark;--ink:#1c1f24;--paper:#fff;--line:#767b84;--soft:#f2f4f7;--deed:#0b5cad}
@media (prefers-color-scheme:dark){:root{--ink:#f1f3f5;--paper:#16191d;--line:#8d949e;--soft:#22272e;--deed:#7cb8f5}}
body{font:1.125rem/1.55 system-ui,sans-serif;color:var(--ink);background:var(--paper);max-width:38rem;margin:0 auto;padding:2rem 1.25rem}
h1{font-size:1.75rem;line-height:1.25}ul{list-style:none;padding:0}li{margin:0 0 .75rem}
button{font:inherit;color:inherit;background:var(--soft);border:1px solid var(--line);border-radius:.5rem;padding:.75rem 1rem;min-height:2.75rem}
.person{width:100%;text-align:left}.person b{display:block;color:var(--deed)}button:focus-visible,a:focus-visible,input:focus-visible{outline:3px solid var(--deed);outline-offset:2px}
fieldset{border:1px solid var(--line);border-radius:.5rem;margin:0 0 1.5rem;padding:.75rem 1rem}label{display:block;padding:.375rem 0}a{color:var(--deed)}`;

const page = (title: string, body: string): string => `<!doctype html>
<html lang="de">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head>
<body><main><h1>${title}</h1>
${body}
</main></body></html>
`;

export const choicePage = (uid: string, people: readonly CompanyPerson[]): string =>
  page(
    'Mit dem Unternehmenskonto anmelden',
    `<p>Das ist der Anmeldedienst der Demo. Wer möchten Sie sein? Ein Passwort gibt es hier nicht.</p>
<form method="post" action="/anmelden/${escapeHtml(uid)}"><ul>
${people
  .map(
    ({ id, givenName, familyName, said }) =>
      `<li><button class="person" name="person" value="${escapeHtml(id)}"><b>${escapeHtml(`${givenName} ${familyName}`)}</b>${escapeHtml(said)}</button></li>`,
  )
  .join('\n')}
</ul><p><button name="abbrechen" value="1">Abbrechen</button></p></form>`,
  );

/** `form` is the library's, with what proves that it was shown. */
export const signOutPage = (form: string): string =>
  page(
    'Abmelden',
    `<p>Möchten Sie sich auch beim Unternehmen abmelden?</p>${form}
<p><button form="op.logoutForm" name="logout" value="yes">Abmelden</button> <button form="op.logoutForm">Angemeldet bleiben</button></p>`,
  );

export const signedOutPage = (): string => page('Abgemeldet', '<p>Sie sind abgemeldet.</p>');

export const errorPage = (error: string): string =>
  page('Das geht nicht', `<p>Der Anmeldedienst kann diese Anfrage nicht annehmen: ${escapeHtml(error)}.</p>`);

export const moodPage = (mood: Mood, people: readonly CompanyPerson[]): string =>
  page(
    'Anmeldedienst (Demo)',
    `<p>Hier melden sich Menschen von Agenturen mit ihrem Unternehmenskonto an: auf der Seite „Anmeldung für Agenturen“ eines Portals der Demo.</p>
<form method="post" action="/"><fieldset><legend>Er antwortet</legend>
${Object.entries(moods)
  .map(
    ([name, said]) =>
      `<label><input type="radio" name="antwort" value="${name}"${name === mood ? ' checked' : ''}> ${said}</label>`,
  )
  .join('\n')}
</fieldset>
<fieldset><legend>${escapeHtml(departmentWithAgency)} gehört zur Agentur</legend><ul>
${people.map(({ givenName, familyName, role }) => `<li>${escapeHtml(`${givenName} ${familyName}`)}: ${role ? escapeHtml(role) : 'ohne Rolle'}</li>`).join('\n')}
</ul></fieldset>
<button>Übernehmen</button></form>`,
  );
