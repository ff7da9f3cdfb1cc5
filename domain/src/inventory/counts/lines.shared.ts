import type { Lectura, LineaContada } from './parts.ts';

/** What a line lacks yet: its first count, or the second, by somebody else, because the first differs. */
export type EstadoLinea = 'Por contar' | 'Segundo conteo' | 'Contada';
type Read = Pick<LineaContada, 'lecturas'>;

/** Serials that were known to stand there and were not seen; none of a line that was counted by units. */
export const missingSerials = ({ series, series_sistema = [] }: Lectura): readonly string[] =>
  series ? series_sistema.filter((serie) => !series.includes(serie)) : [];
/** Serials that were seen and were not known to stand there. */
export const foundSerials = ({ series = [], series_sistema = [] }: Lectura): readonly string[] =>
  series.filter((serie) => !series_sistema.includes(serie));

const differs = (read: Lectura): boolean => read.contado !== read.sistema || missingSerials(read).length > 0;

export function lineState({ lecturas }: Read): EstadoLinea {
  if (lecturas.length === 0) return 'Por contar';
  return lecturas.length === 1 && differs(lecturas[0]!) ? 'Segundo conteo' : 'Contada';
}

/** Units that were found more (+) or less (−) than the system had when they were counted: of the last who counted. */
export const difference = ({ lecturas }: Read): number => {
  const last = lecturas.at(-1);
  return last ? last.contado - last.sistema : 0;
};

const sameSerials = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((serie) => b.includes(serie));
const sameFinding = (a: Lectura, b: Lectura): boolean =>
  a.contado - a.sistema === b.contado - b.sistema &&
  sameSerials(missingSerials(a), missingSerials(b)) &&
  sameSerials(foundSerials(a), foundSerials(b));

/** Whether what a line corrects rests on this person alone: they made its second count and did not find what the first did. */
export function isOnlyWitness({ lecturas }: Read, user: string): boolean {
  const [first, second] = lecturas;
  return first !== undefined && second?.usuario._id === user && !sameFinding(first, second);
}

/** In the order in which they are walked: by place, what has none at the end. */
export const byPlace = <
  L extends { readonly ubicacion: string | null; readonly producto: { readonly codigo: string } },
>(
  lines: readonly L[],
): L[] =>
  lines.toSorted(
    (a, b) =>
      Number(a.ubicacion === null) - Number(b.ubicacion === null) ||
      (a.ubicacion ?? '').localeCompare(b.ubicacion ?? '', 'es', { numeric: true }) ||
      a.producto.codigo.localeCompare(b.producto.codigo, 'es', { numeric: true }),
  );
