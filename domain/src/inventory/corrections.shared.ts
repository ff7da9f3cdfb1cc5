import type { PlaceChange } from './events.ts';

/** Units by which the books of one place were corrected so far, signed: nothing was carried there or away. */
export interface Correction {
  /** By counts. */
  readonly contado: number;
  /** By hand, and by repairs of orders. */
  readonly manual: number;
  /** The latest reading that a count applied there, ISO UTC; empty where none is known. */
  readonly leida: string;
}
export type Corrections = Readonly<Record<string, Correction>>;

const NO_CORRECTION: Correction = { contado: 0, manual: 0, leida: '' };
// No code of a place is empty.
const keyOf = (ubicacion: string | null): string => ubicacion ?? '';

/** The corrections of a place; null is *Sin ubicar*. */
export const correctionAt = (all: Corrections | undefined, ubicacion: string | null): Correction =>
  all && Object.hasOwn(all, keyOf(ubicacion)) ? all[keyOf(ubicacion)]! : NO_CORRECTION;

interface Corrected {
  readonly cantidad: number;
  readonly ubicaciones?: readonly PlaceChange[] | undefined;
  readonly motivo?: string;
  readonly conteo?: { readonly leida: string } | undefined;
}
// Adjustments of before name their count in their reason alone.
const ofCount = ({ conteo, motivo = '' }: Corrected): boolean =>
  conteo !== undefined || /^Inventario N° \d+: /.test(motivo);

/** The corrections of a warehouse after one more event: what its places do not account for was *Sin ubicar*. */
export function withCorrection(all: Corrections = {}, event: Corrected): Corrections {
  const { cantidad, ubicaciones = [], conteo } = event;
  const rest = cantidad - ubicaciones.reduce((sum, one) => sum + one.cantidad, 0);
  const changes = [...ubicaciones, ...(rest === 0 ? [] : [{ ubicacion: null, cantidad: rest }])];
  const after = new Map(Object.entries(all));
  for (const { ubicacion, cantidad: units } of changes) {
    const { contado, manual, leida } = correctionAt(all, ubicacion);
    after.set(
      keyOf(ubicacion),
      ofCount(event)
        ? { contado: contado + units, manual, leida: conteo && conteo.leida > leida ? conteo.leida : leida }
        : { contado, manual: manual + units, leida },
    );
  }
  return Object.fromEntries(after);
}

/** What a reading found, and the corrections of its place in that moment. */
interface Found {
  readonly diferencia: number;
  readonly fecha: string;
  readonly corregido: Pick<Correction, 'contado' | 'manual'>;
}

/**
 * Units by which a place still differs from what a reading found there: what was corrected since is not corrected twice.
 * A later reading of another count makes this one worthless; an adjustment by hand since counts as far as it goes the
 * same way.
 */
export function correctionDue({ diferencia, fecha, corregido }: Found, now: Correction): number {
  if (now.leida > fecha) return 0;
  const open = diferencia - (now.contado - corregido.contado);
  const byHand = now.manual - corregido.manual;
  if (Math.sign(byHand) !== Math.sign(open)) return open;
  return Math.abs(byHand) >= Math.abs(open) ? 0 : open - byHand;
}
