import type { EstadoProyecciones } from './state.ts';

/** Once it has caught up, a projection may be this far behind the newest event before it counts as late. */
const GRACE_MS = 5000;

/**
 * Judges from successive states whether everything this code declares is live and caught up. The first time a projection
 * must have reached what the head was when we began to look; later, what the head was five seconds before: under load
 * nothing is ever exactly at the head. Returns what is not ready, in Spanish; empty = ready.
 */
export function createReadiness(
  names: readonly string[],
  now: () => number = Date.now,
): (state: EstadoProyecciones) => string[] {
  const heads: { readonly at: number; readonly head: bigint }[] = [];
  const caughtUp = new Set<string>();
  let first: bigint | undefined;
  return (state) => {
    const at = now();
    const head = BigInt(state.posicion);
    first ??= head;
    heads.push({ at, head });
    while (heads[1] && heads[1].at <= at - GRACE_MS) heads.shift();
    const old = heads[0]!;
    const due = old.at <= at - GRACE_MS ? old.head : -1n;
    return names.flatMap((name) => {
      const unit = state.proyecciones.find(({ nombre }) => nombre === name);
      if (!unit) return [`${name}: todavía no existe`];
      if (unit.estado === 'failed') return [`${name}: falló (${unit.error ?? 'sin detalle'})`];
      if (unit.estado === 'rebuilding') return [`${name}: en reconstrucción`];
      if (unit.instancia === null) return [`${name}: ningún proyector la atiende`];
      if (BigInt(unit.posicion) >= first!) caughtUp.add(name);
      const late = unit.estado !== 'live' || !caughtUp.has(name) || BigInt(unit.posicion) < due;
      return late ? [`${name}: atrasada en ${unit.atraso} ${unit.atraso === 1 ? 'posición' : 'posiciones'}`] : [];
    });
  };
}
