/**
 * The direction of the house (CONTRIBUTING.md, "Direction"), as rules:
 *
 *   contract/basics, texts ← contract/<feature> ← server/platform ← server/<feature>s ← server/pages
 *                                               ← web/ui, form, i18n, api, page-script, work ← web/{portal,desk,kit,widget}
 *
 * An arrow points at what is imported. `npm run direction` checks it.
 */

/** The server's features from left to right: each imports only from its left. `server/src/app.ts` is this order. */
export const order = [
  'platform',
  'mandant',
  'figure',
  'captcha',
  'files',
  'media',
  'identity',
  'draft',
  'brand',
  'site',
  'letter',
  'cms',
  'content',
  'contact',
  'product',
  'agent',
  'premium',
  'provider',
  'consent',
  'tracking',
  'ab-test',
  'bank-account',
  'signal',
  'account',
  'agency',
  'campaign',
  'recommendation',
  'recipient',
  'ledger',
  'payout-run',
  'approval',
  'order',
  'reward',
  'sales-partner',
  'payout',
  'case',
  'settlement',
  'invoice',
  'arrival',
  'order-import',
  'claim',
  'person',
  'retention',
  'personal-area',
  'agency-area',
  'operator',
  'desk',
  'pages',
];

/** Beside app.ts, main.ts and bootstrap.ts these stand above all features. */
const above = ['setup', 'demo', 'testing', 'proof'];

const tests = '[.]test[.]tsx?$';
/** Every text of the screens; `words.ts` stand beside what shows them. */
const wordList = 'web/src/i18n/word-list[.]ts$';
const folder = (...names) => `^server/src/(?:${names.join('|')})/`;

/** Nothing to the right: the last feature may import every other. */
const leftOnly = order.slice(0, -1).map((feature, place) => ({
  name: `${feature}-imports-from-its-left`,
  comment: 'A feature of the server imports only the features to its left.',
  severity: 'error',
  from: { path: folder(feature), pathNot: tests },
  to: { path: folder(...order.slice(place + 1)) },
}));

const rules = [
  {
    name: 'contract-is-pure',
    comment: 'The contract runs on both sides: it imports itself and zod.',
    severity: 'error',
    from: { path: '^contract/src/', pathNot: tests },
    to: { pathNot: ['^contract/src/', '^node_modules/zod/'] },
  },
  {
    name: 'contract-tests-are-pure',
    comment: 'Tests of the contract add only the test tools and Node.',
    severity: 'error',
    from: { path: `^contract/src/.*${tests}` },
    to: { path: '^(?:server|web|tools|e2e|bench)/' },
  },
  {
    name: 'contract-basics-know-no-feature',
    comment: 'basics and texts lie under every feature.',
    severity: 'error',
    from: { path: '^contract/src/(?:basics|texts)/' },
    to: { path: '^contract/src/', pathNot: '^contract/src/(?:basics|texts)/' },
  },
  ...leftOnly,
  {
    name: 'front-file-only',
    comment: 'Of another feature only the front file <feature>/<feature>.ts is imported.',
    severity: 'error',
    from: { path: '^server/src/([^/]+)/', pathNot: [`^server/src/(?:${above.join('|')})/`, tests] },
    to: {
      path: `^server/src/(?!platform/|${above.map((name) => `${name}/`).join('|')})([^/]+)/(?!\\1[.]ts$)`,
      pathNot: '^server/src/$1/',
    },
  },
  {
    name: 'tests-see-no-inside',
    comment: 'A test may use more verbs of another feature, but never its sql, routes, jobs or mails.',
    severity: 'error',
    from: { path: `^server/src/([^/]+)/.*${tests}`, pathNot: `^server/src/(?:${above.join('|')})/` },
    to: { path: '^server/src/.+[/-](?:sql|routes|jobs|mails)[.]ts$', pathNot: '^server/src/(?:$1|testing)/' },
  },
  {
    name: 'features-do-not-know-the-app',
    comment: 'app, main, bootstrap, setup, demo, testing and proof stand above all features; only tests use them.',
    severity: 'error',
    from: { path: folder(...order), pathNot: tests },
    to: { path: `^server/src/(?:[^/]+$|(?:${above.join('|')})/)` },
  },
  {
    name: 'feature-has-a-place',
    comment: 'A new folder in server/src needs its place in the order above.',
    severity: 'error',
    from: { path: '^server/src/[^/]+/', pathNot: folder(...order, ...above) },
    to: {},
  },
  {
    name: 'server-loads-web-at-run-time',
    comment: 'The server never imports a source of web; pages loads the built bundle.',
    severity: 'error',
    from: { path: '^server/' },
    to: { path: '^(?:web|node_modules/@weitersagen/web)/' },
  },
  {
    name: 'web-does-not-know-the-server',
    severity: 'error',
    from: { path: '^web/' },
    to: { path: '^(?:server|node_modules/@weitersagen/server)/' },
  },
  {
    name: 'web-ground-knows-no-entry',
    comment:
      'ui, form, i18n, api, page-script and work lie under portal, desk, kit and widget. The list of words reaches up for words alone.',
    severity: 'error',
    from: { path: '^web/src/(?:ui|form|i18n|api|page-script|work)/', pathNot: `^${wordList}` },
    to: { path: '^web/src/(?:portal|desk|kit|widget)/' },
  },
  {
    name: 'widget-is-alone',
    comment: 'A page of a client loads every byte of it.',
    severity: 'error',
    from: { path: '^web/src/widget/', pathNot: tests },
    to: { pathNot: '^web/src/widget/' },
  },
  {
    name: 'web-work-is-on-top-of-the-ground',
    comment: 'work is for work areas: what a page of the portal needs does not import it.',
    severity: 'error',
    from: { path: '^web/src/(?:ui|form|i18n|api|page-script|portal)/', pathNot: `^${wordList}` },
    to: { path: '^web/src/work/' },
  },
  {
    name: 'list-of-words-is-words',
    comment: 'The one file of the ground that reaches up takes nothing but words from there.',
    severity: 'error',
    from: { path: `^${wordList}` },
    to: { pathNot: '/words[.]ts$' },
  },
  {
    name: 'words-stay-on-the-server',
    comment:
      'A words.ts goes into the list, the list into the catalogues; the browser gets texts, compiled and no more than it needs.',
    severity: 'error',
    from: { path: '^web/src/', pathNot: [tests, `^${wordList}`] },
    to: { path: '^web/src/.*/words[.]ts$' },
  },
  {
    name: 'list-of-words-stays-on-the-server',
    comment: 'The browser may know the keys, which are types.',
    severity: 'error',
    from: { path: '^web/src/', pathNot: [tests, '^web/src/i18n/(?:desk-)?catalogue[.]ts$'] },
    to: { path: `^${wordList}`, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'samples-are-for-tests',
    severity: 'error',
    from: { path: '^web/src/', pathNot: [tests, '^web/src/testing/'] },
    to: { path: '^web/src/testing/' },
  },
  {
    name: 'ui-knows-no-product',
    comment: 'ui knows looks: nothing of the product, of forms or of calls.',
    severity: 'error',
    from: { path: '^web/src/ui/', pathNot: tests },
    to: { path: '^(?:contract/src/(?!basics/)|web/src/(?:form|api|page-script|work)/)' },
  },
  {
    name: 'entries-are-apart',
    severity: 'error',
    from: { path: '^web/src/(portal|desk|kit)/' },
    to: { path: '^web/src/(?:portal|desk|kit|widget)/', pathNot: '^web/src/$1/' },
  },
  {
    name: 'no-circle',
    comment: 'Types may point back; what runs may not. In tests the small world and its cast know each other.',
    severity: 'error',
    from: { pathNot: '^server/src/testing/' },
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'every-import-resolves',
    comment: 'An import that is not found would slip through the rules above.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: '^(?:virtual:|node:)' },
  },
];

export default {
  forbidden: rules,
  options: {
    // TypeScript 7 has no compiler interface for tools, so swc reads the sources.
    parser: 'swc',
    // Packages that a workspace has for itself lie in its folder, and are no sources of ours.
    exclude: { path: '(?:^|/)(?:dist|data)/|^(?:contract|server|web)/node_modules/' },
    doNotFollow: { path: '(?:^|/)node_modules/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
