import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { dayOf } from '../kernel/dates.ts';
import { oneLine } from '../kernel/text.ts';
import { assistant } from './assistant.ts';
import { AssistantAsked } from './events.ts';
import { masked } from './masked.shared.ts';

/** What the app's assistant was asked, told by the app in the name of whoever is signed in there (requirements §7). */
export const recordInteraction = defineCommand({
  name: 'record-interaction',
  context: 'assistant',
  path: '/asistente/registrar',
  access: { perfiles: 'todos' },
  summary: 'Registra una consulta al asistente de la app',
  request: z.strictObject({
    tema: oneLine(60).min(1),
    pregunta: oneLine(500).min(1),
    respondida: z.boolean().default(true),
  }),
  aggregate: assistant,
  stream: (_request, { now }) => dayOf(now),
  decide: (_state, { tema, pregunta, respondida }, { now, commandId }) => [
    AssistantAsked({ _id: commandId, fecha: now, tema, pregunta: masked(pregunta), respondida }),
  ],
  answer: () => ({ mensaje: 'La consulta fue registrada' }),
});
