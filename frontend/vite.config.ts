import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './build/precompress.ts';

const gateway = `http://127.0.0.1:${process.env.PORT ?? 4000}`;

/** Calls of the contract have many prefixes: in development whatever is neither a source module nor a page goes to the gateway. */
const isOwn = (url: string, accept: string | undefined): boolean =>
  url === '/' || /^\/(@|src\/|node_modules\/|domain\/|favicon)/.test(url) || (accept ?? '').includes('text/html');

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), precompress()],
  resolve: { conditions: ['@power/source', 'module', 'browser', 'development|production'] },
  // Beside what is being served: infra/publish-client.mjs brings it there once it is whole.
  build: {
    outDir: 'dist/.staging',
    emptyOutDir: true,
    target: 'es2022',
    assetsDir: 'assets',
    chunkSizeWarningLimit: 1200,
    // Some dozens of icons are small: one file, not one each.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'icons', test: /node_modules\/@tabler\// }] } } },
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
