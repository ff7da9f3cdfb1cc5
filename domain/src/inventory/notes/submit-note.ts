import { z } from 'zod';
import { type DecideContext, defineCommand } from '../../kernel/command.ts';
import { expectedVersion } from '../../kernel/text.ts';
import { forNote, notaId } from './guards.ts';
import { noteTitle } from './kinds.shared.ts';
import { type NoteStream, refOf } from './note.ts';
import type { DatosNota } from './parts.ts';

/** Above the company's value, and where nobody knows what a line costs, somebody else looks at it first. */
export const needsApproval = ({ valor_costo, lineas }: DatosNota, limite: number): boolean =>
  valor_costo > limite || lineas.some(({ costo }) => costo <= 0);

/** A draft is done: it may be executed, or waits for approval. */
export const submitNote = (note: NoteStream) =>
  defineCommand({
    name: `submit-${note.name}`,
    kit: 'document',
    context: 'inventory',
    path: `${note.path}/modificar`,
    accion: 'enviar',
    access: { perfiles: note.makers },
    summary: `Envía una ${note.uno.toLowerCase()}: queda aprobada, o por aprobar si su valor lo pide`,
    request: z.strictObject({ accion: z.literal('enviar'), id: notaId, expectedVersion }),
    aggregate: note.aggregate,
    needsFacts: true,
    stream: ({ id }) => String(id),
    when: forNote(note, 'La nota no se envió', 'Borrador'),
    decide: (state, _request, { facts: { limite } }: DecideContext<{ readonly limite: number }>) => [
      note.events.submitted({ nota: refOf(state!), aprobar: needsApproval(state!, limite), limite }),
    ],
    answer: ({ state }) => ({
      mensaje:
        state!.estado === 'Por Aprobar'
          ? `La ${noteTitle(note, state!.number)} espera aprobación`
          : `La ${noteTitle(note, state!.number)} está aprobada: falta ejecutarla`,
    }),
  });
