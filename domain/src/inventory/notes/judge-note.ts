import { z } from 'zod';
import { defineCommand } from '../../kernel/command.ts';
import { personOf } from '../../kernel/principal.ts';
import { reject } from '../../kernel/rejection.ts';
import { expectedVersion } from '../../kernel/text.ts';
import { STOCK_APPROVERS } from '../access.ts';
import { forNote, notaId } from './guards.ts';
import { noteTitle } from './kinds.shared.ts';
import { type NoteStream, refOf } from './note.ts';

const base = (note: NoteStream) => ({
  kit: 'document' as const,
  context: 'inventory',
  path: `${note.path}/modificar`,
  access: { perfiles: STOCK_APPROVERS },
  aggregate: note.aggregate,
  stream: ({ id }: { readonly id: string | number }) => String(id),
});

/** A note of much value may be executed. */
export const approveNote = (note: NoteStream) =>
  defineCommand({
    ...base(note),
    name: `approve-${note.name}`,
    accion: 'aprobar',
    summary: `Aprueba una ${note.uno.toLowerCase()}`,
    request: z.strictObject({ accion: z.literal('aprobar'), id: notaId, expectedVersion }),
    when: forNote(note, 'La nota no se aprobó', 'Por Aprobar'),
    decide: (state, _request, { user }) => [
      note.events.approved({ nota: refOf(state!), aprobado_por: personOf(user) }),
    ],
    answer: ({ state }) => ({ mensaje: `La ${noteTitle(note, state!.number)} fue aprobada` }),
  });

/** It may not, and that is its end. */
export const rejectNote = (note: NoteStream) =>
  defineCommand({
    ...base(note),
    name: `reject-${note.name}`,
    accion: 'rechazar',
    summary: `Rechaza una ${note.uno.toLowerCase()}`,
    request: z.strictObject({
      accion: z.literal('rechazar'),
      id: notaId,
      // Blank is a business refusal with its own text, not a malformed request.
      motivo: z.string().trim().max(4000).default(''),
      expectedVersion,
    }),
    when: forNote(note, 'La nota no se rechazó', 'Por Aprobar'),
    decide: (state, { motivo }) =>
      motivo === ''
        ? reject('MOTIVO_OBLIGATORIO', 'La nota no se rechazó', 'Ingresa el motivo')
        : [note.events.rejected({ nota: refOf(state!), motivo })],
    answer: ({ state }) => ({ mensaje: `La ${noteTitle(note, state!.number)} fue rechazada` }),
  });
