import { z } from 'zod';
import { defineCommand } from '../../kernel/command.ts';
import { pesosText } from '../../kernel/money.ts';
import { STOCK_APPROVERS } from '../access.ts';
import { NoteLimitSet } from './limit-events.ts';
import { limite, NOTE_LIMIT_ID, noteLimit } from './note-limit.shared.ts';

/** From which value on entries and issues without document wait for approval. */
export const setNoteLimit = defineCommand({
  name: 'set-note-limit',
  context: 'inventory',
  path: '/inventarios/modificar',
  accion: 'limitenotas',
  access: { perfiles: STOCK_APPROVERS },
  summary: 'Cambia el valor sobre el cual entradas y salidas sin documento esperan aprobación',
  request: z.strictObject({ accion: z.literal('limitenotas'), limite }),
  aggregate: noteLimit,
  stream: () => NOTE_LIMIT_ID,
  decide: (state, request) =>
    state.limite === request.limite ? [] : [NoteLimitSet({ antes: state.limite, limite: request.limite })],
  answer: ({ state }) => ({ mensaje: `Las notas sobre ${pesosText(state.limite)} esperan aprobación` }),
});
