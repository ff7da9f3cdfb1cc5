/** What the gateway says about itself and the services behind it. */
export interface Health {
  ok: boolean;
  /** In words, one short line: what is not ready. */
  detail: string;
}

interface Reply {
  readonly detalle?: unknown;
  readonly servicios?: readonly { servicio: string; ok: boolean; detalle: string; resumen?: string }[];
}

/** A service that says it shortly is quoted so: one that names all it is made of would fill the terminal. */
function inShort({ detalle, servicios }: Reply): string {
  const missing = servicios?.filter(({ ok }) => !ok) ?? [];
  if (missing.length > 0) return missing.map((one) => `${one.servicio}: ${one.resumen ?? one.detalle}`).join('; ');
  return typeof detalle === 'string' ? detalle : JSON.stringify(detalle ?? '');
}

/** GET /health of an address; never throws. What is not ready it tells only to whoever has the internal token. */
export async function askHealth(url: string, internalToken?: string): Promise<Health> {
  try {
    const reply = await fetch(`${url}/health`, {
      signal: AbortSignal.timeout(3000),
      headers: internalToken ? { 'x-internal-token': internalToken } : {},
    });
    return { ok: reply.status === 200, detail: inShort((await reply.json().catch(() => ({}))) as Reply) };
  } catch {
    return { ok: false, detail: 'la puerta de entrada aún no responde' };
  }
}

/** Waits until it is healthy, telling every 5 s what is missing. Ends early, with false, once `cancelled()` says so. */
export async function waitHealthy(
  url: string,
  tell: (detail: string) => void,
  cancelled: () => boolean,
  internalToken?: string,
): Promise<boolean> {
  let next = performance.now() + 5000;
  while (!cancelled()) {
    const health = await askHealth(url, internalToken);
    if (health.ok) return true;
    if (performance.now() > next) {
      next = performance.now() + 5000;
      tell(health.detail);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}
