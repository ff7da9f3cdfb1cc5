import { createRequire } from 'node:module';
import { Router } from 'express';
import type SwaggerUi from 'swagger-ui-express';
import { once } from '../../platform/once.ts';

/** Loaded with the first who looks at the document: a system starts a hundred times as often. */
const pages = once(() => {
  const swaggerUi = createRequire(import.meta.url)('swagger-ui-express') as typeof SwaggerUi;
  return Router().use(
    swaggerUi.serve,
    swaggerUi.setup(undefined, {
      customSiteTitle: 'Sistema Power Mobile: API',
      swaggerOptions: { url: '/api-docs/openapi.json', validatorUrl: null, docExpansion: 'none', filter: true },
    }),
  );
});

/**
 * /api-docs: the API document with everything it needs from this server, no inline script. /api-docs/openapi.json: itself;
 * /api-docs/asyncapi.json: that of the live socket.
 */
export function apiDocs(document: () => object, live: () => object): Router {
  const router = Router({ strict: true });
  router.get('/api-docs', (_req, res) => res.redirect('/api-docs/'));
  router.get('/api-docs/openapi.json', (_req, res) => void res.json(document()));
  router.get('/api-docs/asyncapi.json', (_req, res) => void res.json(live()));
  router.use('/api-docs/', (req, res, next) => pages()(req, res, next));
  return router;
}
