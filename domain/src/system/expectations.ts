import { z } from 'zod';
import { type CommandDefinition, type DecideContext, type Decision, defineCommand } from '../kernel/command.ts';
import { reject } from '../kernel/rejection.ts';
import { instantText } from '../kernel/when.ts';
import { ExpectationDue, ExpectationMet, ExpectationSet } from './events.ts';
import { instanceId, processMemory, type ProcessMemory } from './process-memory.ts';

const base = {
  context: 'system',
  path: '/procesos/modificar',
  access: { perfiles: ['Administrador' as const] },
  aggregate: processMemory,
};
const who = { proceso: z.string().regex(/^[a-z-]+\/[a-z-]+$/), instancia: z.string().min(1).max(200) };
type Who = { readonly proceso: string; readonly instancia: string };

/** What a process remembers is its own: people look at it, and mend what it acts upon. */
const own =
  <R extends Who>(decide: (state: ProcessMemory | undefined, request: R, now: string) => Decision) =>
  (state: ProcessMemory | undefined, request: R, { user, now }: DecideContext<undefined>): Decision =>
    user.sesion === 'interno'
      ? decide(state, request, now)
      : reject(
          'SOLO_SISTEMA',
          'Plazo de un proceso',
          'Los plazos los lleva el sistema. Modifica el documento del que dependen.',
        );

/** Something must happen until `vence`; a later word replaces an earlier one. */
export const setExpectation = defineCommand({
  ...base,
  name: 'set-expectation',
  accion: 'esperar',
  summary: 'Fija el plazo que espera un proceso',
  request: z.strictObject({
    accion: z.literal('esperar'),
    ...who,
    vence: instantText,
    memoria: z.record(z.string(), z.json()).default({}),
  }),
  stream: instanceId,
  decide: own((state, { proceso, instancia, vence, memoria }: Who & Pick<Due, 'vence' | 'memoria'>) =>
    state?.vence === vence && JSON.stringify(state.memoria) === JSON.stringify(memoria)
      ? []
      : [ExpectationSet({ proceso, instancia, vence, memoria })],
  ),
  answer: () => ({ mensaje: 'El plazo está fijado' }),
});
type Due = z.infer<typeof ExpectationDue.data>;

/** What was awaited has happened, or is awaited no more. */
export const meetExpectation = defineCommand({
  ...base,
  name: 'meet-expectation',
  accion: 'cumplir',
  summary: 'Da por cumplido lo que espera un proceso',
  request: z.strictObject({ accion: z.literal('cumplir'), ...who }),
  stream: instanceId,
  decide: own((state, { proceso, instancia }: Who) =>
    state?.vence === undefined ? [] : [ExpectationMet({ proceso, instancia })],
  ),
  answer: () => ({ mensaje: 'El plazo está cumplido' }),
});

/** The process's clock says that the time is over; the stream decides whether it is, and says so once. */
export const expireExpectation = defineCommand({
  ...base,
  name: 'expire-expectation',
  accion: 'vencer',
  summary: 'Da por vencido el plazo de un proceso',
  request: z.strictObject({ accion: z.literal('vencer'), ...who }),
  stream: instanceId,
  decide: own((state, { proceso, instancia }: Who, now) =>
    state?.vence === undefined || Date.parse(state.vence) > Date.parse(now)
      ? []
      : [ExpectationDue({ proceso, instancia, vence: state.vence, memoria: state.memoria as Due['memoria'] })],
  ),
  answer: () => ({ mensaje: 'El plazo está vencido' }),
});

export const expectations = [setExpectation, meetExpectation, expireExpectation] as readonly CommandDefinition[];
