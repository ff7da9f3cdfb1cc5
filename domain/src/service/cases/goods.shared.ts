import { z } from 'zod';
import { productoStock } from '../../inventory/stock-product.shared.ts';
import { LEAST_QUANTITY } from '../../kernel/quantity.shared.ts';

const numero = z.number().int().positive();

/** What a case is called everywhere, and its movements in stock: *RMA N° 7*. */
export const caseTitle = (id: string | number): string => `RMA N° ${id}`;

/** What a case moves in stock: a part that goes into a product, a unit that goes out for one that failed, or one that is lent. */
export const TIPOS_MOVIMIENTO_RMA = ['repuesto', 'cambio', 'prestamo'] as const;
/** `sin mover`: stock refused it, and it counts for nothing. `perdido`: a loan that does not come back. */
export const ESTADOS_MOVIMIENTO_RMA = ['hecho', 'devuelto', 'sin mover', 'perdido'] as const;

/** A movement as its event says it: what it is numbered in its case, for which product of it, and between which warehouses. */
export const movimientoPedido = z.object({
  n: numero,
  linea: numero,
  producto: productoStock,
  cantidad: numero,
  /** Where the goods stood. */
  origen: z.string(),
  /** The RMA warehouse: parts leave through it, the unit that failed enters it. */
  bodega: z.string(),
  /** Serials that go out. */
  series: z.array(z.string()),
  /** Serial of the unit that failed, and stays. */
  entra: z.string().nullable(),
  /** By what that serial had left before, as the owner of serials is named; absent where nobody knew. */
  entra_de: z.string().optional(),
  /** Of a loan: day on which it is to come back. */
  hasta: z.string().optional(),
});
export type MovimientoPedido = z.infer<typeof movimientoPedido>;

export const movimientoRma = movimientoPedido.extend({
  tipo: z.enum(TIPOS_MOVIMIENTO_RMA),
  estado: z.enum(ESTADOS_MOVIMIENTO_RMA),
  /** Why it came back, or did not move. */
  motivo: z.string().nullable(),
});
export type MovimientoRma = z.infer<typeof movimientoRma>;

/** Movements of one case: more are several cases. */
export const MAX_MOVIMIENTOS = 200;
/** Serials that one movement takes. */
export const MAX_SERIES = 100;

/** Units of a part, as they are typed. */
export const cantidadRepuesto = z
  .number('Ingresa la cantidad')
  .int('La cantidad va en unidades enteras')
  .min(1, LEAST_QUANTITY.texto)
  .max(10_000, 'Es demasiado grande');
