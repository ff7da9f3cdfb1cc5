import { Router } from 'express';
import swaggerUi from 'swagger-ui-express';

/** /api-docs: the API document with everything it needs from this server, no inline script. /api-docs/openapi.json: itself. */
export function apiDocs(document: () => object): Router {
  const router = Router({ strict: true });
  router.get('/api-docs', (_req, res) => res.redirect('/api-docs/'));
  router.get('/api-docs/openapi.json', (_req, res) => void res.json(document()));
  router.use(
    '/api-docs/',
    swaggerUi.serve,
    swaggerUi.setup(undefined, {
      customSiteTitle: 'Sistema Power Mobile: API',
      swaggerOptions: { url: '/api-docs/openapi.json', validatorUrl: null, docExpansion: 'none', filter: true },
    }),
  );
  return router;
}
