import { z } from 'zod';
import { netOf } from '../kernel/money.ts';
import { type Rejection, reject } from '../kernel/rejection.ts';
import { longText, shortText } from '../kernel/text.ts';
import {
  asOffered,
  type LineProblem,
  marginOf,
  MAX_PRICE,
  MAX_QUANTITY,
  pesosOf,
  roundIn,
  settled,
} from './line-rules.ts';
import { askedOfFrozen } from './more-units.shared.ts';
import { offeredAt, type QuotableProducts, type QuotationTerms } from './offered.shared.ts';
import type { LineaCotizacion } from './parts.ts';

const MAX_LINES = 300;
/** Net pesos of a whole quotation: far below where whole numbers stop being exact. */
const MAX_NET = 1_000_000_000_000;

/** A line as requests ask for it; prices of the catalogue are the server's, only proposals come from outside. */
export const lineaPropuesta = z.strictObject({
  /** Of a line that is there already. */
  linea: z.number().int().positive().optional(),
  producto: z.string().min(1).max(60),
  cantidad: z.number().int().max(MAX_QUANTITY),
  /** Unit price; null withdraws the proposal, absent keeps it. */
  valor_propuesto: z.number().max(MAX_PRICE).nullable().optional(),
  /** Total of the line, instead of a unit price. */
  valor_total_propuesto: z.number().max(MAX_NET).optional(),
  seccion: shortText.nullable().optional(),
  comentario: longText.nullable().optional(),
  /** Whether price and units may be changed afterwards: said by who validates prices. */
  modificable: z.boolean().optional(),
});
export type LineaPropuesta = z.output<typeof lineaPropuesta>;
export const lineasPropuestas = z
  .array(lineaPropuesta)
  .min(1, 'Agrega al menos un producto')
  .max(MAX_LINES, `Una cotización lleva a lo más ${MAX_LINES} líneas. Divídela en varias.`);

type Fresh = Pick<LineaCotizacion, 'linea' | 'seccion' | 'comentario' | 'cantidad'>;

/** A line at today's prices. */
export function freshLine(own: Fresh, of: QuotableProducts[string], terms: QuotationTerms): LineaCotizacion {
  const { producto, servicio, modificable, costo_fob, factor_aereo, factor_maritimo } = of;
  const imported = terms.moneda !== 'pesos' && !servicio;
  const { precio, ...ways } = offeredAt(of, terms);
  const line: LineaCotizacion = {
    ...own,
    producto,
    servicio,
    modificable,
    precio,
    margen: null,
    valor_total: precio * own.cantidad,
    valor_propuesto: null,
    margen_propuesto: null,
    valor_total_propuesto: null,
    propuesta_de: null,
    requiere_validacion: false,
    validado: true,
    rechazo: null,
    costo_fob: imported ? costo_fob : null,
    factor_aereo: imported ? factor_aereo : null,
    factor_maritimo: imported ? factor_maritimo : null,
    ...ways,
  };
  const valor_total = roundIn(terms.moneda, precio * own.cantidad);
  return asOffered({ ...line, valor_total, margen: marginOf(line, precio, terms) }, terms);
}

const TOO_MUCH = reject(
  'TOTAL_MUY_ALTO',
  'La cotización no se guardó',
  'El total de la cotización es demasiado alto. Revisa precios y cantidades.',
);
const CHANGED = reject(
  'LINEA_NO_EXISTE',
  'La cotización no se guardó',
  'Las líneas de la cotización son otras. Ábrela de nuevo.',
);
const refusal = (problem: LineProblem, asked: LineaPropuesta, part_number: string): Rejection =>
  reject('LINEA_INVALIDA', problem.titulo, problem.texto, {
    ...(asked.linea !== undefined && { linea: asked.linea }),
    producto: asked.producto,
    part_number,
  });

/**
 * The lines of a quotation. Those of `kept` stay as they were priced, unless something is asked of them; the others are
 * made at today's prices. Refuses the first that document 2 §5 refuses, and products that are not sold.
 */
export function linesOf(
  asked: readonly LineaPropuesta[],
  facts: QuotableProducts,
  terms: QuotationTerms,
  kept: readonly LineaCotizacion[] = [],
): LineaCotizacion[] | Rejection {
  const before = new Map(kept.map((line) => [line.linea, line]));
  let last = Math.max(0, ...before.keys());
  const lines: LineaCotizacion[] = [];
  for (const wanted of asked) {
    const known = before.get(wanted.linea ?? 0);
    const same = known?.producto._id === wanted.producto ? known : undefined;
    if (same) before.delete(same.linea);
    const found = facts[wanted.producto];
    const priced = same ?? found;
    // Whoever saved meanwhile gave the line's number to another product.
    if (!priced) return CHANGED;
    const { part_number } = priced.producto;
    const more = !same || wanted.cantidad > same.cantidad;
    if (more && found && (found.bloqueado || !found.activo))
      return reject(
        'PRODUCTO_BLOQUEADO',
        'La cotización no se guardó',
        same
          ? `El producto ${part_number} está bloqueado: deja las unidades que tenía o quítalo de la cotización.`
          : `El producto ${part_number} está bloqueado. Quítalo de la cotización.`,
        { part_number },
      );
    const cantidad = Math.max(1, wanted.cantidad);
    const own = { seccion: null, comentario: null, cantidad };
    const base = same ?? freshLine({ ...own, linea: (last += 1) }, found!, terms);
    const frozen = same && wanted.cantidad > same.cantidad && found;
    const today = frozen ? freshLine({ ...own, linea: 0, cantidad }, found, terms) : undefined;
    const asOne = askedOfFrozen(wanted, base, today, terms);
    if ('texto' in asOne) return refusal(asOne, wanted, part_number);
    const { line, more: above } = asOne;
    if ([line, above].some((l) => l?.valor_propuesto === null && l.precio === 0))
      return reject(
        'SIN_PRECIO',
        'La cotización no se guardó',
        `El producto ${part_number} no tiene precio para este cliente. Propón uno.`,
        { part_number },
      );
    lines.push(settled(line, terms));
    if (above) lines.push(settled({ ...above, linea: (last += 1) }, terms));
  }
  const inPesos = lines.map((line) => ({ precio_venta: pesosOf(line, terms.tipo_cambio), cantidad: line.cantidad }));
  return netOf(inPesos) > MAX_NET ? TOO_MUCH : lines;
}
