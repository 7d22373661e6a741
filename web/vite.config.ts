/**
 * Builds of one source, chosen by `--mode`: `page-script` (the small classic script before React), `share-script`, `frame`,
 * `preview`, `consent-stand-in`, `consent-question`, `consent-manager`, `exit-intent`, `captcha-hold` and `agency-check` (beside it on the pages that need them), `tracking` and `channel` (modules that send hits, once a visitor may be counted, and hand a campaign on), `widget` (what a page of the client loads), `portal` (the
 * pages in the browser), `area-styles` (a style sheet for each area of them), `desk` (the operator's desk in the browser), `kit` (the page of the kit, development only), `server` (what Node
 * renders), each with a folder of its own in dist/.
 */
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { areaEntries, areaStyles, everyStyle, withoutAreaStyles } from './area-styles.ts';
import { chunkOf, deskKit, portalKit } from './chunk-files.ts';
import { className } from './class-names.ts';
import { entryLast } from './entry-last.ts';
import { layerOrder } from './layer-order.ts';
import { leanModules } from './lean-modules.ts';
import { precompress } from './precompress.ts';

/** Calls that only describe: without a user they leave the bundle. */
const descriptions = [
  'z',
  'endpoint',
  'wire',
  'extend',
  'optional',
  'otherwise',
  'text',
  'line',
  'opaque',
  'integer',
  'labels',
  'premiumPicture',
  'productPicture',
];

/** What only the server draws brings nothing to the browser. */
const drawnByServer =
  /\/(?:ui\/(?:themes\/\w[\w-]*|work\/paging)|portal\/(?:(?:content|product\/price|recommendation\/device)\/\w[\w-]*|agent\/(?:agent-search|find-agents)|agency\/(?:area|check|premiums|sign-in|registration|sso)\/\w[\w-]*|recommendation\/(?:recommend-summary|for-agency)))\.tsx?$/;

/** Packages, but for those that only a few pages need. */
const vendor = /node_modules\/(?!altcha-lib|@friendlycaptcha|markdown-it|linkify-it|mdurl|entities|uc\.micro|punycode)/;

/** Packs better with the rest than alone; only the entry itself, which nobody may import, stays where it is. */
const ofEntry = chunkOf([
  'web/src/page-script/{chunk,link-address,navigated}.ts',
  'web/src/portal/page/{alive,boot}.ts',
  'web/src/portal/page/router.tsx',
]);

/** Slower than the minifier that vite has, and a kilobyte less of every living page. */
const leanest = {
  minify: 'terser',
  terserOptions: {
    module: true,
    ecma: 2020,
    compress: { passes: 3, keep_fargs: false, hoist_props: true, pure_getters: true },
    format: { comments: false },
  },
} as const satisfies UserConfig['build'];

/** Of many functions; a small script grows by a hundred bytes. */
const hoisted = {
  ...leanest,
  terserOptions: { ...leanest.terserOptions, compress: { ...leanest.terserOptions.compress, hoist_vars: true } },
} as const satisfies UserConfig['build'];

const output = (folder: string): UserConfig['build'] => ({
  outDir: `dist/${folder}`,
  emptyOutDir: true,
  target: 'esnext',
  cssCodeSplit: false,
  assetsInlineLimit: 0,
  modulePreload: false,
  reportCompressedSize: false,
});

/** A classic script of its own: one file without imports. */
const script = (mode: string, input: string): UserConfig => ({
  plugins: [precompress()],
  build: {
    ...output(mode),
    ...leanest,
    manifest: 'manifest.json',
    rolldownOptions: { input, output: { format: 'iife', entryFileNames: `assets/${mode}-[hash].js` } },
  },
});

/** A module that a script loads when it needs it: one file, too. */
const loaded = (mode: string, input: string): UserConfig => ({
  plugins: [precompress()],
  build: {
    ...output(mode),
    ...leanest,
    manifest: 'manifest.json',
    rolldownOptions: {
      input,
      preserveEntrySignatures: 'strict',
      output: { entryFileNames: `assets/${mode}-[hash].js` },
    },
  },
});

const builds: Record<string, UserConfig> = {
  'page-script': script('page-script', 'src/page-script/page-script.ts'),
  'share-script': script('share-script', 'src/page-script/share/share-script.ts'),
  frame: script('frame', 'src/page-script/frame/frame-script.ts'),
  preview: script('preview', 'src/page-script/preview-script.ts'),
  widget: script('widget', 'src/widget/widget.ts'),
  tracking: loaded('tracking', 'src/page-script/tracking/sender.ts'),
  channel: loaded('channel', 'src/page-script/tracking/channel.ts'),
  'consent-stand-in': script('consent-stand-in', 'src/page-script/consent/stand-in.ts'),
  'consent-question': loaded('consent-question', 'src/page-script/consent/question.ts'),
  'consent-manager': loaded('consent-manager', 'src/page-script/consent/manager/adapter.ts'),
  'exit-intent': script('exit-intent', 'src/page-script/exit-intent.ts'),
  'agency-script': script('agency-script', 'src/page-script/agency/agency-script.ts'),
  'captcha-hold': script('captcha-hold', 'src/page-script/captcha-hold.ts'),
  'agency-check': {
    plugins: [leanModules(), precompress()],
    build: {
      ...output('agency-check'),
      ...leanest,
      manifest: 'manifest.json',
      rolldownOptions: { checks: { pluginTimings: false }, input: 'src/portal/agency/check/check-script.ts' },
    },
  },
  'area-styles': {
    plugins: [areaStyles(), everyStyle(), layerOrder(), precompress()],
    build: {
      ...output('area-styles'),
      cssCodeSplit: true,
      manifest: 'manifest.json',
      rolldownOptions: { input: areaEntries() },
    },
  },
  portal: {
    plugins: [react(), withoutAreaStyles(), leanModules(), layerOrder(), entryLast(), precompress()],
    build: {
      ...output('portal'),
      ...hoisted,
      manifest: 'manifest.json',
      rolldownOptions: {
        checks: { pluginTimings: false },
        input: 'src/portal/entry-client.tsx',
        output: {
          codeSplitting: {
            // What a file of a group imports stays where it is, else a group grows by what only one screen needs.
            includeDependenciesRecursively: false,
            groups: [
              // One file packs better than two by 0.7 KB, although what changes seldom comes anew with each release.
              { name: 'kit', test: (id) => vendor.test(id) || portalKit(id) || ofEntry(id) },
              {
                name: 'iban',
                test: chunkOf(['contract/src/bank-account/iban.ts', 'contract/src/basics/name/account-holder.ts']),
              },
              { name: 'name', test: chunkOf(['contract/src/basics/name/name.ts']) },
              { name: 'checked', test: chunkOf(['web/src/form/field/checked-field.tsx']) },
              {
                name: 'password',
                test: chunkOf([
                  'web/src/form/field/password-field.tsx',
                  'web/src/portal/**/{new-password-fields,password-rule}.*',
                ]),
              },
              {
                name: 'campaign',
                test: chunkOf([
                  'contract/src/recommendation/{campaign,channel-codes}.ts',
                  'contract/src/tracking/campaign-name.ts',
                ]),
              },
              {
                name: 'recommend',
                test: chunkOf([
                  'web/src/portal/recommendation/address-hint.ts',
                  'contract/src/recommendation/{endpoints,schemas}.ts',
                ]),
              },
              { name: 'own', test: chunkOf(['contract/src/account/own-{endpoints,schemas}.ts']) },
              {
                name: 'recipient',
                test: chunkOf(['web/src/portal/recipient/salutations.ts', 'contract/src/recipient/**']),
              },
            ],
          },
        },
        treeshake: {
          manualPureFunctions: descriptions,
          moduleSideEffects: (id) => !id.includes('/contract/src/') && !drawnByServer.test(id),
        },
      },
    },
  },
  desk: {
    plugins: [react(), leanModules(), layerOrder(), precompress()],
    build: {
      ...output('desk'),
      // The text editor is one of its own, and comes when a text is edited.
      chunkSizeWarningLimit: 700,
      manifest: 'manifest.json',
      rolldownOptions: {
        checks: { pluginTimings: false },
        input: 'src/desk/entry-client.tsx',
        output: {
          entryFileNames: 'assets/desk-[hash].js',
          codeSplitting: {
            groups: [
              {
                name: 'desk-vendor',
                // The text editor and what compares texts come with the screens that have them.
                test: /node_modules\/(?!@tiptap|prosemirror|orderedmap|rope-sequence|w3c-keyname|linkifyjs|diff|markdown-it|linkify-it|mdurl|entities|uc\.micro|punycode)/,
              },
              { name: 'desk-kit', test: deskKit },
            ],
          },
        },
        treeshake: {
          manualPureFunctions: descriptions,
          moduleSideEffects: (id) => !id.includes('/contract/src/'),
        },
      },
    },
  },
  kit: {
    plugins: [react(), leanModules(), layerOrder(), precompress()],
    build: {
      ...output('kit'),
      manifest: 'manifest.json',
      rolldownOptions: {
        checks: { pluginTimings: false },
        input: 'src/kit/entry-client.tsx',
        output: { entryFileNames: 'assets/kit-[hash].js' },
      },
    },
  },
  server: {
    plugins: [react()],
    ssr: { noExternal: true },
    build: {
      ...output('server'),
      ssr: true,
      // Node keeps the text of what it runs: without white space and most comments it is a fifth shorter, and stacks keep their names.
      minify: false,
      rolldownOptions: {
        input: {
          'entry-server': 'src/portal/entry-server.tsx',
          'invitation-server': 'src/desk/invitation/entry-server.tsx',
          'desk-server': 'src/desk/entry-server.ts',
          'kit-server': 'src/kit/entry-server.tsx',
        },
        // The server knows an endpoint by the object itself: both sides have to hold the same one.
        external: /^@weitersagen\/contract\//,
        output: { entryFileNames: '[name].js', minify: { compress: false, mangle: false, codegen: true } },
      },
    },
  },
};

export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  logLevel: 'warn',
  define: { 'process.env.NODE_ENV': JSON.stringify(mode === 'test' ? 'test' : 'production') },
  css: { modules: { generateScopedName: className } },
  ...builds[mode],
}));
