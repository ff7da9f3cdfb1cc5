import { z } from 'zod';
import { type DecideContext, defineCommand } from '../../kernel/command.ts';
import { isRejection, reject, type Rejection } from '../../kernel/rejection.ts';
import { systemOnly } from '../../kernel/system-only.ts';
import { STOCK_APPROVERS } from '../access.ts';
import { StockReceived, StockWithdrawn } from '../events.ts';
import { takenFrom } from '../places.shared.ts';
import { MAX_TOTAL, productoId } from '../receive-stock.ts';
import { movedSerials, type NamedSerials } from '../serials/named-serials.shared.ts';
import { saldoAfter, saldoOf, stock, warehouse } from '../stock.ts';
import { notaId } from './guards.ts';
import { entryKind, issueKind, noteTitle } from './kinds.shared.ts';
import type { Nota } from './note.ts';

/** The note as its own stream has it. */
export interface MoveFacts {
  readonly nota: Nota;
  /** Of what goes out: serials that are known in its warehouse. */
  readonly series?: NamedSerials | undefined;
  /** Of what comes in: why a serial of it cannot. */
  readonly ajena?: Rejection | undefined;
}
const KINDS = { entrada: entryKind, salida: issueKind } as const;
export const TITLE = 'La línea no movió stock';

/**
 * Issued by the process that follows notes, once for each line and direction: its command id keeps a repeat from moving
 * twice. What moves is what the note says.
 */
export const moveNoteStock = defineCommand({
  name: 'move-note-stock',
  context: 'inventory',
  path: '/inventarios/modificar',
  accion: 'moverpornota',
  access: { perfiles: STOCK_APPROVERS },
  summary: 'Mueve el stock de una línea de una nota de entrada o salida; lo pide el sistema',
  request: z.strictObject({
    accion: z.literal('moverpornota'),
    producto: productoId,
    tipo: z.enum(['entrada', 'salida']),
    nota: notaId,
    linea: z.number().int().min(1),
    /** The note was annulled: it moves back. */
    inverso: z.boolean(),
  }),
  aggregate: stock,
  needsFacts: true,
  stream: (request) => request.producto,
  when: (_state, user) => systemOnly(user, TITLE, 'El stock de una nota se mueve al ejecutarla o anularla.'),
  decide(state, { tipo, linea, inverso }, { facts: { nota, series: known, ajena } }: DecideContext<MoveFacts>) {
    const line = nota.lineas.find((l) => l.linea === linea);
    if (!line) return reject('LINEA_NO_EXISTE', TITLE, `La nota no tiene una línea ${linea}.`);
    // What never moved has no way back.
    if (inverso && nota.pendientes.some((p) => p.linea === linea && p.inverso !== true)) return [];
    const { producto, cantidad, series } = line;
    // What an entry brought it takes along when it is annulled; a cost that nobody knew is none.
    const costo = tipo === 'entrada' && line.costo > 0 ? { costo: line.costo } : {};
    const { bodega } = nota;
    const before = warehouse(state, bodega);
    const documento = noteTitle(KINDS[tipo], nota.number);
    const motivo = (inverso && nota.motivo_anulacion) || nota.motivo;
    if ((tipo === 'entrada') !== inverso) {
      const total = Object.values(state.bodegas).reduce((sum, { fisico }) => sum + fisico, cantidad);
      if (total > MAX_TOTAL)
        return reject('CANTIDAD_EXCESIVA', TITLE, 'El stock del producto sería demasiado grande. Revisa la cantidad.');
      if (ajena) return ajena;
      const saldo = saldoOf({ ...before, fisico: before.fisico + cantidad });
      return [
        StockReceived({ producto, bodega, cantidad, saldo, motivo, documento, ...(series && { series }), ...costo }),
      ];
    }
    const { disponible } = saldoOf(before);
    if (disponible < cantidad)
      return reject('STOCK_INSUFICIENTE', TITLE, `En ${bodega} quedaban ${disponible} unidades disponibles.`);
    const moved = movedSerials({ cantidad, series: series ?? [], hay: before.fisico, bodega }, known, TITLE);
    if (isRejection(moved)) return moved;
    const left = before.fisico - cantidad;
    const places = takenFrom(before, left, known?.lugares);
    return [
      StockWithdrawn({
        producto,
        bodega,
        cantidad,
        saldo: saldoAfter(before, left, places),
        ...places,
        motivo,
        documento,
        ...(moved.length > 0 && { series: [...moved] }),
        ...costo,
      }),
    ];
  },
  answer: () => ({ mensaje: 'El stock de la línea fue movido' }),
});
