import { z } from 'zod';
import { StockMoved, StockReceived, StockWithdrawn } from './events.ts';
import { takenFrom, withPlaces } from './places.shared.ts';
import { MAX_TOTAL, productoId } from './receive-stock.ts';
import { saldoOf, stock, type StockState, warehouse } from './stock.ts';
import { type DecideContext, defineCommand } from '../kernel/command.ts';
import type { DomainEvent } from '../kernel/event.ts';
import { type Rejection, reject } from '../kernel/rejection.ts';
import { systemOnly } from '../kernel/system-only.ts';
import { caseTitle, type MovimientoRma } from '../service/cases/goods.shared.ts';
import { STOCK_APPROVERS } from './access.ts';

const TITLE = 'El movimiento no movió stock';

/** The case as its own stream has it. */
export interface CaseMoves {
  readonly rma: { readonly number: number; readonly movimientos: readonly MovimientoRma[] };
}

/** What a movement is called in the kardex: serials stand there, so that their life can be read. */
export function reasonOf({ tipo, series, entra, motivo }: MovimientoRma, inverso: boolean): string {
  const out = series.join(', ');
  const what =
    tipo !== 'cambio'
      ? `${tipo === 'repuesto' ? 'Repuesto' : 'Préstamo'}${out === '' ? '' : ` ${out}`}`
      : `Cambio${out === '' ? '' : `: sale ${out}`}${entra === null ? '' : `${out === '' ? ':' : ','} entra ${entra}`}`;
  if (!inverso) return what;
  return tipo === 'prestamo' ? `${what} (devuelto)` : `${what} (deshecho: ${motivo})`;
}

/** Stock of a product while one append is put together: each event stands on the balances that the one before it left. */
function ledger(state: StockState, { producto, cantidad }: MovimientoRma, motivo: string, documento: string) {
  const now = new Map<string, ReturnType<typeof warehouse>>();
  const at = (bodega: string) => now.get(bodega) ?? warehouse(state, bodega);
  const events: DomainEvent[] = [];
  const common = { producto, cantidad, motivo };
  const give = (bodega: string) => {
    const before = at(bodega);
    const { disponible } = saldoOf(before);
    if (disponible < cantidad)
      return reject('STOCK_INSUFICIENTE', TITLE, `En ${bodega} quedaban ${disponible} unidades disponibles.`);
    const fisico = before.fisico - cantidad;
    const places = takenFrom(before, fisico);
    const after = withPlaces({ ...before, fisico }, places.ubicaciones);
    now.set(bodega, after);
    return { saldo: saldoOf(after), ...places };
  };
  return {
    events,
    out(bodega: string): Rejection | undefined {
      const given = give(bodega);
      if ('rejected' in given) return given;
      events.push(StockWithdrawn({ ...common, bodega, ...given, documento }));
      return undefined;
    },
    into(bodega: string): void {
      const before = at(bodega);
      const after = { ...before, fisico: before.fisico + cantidad };
      now.set(bodega, after);
      events.push(StockReceived({ ...common, bodega, saldo: saldoOf(after), documento }));
    },
    /** From a shelf to the workshop. */
    through(bodega: string, bodega_destino: string): Rejection | undefined {
      const given = give(bodega);
      if ('rejected' in given) return given;
      const to = at(bodega_destino);
      const after = { ...to, fisico: to.fisico + cantidad };
      now.set(bodega_destino, after);
      const said = `${documento}: ${motivo}`;
      events.push(
        StockMoved({ ...common, motivo: said, bodega, ...given, bodega_destino, saldo_destino: saldoOf(after) }),
      );
      return undefined;
    },
  };
}

/** What stock does about a movement: a part or a loan leaves through the RMA warehouse, an exchange takes one unit out and one in. */
function moves(state: StockState, movement: MovimientoRma, documento: string, inverso: boolean) {
  const { tipo, origen, bodega, cantidad } = movement;
  const total = Object.values(state.bodegas).reduce((sum, { fisico }) => sum + fisico, cantidad);
  if (total > MAX_TOTAL)
    return reject('CANTIDAD_EXCESIVA', TITLE, 'El stock del producto sería demasiado grande. Revisa la cantidad.');
  const book = ledger(state, movement, reasonOf(movement, inverso), documento);
  let wrong: Rejection | undefined;
  if (tipo !== 'cambio') {
    if (inverso) book.into(bodega);
    else wrong = (origen === bodega ? undefined : book.through(origen, bodega)) ?? book.out(bodega);
  } else {
    const [from, to] = inverso ? [bodega, origen] : [origen, bodega];
    wrong = book.out(from);
    if (!wrong) book.into(to);
  }
  return wrong ?? book.events;
}

/**
 * Issued by the process that follows cases, once for each movement and direction: its command id keeps a repeat from moving
 * twice. What moves is what the case says.
 */
export const moveCaseStock = defineCommand({
  name: 'move-rma-stock',
  context: 'inventory',
  path: '/inventarios/modificar',
  accion: 'moverporrma',
  access: { perfiles: STOCK_APPROVERS },
  summary: 'Mueve el stock de un repuesto o un cambio de un RMA; lo pide el sistema',
  request: z.strictObject({
    accion: z.literal('moverporrma'),
    producto: productoId,
    rma: z.string().regex(/^\d{1,15}$/),
    n: z.number().int().positive(),
    /** It was undone: it moves back. */
    inverso: z.boolean(),
  }),
  aggregate: stock,
  needsFacts: true,
  stream: (request) => request.producto,
  when: (_state, user) =>
    systemOnly(user, TITLE, 'El stock de un RMA se mueve al usar un repuesto o cambiar un producto.'),
  decide(state, { n, producto, inverso }, { facts: { rma } }: DecideContext<CaseMoves>) {
    const movement = rma.movimientos.find((one) => one.n === n && one.producto._id === producto);
    if (!movement) return reject('MOVIMIENTO_NO_EXISTE', TITLE, `El RMA no tiene un movimiento ${n} de ese producto.`);
    // What never moved has no way back.
    if (inverso && movement.estado === 'sin mover') return [];
    return moves(state, movement, caseTitle(rma.number), inverso);
  },
  answer: () => ({ mensaje: 'El stock del RMA fue movido' }),
});
