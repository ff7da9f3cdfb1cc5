import { z } from 'zod';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import { type Principal, SYSTEM } from '../kernel/principal.ts';
import { reject } from '../kernel/rejection.ts';
import { shortText } from '../kernel/text.ts';
import { STOCK_APPROVERS, WAREHOUSE } from './access.ts';
import { type ProductoStock, StockReceived } from './events.ts';
import { saldoOf, stock, warehouse } from './stock.ts';
import { openWarehouse } from './warehouse.shared.ts';
import { LEAST_QUANTITY } from '../kernel/quantity.shared.ts';

export const MAX_UNITS = 1_000_000;
/** Units of a product in the whole company: what read models can hold, and no trade ever has. */
export const MAX_TOTAL = 1_000_000_000;
export const productoId = z.string().min(1).max(60);

/** What is known of the product, and the value above which entries wait for approval. */
export interface ReceiveFacts {
  readonly producto: ProductoStock;
  /** Pesos a unit; none where nobody knows what it costs. */
  readonly pmp: number;
  readonly limite: number;
}

/** Who says yes to entries of much value enters them; and what follows a reception was decided there. */
const approves = ({ perfil, sesion }: Principal): boolean =>
  sesion === SYSTEM.sesion || STOCK_APPROVERS.includes(perfil);

export const receiveStock = defineCommand({
  name: 'receive-stock',
  context: 'inventory',
  path: '/entradas/crear',
  access: { perfiles: WAREHOUSE },
  summary: 'Ingresa unidades de un producto a una bodega',
  request: z.strictObject({
    producto: productoId,
    bodega: shortText,
    cantidad: z.number().int().min(1, LEAST_QUANTITY.texto).max(MAX_UNITS),
    motivo: shortText,
    documento: shortText.optional(),
    /** Pesos a unit, of a local purchase; absent: the product's average. */
    costo: z.number().min(0, 'El costo no puede ser negativo').max(1_000_000_000, 'Es demasiado grande').optional(),
  }),
  reply: z.object({ fisico: z.number() }),
  refers: { bodega: openWarehouse },
  aggregate: stock,
  needsFacts: true,
  stream: (request) => request.producto,
  decide(state, request, { user, facts }: DecideContext<ReceiveFacts>) {
    const { bodega, cantidad, motivo, costo } = request;
    if (costo !== undefined && !user.permisos.margenes)
      return reject(
        'SIN_PERMISO',
        'No se puede ingresar',
        'Tu perfil no puede ingresar costos: deja el costo sin llenar.',
      );
    const unitario = costo ?? facts.pmp;
    if (!approves(user) && (unitario <= 0 || cantidad * unitario > facts.limite))
      return reject(
        'REQUIERE_APROBACION',
        'No se puede ingresar',
        'Por su valor esta entrada la aprueba otra persona: créala en Entradas sin documento y envíala.',
      );
    const total = Object.values(state.bodegas).reduce((sum, { fisico }) => sum + fisico, cantidad);
    if (total > MAX_TOTAL)
      return reject(
        'CANTIDAD_EXCESIVA',
        'No se puede ingresar',
        'El stock del producto sería demasiado grande. Revisa la cantidad.',
      );
    const before = warehouse(state, bodega);
    const saldo = saldoOf({ ...before, fisico: before.fisico + cantidad });
    return [
      StockReceived({
        producto: facts.producto,
        bodega,
        cantidad,
        saldo,
        motivo,
        documento: request.documento ?? null,
        ...(costo !== undefined && { costo }),
      }),
    ];
  },
  answer: ({ state }, request) => ({
    mensaje: 'La entrada fue registrada',
    fisico: warehouse(state, request.bodega).fisico,
  }),
});
