import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { serviceHost } from '@power/infra/platform/config';
import { isInternal } from '@power/infra/platform/http/internal-auth';
import type { Logger } from '@power/infra/platform/log';
import type { RuntimeMetrics } from '@power/infra/platform/projection/metrics';
import { requestAction } from '@power/infra/platform/projection/requests';
import type pg from 'pg';
import type { Status } from './status.ts';

interface Options {
  readonly port: number;
  readonly internalToken: string;
  readonly pool: pg.Pool;
  readonly metrics: RuntimeMetrics;
  readonly status: Status;
  readonly log: Logger;
}

const MAX_BODY = 10_000;
const ACTIONS: Readonly<Record<string, 'retry' | 'rebuild'>> = {
  'POST /internal/retry': 'retry',
  'POST /internal/rebuild': 'rebuild',
};

/** What the caller sent is not what the route takes. */
class BadRequest extends Error {}

/** Health, metrics and what *Estado del sistema* asks for; on 127.0.0.1 unless SERVICE_HOST says otherwise. */
export async function serveProjector(options: Options): Promise<{ readonly close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    answer(request, response, options).catch((error: unknown) => {
      if (!(error instanceof BadRequest)) options.log.error({ err: error }, 'request failed');
      if (!response.headersSent) send(response, error instanceof BadRequest ? 400 : 503, { ok: false });
    });
  });
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(options.port, serviceHost(), resolve),
  );
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { internalToken, pool, metrics, status }: Options,
): Promise<void> {
  const route = `${request.method} ${new URL(request.url ?? '/', 'http://projector').pathname}`;
  if (route === 'GET /health') {
    const { missing, summary, alarms } = await status.health().catch(() => {
      const away = 'la base de datos o el registro de eventos no responde';
      return { missing: [away], summary: away, alarms: [] };
    });
    return send(response, missing.length === 0 ? 200 : 503, {
      ok: missing.length === 0,
      servicio: 'projector',
      detalle: missing.join('; ') || undefined,
      resumen: summary || undefined,
      alarmas: alarms,
    });
  }
  if (route === 'GET /metrics') {
    await status.state();
    response.writeHead(200, { 'content-type': metrics.registry.contentType }).end(await metrics.registry.metrics());
    return;
  }
  const token = request.headers['x-internal-token'];
  if (!isInternal(typeof token === 'string' ? token : undefined, internalToken))
    return send(response, 404, { ok: false });
  if (route === 'GET /internal/estado') return send(response, 200, await status.state());
  const action = ACTIONS[route];
  if (action) {
    const { projection, stream } = await body(request);
    const id = await requestAction(pool, projection, action, stream);
    return id === undefined
      ? send(response, 404, { ok: false })
      : send(response, 202, { ok: true, solicitud: String(id) });
  }
  send(response, 404, { ok: false });
}

async function body(request: IncomingMessage): Promise<{ projection: string; stream?: string }> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > MAX_BODY) throw new BadRequest('too long');
  }
  const sent = parse(text);
  if (typeof sent.projection !== 'string' || !['string', 'undefined'].includes(typeof sent.stream))
    throw new BadRequest('projection is missing');
  return { projection: sent.projection, stream: sent.stream as string | undefined };
}

function parse(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text)) as Record<string, unknown>;
  } catch {
    throw new BadRequest('not JSON');
  }
}

function send(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(value));
}
