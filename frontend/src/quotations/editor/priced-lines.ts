import { type LineTerms, unitsOf, unitsOfNew } from '@power/domain/quotations/line-rules';
import { askedOfFrozen } from '@power/domain/quotations/more-units.shared';
import type { LineaCotizacion } from '@power/domain/quotations/parts';
import type { Arrival } from '@power/domain/purchasing/orders/arrival.shared';
import type { quotationCheck } from '@power/domain/quotations/views/check';
import type { z } from 'zod';
import type { TypedLine } from './typed-quotation.ts';

type Checked = z.output<typeof quotationCheck.reply>['productos'][number];
/** A line as the server tells it: without `margenes` it says nothing of costs. */
export type SeenLine = NonNullable<Checked['linea']>;

/** What is known of a product today: undefined while nobody has answered. */
export interface Today {
  readonly linea: SeenLine;
  readonly disponible: number;
  /** What import orders bring of it. */
  readonly por_recibir?: number;
  readonly llega?: string | null;
  readonly bloqueado: boolean;
}
export type KnownToday = ReadonlyMap<string, Today | 'desconocido'>;

/** For the rules: what a person may not see is taken as unknown, and the server judges it. */
export const asLine = (seen: SeenLine): LineaCotizacion => ({
  ...seen,
  producto: { ...seen.producto, pmp: seen.producto.pmp ?? 0 },
  margen: seen.margen ?? null,
  margen_propuesto: seen.margen_propuesto ?? null,
  costo_fob: seen.costo_fob ?? null,
  factor_aereo: seen.factor_aereo ?? null,
  factor_maritimo: seen.factor_maritimo ?? null,
});

/** A line as the grid shows it. */
export interface PricedLine {
  readonly key: string;
  readonly typed: TypedLine;
  /** Undefined while its product or its price is not known. */
  readonly line: LineaCotizacion | undefined;
  /** Units above those that were frozen, at the price of today: they become a line of their own. */
  readonly more?: LineaCotizacion | undefined;
  readonly disponible: number | undefined;
  /** What import orders bring, where there is too little. */
  readonly viene?: Partial<Arrival> | undefined;
  /** All lines of its product together ask for more than there is. */
  readonly falta: boolean;
  /** Why it cannot be saved so. */
  readonly problem: string | undefined;
}

const problemOf = (
  line: LineaCotizacion,
  today: Today | 'desconocido' | undefined,
  kept: boolean,
): string | undefined => {
  const { part_number } = line.producto;
  if (!kept && today !== 'desconocido' && today?.bloqueado)
    return `El producto ${part_number} está bloqueado. Quítalo de la cotización.`;
  return line.valor_propuesto === null && line.precio === 0
    ? `El producto ${part_number} no tiene precio para este cliente. Propón uno.`
    : undefined;
};

/** Works out one typed line over what it begins with: the quotation's own line, or today's. */
function pricedLine(
  typed: TypedLine,
  own: LineaCotizacion | undefined,
  today: Today | 'desconocido' | undefined,
  terms: LineTerms,
  units: number,
): PricedLine {
  const known = today === 'desconocido' ? undefined : today;
  const base = own ?? (known && unitsOfNew(asLine(known.linea), typed.cantidad ?? Number.NaN, terms));
  const disponible = base?.servicio ? undefined : known?.disponible;
  const falta = disponible !== undefined && units > disponible;
  const shown = { key: typed.key, typed, disponible, falta, viene: falta ? known : undefined };
  if (!base)
    return {
      ...shown,
      line: undefined,
      problem:
        today === 'desconocido' ? `El producto ${typed.part_number} no se vende o no está a tu cargo.` : undefined,
    };
  if (Number.isNaN(typed.valor_propuesto) || Number.isNaN(typed.valor_total_propuesto))
    return { ...shown, line: base, problem: 'Escribe el valor como un número.' };
  const asked = askedOfFrozen(
    { ...typed, cantidad: typed.cantidad ?? Number.NaN },
    base,
    own && known && asLine(known.linea),
    terms,
  );
  if ('texto' in asked) return { ...shown, line: base, problem: asked.texto };
  const { line, more } = asked;
  return { ...shown, line, more, problem: problemOf(line, today, own !== undefined) };
}

/** A worker that does again only what changed: three hundred lines follow each key. */
export function linePricer(): (
  typed: readonly TypedLine[],
  kept: ReadonlyMap<number, LineaCotizacion>,
  known: KnownToday,
  terms: LineTerms,
) => readonly PricedLine[] {
  let done = new Map<string, { from: readonly unknown[]; priced: PricedLine }>();
  return (lines, kept, known, terms) => {
    const next = new Map<string, { from: readonly unknown[]; priced: PricedLine }>();
    const units = unitsOf(lines);
    const all = lines.map((typed) => {
      const wanted = units.get(typed.producto) ?? 0;
      const saved = typed.linea === undefined ? undefined : kept.get(typed.linea);
      const own = saved?.producto._id === typed.producto ? saved : undefined;
      const today = known.get(typed.producto);
      const from = [typed, own, today, terms.moneda, terms.transporte, terms.tipo, terms.tipo_cambio, wanted];
      const before = done.get(typed.key);
      const same = before?.from.every((value, n) => value === from[n]) ?? false;
      const priced = same ? before!.priced : pricedLine(typed, own, today, terms, wanted);
      next.set(typed.key, { from, priced });
      return priced;
    });
    done = next;
    return all;
  };
}
