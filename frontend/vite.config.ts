import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstStyles } from './build/first-styles.ts';
import { precompress } from './build/precompress.ts';
import { type ModuleOf, smallParts } from './build/small-parts.ts';

const gateway = `http://127.0.0.1:${process.env.PORT ?? 4000}`;

/** Calls of the contract have many prefixes: in development whatever is neither a source module nor a page goes to the gateway. */
const isOwn = (url: string, accept: string | undefined): boolean =>
  url === '/' || /^\/(@|src\/|node_modules\/|domain\/|favicon)/.test(url) || (accept ?? '').includes('text/html');

/** Each of these, with all that it needs and no layer above it has, is one file. */
const LAYERS = [
  {
    name: 'door',
    of: /access[\\/](public-frame\.shared|home\.shared|sign-in)\.tsx?|settings[\\/]update-watch\.tsx|ui[\\/]forms[\\/]password-field\.tsx|components[\\/](PasswordInput|TextInput|Anchor|Stack)[\\/]/,
  },
  { name: 'frame', of: /src[\\/]shell[\\/]shell\.tsx|access[\\/]screen-route\.tsx|components[\\/]Table[\\/]/ },
  {
    name: 'kit',
    of: /ui[\\/]list[\\/](list-page|row-columns)\.tsx|ui[\\/]forms[\\/](form-dialog|form-messages|date-field|number-input|rut-input|stale-alert|use-form-submit)\.tsx?|src[\\/]documents[\\/](document-sheet|lines-grid)\.tsx|src[\\/]masters[\\/]use-master-options\.ts|src[\\/]orders[\\/]warehouses\.shared\.ts|ui[\\/]dialogs[\\/]chat\.tsx|components[\\/]Collapse[\\/]/,
  },
  {
    name: 'orders',
    of: /src[\\/]orders[\\/](order-dialogs\.shared|order-sheet\.shared|use-sheet\.shared|order-columns|order-actions|order-tabs)\.tsx?|inventory[\\/]views[\\/]stock-row\.ts/,
  },
  { name: 'products', of: /src[\\/]products[\\/](product-dialogs\.shared|product-columns\.shared)\.tsx/ },
  {
    name: 'forecast',
    of: /src[\\/]forecast[\\/](opportunity-dialogs\.shared|forecast-figures)\.tsx|src[\\/]notes[\\/](forecast|order)-notes\.tsx/,
  },
  {
    name: 'search',
    of: /new-order[\\/]customer-search\.shared\.tsx|inventory[\\/]product-finder\.shared\.tsx|documents[\\/]product-search[\\/](product-search|find-product|pasted-products|units-and-text)\.tsx?/,
  },
  { name: 'quotations', of: /src[\\/]quotations[\\/]quotation-sheet\.shared\.tsx/ },
  { name: 'buying', of: /src[\\/]purchasing[\\/]orders[\\/](order-screen|order-form)\.tsx?/ },
  { name: 'routes', of: /src[\\/]dispatches[\\/](route-screen|route-dialogs\.shared)\.tsx/ },
  { name: 'fields', of: /ui[\\/]list[\\/](filters[\\/]column-filter|grid[\\/]row-card)\.tsx/ },
  { name: 'service', of: /src[\\/]service[\\/](case-dialogs|case-screen|late-age)\.tsx/ },
  // *Importar* is a button of lists: three files of a kilobyte each would be waited for.
  {
    name: 'masters',
    of: /src[\\/]masters[\\/]master-page\.tsx|src[\\/]imports[\\/]import-button\.shared\.tsx|src[\\/]calls[\\/]imports\.ts|src[\\/]kernel[\\/]import-kind\.ts/,
  },
  // What the frame asks for at once; the search, which comes later, stays apart.
  { name: 'asides', of: /shell[\\/]other-profile\.tsx|notifications[\\/]web-push\.ts/ },
];

const source = (file: string): string => path.join(import.meta.dirname, 'src', file);
let small: ReadonlySet<string> | undefined;
const smallGroup = (id: string, chunks: { getModuleInfo: ModuleOf }): string | null => {
  small ??= smallParts(source('main.tsx'), source('screens.ts'), (of) => chunks.getModuleInfo(of));
  return small.has(id) ? 'small' : null;
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), firstStyles(/^(login|recovery|password)-page$/), precompress()],
  resolve: { conditions: ['@power/source', 'module', 'browser', 'development|production'] },
  // Beside what is being served: infra/publish-client.mjs brings it there once it is whole.
  build: {
    outDir: 'dist/.staging',
    emptyOutDir: true,
    target: 'es2022',
    assetsDir: 'assets',
    // What screens add to the styles is little: one file, and no screen is seen without them.
    cssCodeSplit: false,
    chunkSizeWarningLimit: 1200,
    // A screen is some twenty files, not a hundred: icons are one, what the entry needs is one, and so is each layer.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], priority: 110 },
            { name: 'icons', test: /node_modules[\\/]@tabler[\\/]/, priority: 100 },
            ...LAYERS.map(({ name, of }, n) => ({ name, test: of, priority: 80 - n })),
            // Below the door, which is seen without them, and above all layers that have them, too.
            { name: smallGroup, priority: 79.5 },
            // What else several screens share is small.
            {
              name: 'shared',
              test: /(frontend|domain)[\\/]src[\\/]/,
              minShareCount: 2,
              entriesAware: true,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: {
      '/ws': { target: gateway, ws: true },
      '^/.*': {
        target: gateway,
        bypass: (request) => (isOwn(request.url ?? '/', request.headers.accept) ? request.url : undefined),
      },
    },
  },
});
