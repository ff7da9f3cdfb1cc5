import { z } from 'zod';
import { type DecideContext, defineCommand } from '../../kernel/command.ts';
import type { Principal } from '../../kernel/principal.ts';
import { SYSTEM } from '../../kernel/principal.ts';
import { reject } from '../../kernel/rejection.ts';
import { expectedVersion, legible } from '../../kernel/text.ts';
import { refOf, type RmaState, serviceCase } from './case.ts';
import { RmaMovementRefused, RmaMovementUndone } from './events.ts';
import { inState, rmaId, WORKSHOP } from './guards.ts';

const TITLE = 'El movimiento no se deshizo';
/** A loan is not undone: it comes back. */
const undoable = ({ tipo, estado }: { tipo: string; estado: string }) => tipo !== 'prestamo' && estado === 'hecho';
const base = {
  kit: 'document' as const,
  context: 'service',
  path: '/rma/modificar',
  access: { perfiles: WORKSHOP },
  aggregate: serviceCase,
  stream: ({ id }: { readonly id: string | number }) => String(id),
};

/** What must still be with us for an exchange to go back. */
export interface UndoFacts {
  /** Units of the product that the RMA warehouse can give. */
  readonly disponible: number;
  /** The serial that failed left again since. */
  readonly fuera: boolean;
}

/** Reversal instead of deletion: the part comes back to the RMA warehouse, an exchange moves the other way. */
export const undoMovement = defineCommand({
  ...base,
  name: 'undo-rma-movement',
  accion: 'deshacer',
  summary: 'Deshace un repuesto o un cambio de un RMA, con el movimiento de stock inverso',
  request: z.strictObject({
    accion: z.literal('deshacer'),
    id: rmaId,
    n: z.number().int().positive(),
    // Blank is a business refusal with its own text, not a malformed request.
    motivo: z.string().overwrite(legible).trim().max(1000, 'A lo más 1000 caracteres').default(''),
    expectedVersion,
  }),
  needsFacts: true,
  when(state: RmaState, user: Principal) {
    const wrong = inState(TITLE, 'En Diagnóstico', 'Resuelto')(state, user);
    if (wrong) return wrong;
    return state!.movimientos.some(undoable)
      ? undefined
      : reject('SIN_MOVIMIENTOS', TITLE, `El RMA N° ${state!.number} no tiene repuestos ni cambios por deshacer.`);
  },
  decide(state, { n, motivo }, { facts: { disponible, fuera } }: DecideContext<UndoFacts>) {
    const found = state!.movimientos.find((one) => one.n === n);
    if (!found)
      return reject('MOVIMIENTO_NO_EXISTE', TITLE, `El RMA no tiene un movimiento ${n}. Elige uno de los suyos.`);
    const { producto, estado, tipo, bodega, cantidad, entra } = found;
    if (tipo === 'prestamo')
      return reject(
        'ES_PRESTAMO',
        TITLE,
        `El movimiento ${n} es el préstamo de ${producto.part_number}: recíbelo con «Préstamo».`,
      );
    if (estado !== 'hecho')
      return reject(
        'YA_DESHECHO',
        TITLE,
        `El movimiento ${n} (${producto.part_number}) ${estado === 'devuelto' ? 'ya se deshizo' : 'no llegó a mover stock'}.`,
      );
    if (motivo === '') return reject('MOTIVO_OBLIGATORIO', TITLE, 'Ingresa el motivo');
    if (tipo === 'cambio' && fuera)
      return reject('SERIE_USADA', TITLE, `La serie ${entra} volvió a salir: el cambio ya no se deshace.`);
    if (tipo === 'cambio' && disponible < cantidad)
      return reject(
        'STOCK_INSUFICIENTE',
        TITLE,
        `En ${bodega} quedan ${disponible} unidades de ${producto.part_number}: la fallada ya no está para devolverla.`,
      );
    return [RmaMovementUndone({ rma: refOf(state!), n, producto: producto._id, motivo })];
  },
  answer: ({ state }) => ({ mensaje: `El movimiento del RMA N° ${state!.number} fue deshecho` }),
});

/** Told by the process that moves stock: a movement could not be made after all, and why. */
export const movementRefused = defineCommand({
  ...base,
  name: 'rma-movement-refused',
  accion: 'sinmover',
  summary: 'Anota en un RMA que un movimiento no movió stock; lo dice el sistema',
  request: z.strictObject({
    accion: z.literal('sinmover'),
    id: rmaId,
    n: z.number().int().positive(),
    motivo: z.string().max(4000),
    inverso: z.boolean(),
  }),
  when: (state: RmaState, user: Principal) =>
    state && user.sesion === SYSTEM.sesion
      ? undefined
      : reject('SIN_PERMISO', 'No se anotó', 'Sólo el sistema anota que un movimiento no se hizo.'),
  decide(state, { n, motivo, inverso }) {
    // Somebody may have undone it before stock said no: then nothing has to go back.
    const due = inverso ? ['devuelto'] : ['hecho', 'devuelto'];
    return state!.movimientos.some((one) => one.n === n && due.includes(one.estado))
      ? [RmaMovementRefused({ rma: refOf(state!), n, motivo, inverso })]
      : [];
  },
  answer: () => ({ mensaje: 'El movimiento quedó anotado' }),
});
