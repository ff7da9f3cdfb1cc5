import type { RequestHandler } from 'express';
import { busyness } from '../../platform/service/busyness.ts';
import { isInternal } from '../../platform/http/internal-auth.ts';

interface ServiceHealth {
  readonly servicio: string;
  readonly ok: boolean;
  readonly detalle: string;
  /** `detalle` in one short line, where the service gives one. */
  readonly resumen?: string;
  /** What somebody should look after although it is ready. */
  readonly alarmas: readonly string[];
}

/**
 * GET /health of the whole system: 200 only when every service is ready (their own /health counts a projection that is
 * behind as not ready); otherwise 503. Strangers hear yes or no; whoever shows the internal token also hears in Spanish
 * who is not ready and why, which Administradores read in *Estado del sistema*. `alarmas` tells of documents that a
 * projection has set aside: the rest goes on, so they do not make the system unhealthy.
 */
function systemHealth(services: Readonly<Record<string, string>>, internalToken: string): RequestHandler {
  let running: Promise<ServiceHealth[]> | undefined;
  return async (req, res) => {
    running ??= Promise.all(Object.entries(services).map(([name, url]) => ask(name, url))).finally(
      () => (running = undefined),
    );
    const servicios = await running;
    const missing = servicios.filter((one) => !one.ok).map((one) => `${one.servicio}: ${one.detalle}`);
    res.setHeader('Cache-Control', 'no-store');
    const ok = missing.length === 0;
    res.status(ok ? 200 : 503).json({
      ok,
      ...(isInternal(req.get('x-internal-token'), internalToken) && {
        servicio: 'gateway',
        detalle: ok ? 'todos los servicios están listos' : missing.join('; '),
        alarmas: [...busyness.alarms(), ...servicios.flatMap((one) => one.alarmas)],
        servicios,
      }),
    });
  };
}

/** Without these nobody can work; the others run behind them, and what they do waits in the log. */
const SERVES_PEOPLE: readonly string[] = ['command-api', 'query-api'];

/**
 * `/health`: the whole system; `/health/ready`: what serves people alone, which says whether to send them here;
 * `/health/live`: this process answers, which says whether to start it anew.
 */
export function healthRoutes(
  services: Readonly<Record<string, string>>,
  internalToken: string,
): Readonly<Record<string, RequestHandler>> {
  const serving = Object.fromEntries(Object.entries(services).filter(([name]) => SERVES_PEOPLE.includes(name)));
  return {
    '/health': systemHealth(services, internalToken),
    '/health/ready': systemHealth(serving, internalToken),
    '/health/live': (_req, res) => void res.setHeader('Cache-Control', 'no-store').json({ ok: true }),
  };
}

async function ask(servicio: string, url: string): Promise<ServiceHealth> {
  try {
    const reply = await fetch(new URL('/health', url), { signal: AbortSignal.timeout(2000) });
    const { detalle, resumen, alarmas } = (await reply.json()) as {
      detalle?: unknown;
      resumen?: string;
      alarmas?: string[];
    };
    const words = typeof detalle === 'string' ? detalle : detalle === undefined ? '' : JSON.stringify(detalle);
    const said = words || (reply.ok ? 'listo' : 'no está listo');
    return { servicio, ok: reply.ok, detalle: said, resumen, alarmas: alarmas ?? [] };
  } catch {
    return { servicio, ok: false, detalle: 'no responde', alarmas: [] };
  }
}
