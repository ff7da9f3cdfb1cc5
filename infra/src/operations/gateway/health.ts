import type { RequestHandler } from 'express';

interface ServiceHealth {
  readonly servicio: string;
  readonly ok: boolean;
  readonly detalle: string;
  /** What somebody should look after although it is ready. */
  readonly alarmas: readonly string[];
}

/**
 * GET /health of the whole system: 200 only when every service is ready (their own /health counts a projection that is
 * behind as not ready); otherwise 503, with `detalle` naming in Spanish who is not. `alarmas` tells of documents that a
 * projection has set aside: the rest goes on, so they do not make the system unhealthy.
 */
export function systemHealth(services: Readonly<Record<string, string>>): RequestHandler {
  let running: Promise<ServiceHealth[]> | undefined;
  return async (_req, res) => {
    running ??= Promise.all(Object.entries(services).map(([name, url]) => ask(name, url))).finally(
      () => (running = undefined),
    );
    const servicios = await running;
    const missing = servicios.filter((one) => !one.ok).map((one) => `${one.servicio}: ${one.detalle}`);
    res.setHeader('Cache-Control', 'no-store');
    res.status(missing.length === 0 ? 200 : 503).json({
      ok: missing.length === 0,
      servicio: 'gateway',
      detalle: missing.length === 0 ? 'todos los servicios están listos' : missing.join('; '),
      alarmas: servicios.flatMap((one) => one.alarmas),
      servicios,
    });
  };
}

async function ask(servicio: string, url: string): Promise<ServiceHealth> {
  try {
    const reply = await fetch(new URL('/health', url), { signal: AbortSignal.timeout(2000) });
    const { detalle, alarmas } = (await reply.json()) as { detalle?: unknown; alarmas?: string[] };
    const words = typeof detalle === 'string' ? detalle : detalle === undefined ? '' : JSON.stringify(detalle);
    return { servicio, ok: reply.ok, detalle: words || (reply.ok ? 'listo' : 'no está listo'), alarmas: alarmas ?? [] };
  } catch {
    return { servicio, ok: false, detalle: 'no responde', alarmas: [] };
  }
}
