import { Heads } from './heads.ts';
import type { EstadoProyecciones } from './state.ts';
import { readShare } from '@power/domain/system/read-share.shared';

/**
 * Judges from successive states whether everything this code declares is live and caught up. The first time a projection
 * must have reached what the head was when we began to look; later, what the head was five seconds before: under load
 * nothing is ever exactly at the head. Returns what is not ready, in Spanish; empty = ready. `heads` is told of the head
 * between the questions too: what nobody asked about is late all the same.
 */
export function createReadiness(
  names: readonly string[],
  heads = new Heads(),
  now: () => number = () => performance.now(),
): (state: EstadoProyecciones) => string[] {
  const caughtUp = new Set<string>();
  let first: bigint | undefined;
  return (state) => {
    const head = BigInt(state.posicion);
    first ??= head;
    heads.tell(head, now());
    return names.flatMap((name) => {
      const unit = state.proyecciones.find(({ nombre }) => nombre === name);
      if (!unit) return [`${name}: todavía no existe`];
      if (unit.estado === 'failed') return [`${name}: falló (${unit.error ?? 'sin detalle'})`];
      if (unit.estado === 'rebuilding') return [`${name}: en reconstrucción`];
      if (unit.instancia === null) return [`${name}: ningún proyector la atiende`];
      if (BigInt(unit.posicion) >= first!) caughtUp.add(name);
      const late = unit.estado !== 'live' || !caughtUp.has(name) || BigInt(unit.posicion) < heads.due;
      return late ? [`${name}: atrasada, va en ${readShare(unit.posicion, state.posicion)} % del registro`] : [];
    });
  };
}

/**
 * The same in one short line, for whoever waits before a terminal: how many are ready, what failed or else the one furthest
 * behind, and how far that is. `missing` is what {@link createReadiness} said of this state.
 */
export function readinessSummary(
  names: readonly string[],
  missing: readonly string[],
  state: EstadoProyecciones,
): string {
  if (missing.length <= 1) return missing.join('');
  const units = state.proyecciones.filter(({ nombre }) => names.includes(nombre));
  const told = (line: string): string =>
    `${names.length - missing.length} de ${names.length} proyecciones al día; ${line}`;
  const failed = units.find(({ estado }) => estado === 'failed');
  if (failed) return told(`${failed.nombre} falló (${failed.error ?? 'sin detalle'})`);
  const last = units.reduce<(typeof units)[number] | undefined>(
    (most, unit) => (unit.atraso > (most?.atraso ?? 0) ? unit : most),
    undefined,
  );
  if (!last) return told(units.length < names.length ? 'otras todavía no existen' : 'se crean los índices');
  return told(`la más atrasada, ${last.nombre}, va en ${readShare(last.posicion, state.posicion)} % del registro`);
}

/** Documents set aside by projections and processes, in Spanish: nobody sees their news until they are retried. */
export const parkedWords = (state: EstadoProyecciones): string[] =>
  state.proyecciones
    .filter(({ detenidos }) => detenidos > 0)
    .map(
      ({ nombre, detenidos }) => `${nombre}: ${detenidos} ${detenidos === 1 ? 'evento detenido' : 'eventos detenidos'}`,
    );
