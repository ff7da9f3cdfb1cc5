import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import helmet from 'helmet';

/**
 * CSP without inline script (ARCHITECTURE, *Safe by default*), and helmet's other headers. Styles may be inline: the grid and the component
 * library position with them. What only makes sense on https is left out when PUBLIC_URL is not.
 */
export function securityHeaders(publicUrl: string, qlikUrl?: string): RequestHandler {
  // What is embedded, and signs in to itself, where it is configured.
  const qlik = qlikUrl === undefined ? [] : [new URL(qlikUrl).origin];
  const https = publicUrl.startsWith('https:');
  return helmet({
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", socketSource, ...qlik],
        workerSrc: ["'self'"],
        frameSrc: ["'self'", 'blob:', ...qlik],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
        upgradeInsecureRequests: https ? [] : null,
      },
    },
    strictTransportSecurity: https,
    crossOriginOpenerPolicy: https,
    originAgentCluster: https,
  }) as RequestHandler;
}

/** Some browsers do not count our own socket as 'self'. */
function socketSource(req: IncomingMessage): string {
  const host = req.headers.host ?? '';
  return /^[\w.:[\]-]+$/.test(host) ? `ws://${host} wss://${host}` : "'self'";
}
