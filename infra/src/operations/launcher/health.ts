/** What the gateway says about itself and the services behind it. */
export interface Health {
  ok: boolean;
  /** In words: what is not ready. */
  detail: string;
}

/** GET /health of an address; never throws. What is not ready it tells only to whoever has the internal token. */
export async function askHealth(url: string, internalToken?: string): Promise<Health> {
  try {
    const reply = await fetch(`${url}/health`, {
      signal: AbortSignal.timeout(3000),
      headers: internalToken ? { 'x-internal-token': internalToken } : {},
    });
    const body = (await reply.json().catch(() => ({}))) as { detalle?: unknown };
    return {
      ok: reply.status === 200,
      detail: typeof body.detalle === 'string' ? body.detalle : JSON.stringify(body.detalle ?? ''),
    };
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
