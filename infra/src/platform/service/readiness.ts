import type { Readiness } from '../http/service-options.ts';

/** Checked at most this often: every call asks whether the service is ready. */
const FRESH_MS = 1000;

/** Turns a check that throws into a readiness that is remembered for a second and asked once at a time. */
export function cachedReadiness(check: () => Promise<unknown>): () => Readiness | Promise<Readiness> {
  let known: Readiness = { ok: false, detalle: 'todavía no se ha comprobado' };
  let until = 0;
  let asking: Promise<Readiness> | undefined;
  return () => {
    if (performance.now() < until) return known;
    asking ??= check()
      .then(
        (): Readiness => ({ ok: true }),
        (error: unknown): Readiness => ({ ok: false, detalle: error instanceof Error ? error.message : String(error) }),
      )
      .then((answer) => {
        known = answer;
        until = performance.now() + FRESH_MS;
        asking = undefined;
        return answer;
      });
    return asking;
  };
}
