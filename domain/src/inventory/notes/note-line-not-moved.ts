import { z } from 'zod';
import { defineCommand } from '../../kernel/command.ts';
import { reject } from '../../kernel/rejection.ts';
import { SYSTEM } from '../../kernel/principal.ts';
import { STOCK_APPROVERS } from '../access.ts';
import { notaId } from './guards.ts';
import { type NoteStream, refOf } from './note.ts';

/** Told by the process that moves stock: a line could not be moved after all, and why. */
export const noteLineNotMoved = (note: NoteStream) =>
  defineCommand({
    name: `${note.name}-line-not-moved`,
    kit: 'document',
    context: 'inventory',
    path: `${note.path}/modificar`,
    accion: 'lineasinmover',
    access: { perfiles: STOCK_APPROVERS },
    summary: `Anota en una ${note.uno.toLowerCase()} que una línea no movió stock; lo dice el sistema`,
    request: z.strictObject({
      accion: z.literal('lineasinmover'),
      id: notaId,
      linea: z.number().int().min(1),
      motivo: z.string().max(4000),
      inverso: z.boolean().default(false),
    }),
    aggregate: note.aggregate,
    stream: ({ id }) => String(id),
    when: (state, user) =>
      state && user.sesion === SYSTEM.sesion
        ? undefined
        : reject('SIN_PERMISO', 'No se anotó', 'Sólo el sistema anota que una línea no se movió.'),
    decide(state, { linea, motivo, inverso }) {
      return state!.pendientes.some((line) => line.linea === linea)
        ? []
        : [note.events.notMoved({ nota: refOf(state!), linea, motivo, ...(inverso && { inverso }) })];
    },
    answer: () => ({ mensaje: 'La línea quedó anotada' }),
  });
