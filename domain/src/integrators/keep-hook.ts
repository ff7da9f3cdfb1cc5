import { z } from 'zod';
import { type DecideContext, defineCommand } from '../kernel/command.ts';
import { isRejection, type Rejection, reject } from '../kernel/rejection.ts';
import { expectedVersion, shortText } from '../kernel/text.ts';
import {
  IntegratorHookRemoved,
  IntegratorHookResent,
  IntegratorHookSet,
  IntegratorHookSetAside,
  IntegratorHookTested,
} from './events.ts';
import { claveId, inState, KEY_KEEPERS, visibleIntegrator } from './guards.ts';
import { avisoTecleado, badHook, SCOPE_OF_TOPIC } from './hook-parts.shared.ts';
import { integrator, type IntegratorState, refOf } from './integrator.ts';

const base = {
  kit: 'document' as const,
  context: 'integrators',
  path: '/api_clientes/modificar',
  access: { perfiles: KEY_KEEPERS },
  aggregate: integrator,
  stream: ({ id }: { readonly id: string | number }) => String(id),
};

export interface HookFacts {
  /** What the secret is made from with the server's own: no event holds the secret. */
  readonly semilla: string;
  readonly final_secreto: string;
  /** The configuration lets programs of the own network be told. */
  readonly inside: boolean;
  /** Why its name does not lead to the public internet. */
  readonly fuera?: string | undefined;
}

const NOT_SET = 'Los avisos no se guardaron';
/** Where a program is told of its customer's orders; a new secret where there was none, or where one is asked for. */
export const setHook = defineCommand({
  ...base,
  name: 'set-integrator-hook',
  accion: 'aviso',
  summary: 'Guarda a qué dirección se avisa a un programa, y de qué; el secreto se muestra por única vez',
  request: z.strictObject({
    accion: z.literal('aviso'),
    id: claveId,
    aviso: avisoTecleado,
    /** Replaces the secret: what is signed from now on is signed with the new one. */
    renovar: z.boolean().default(false),
    expectedVersion,
  }),
  reply: z.object({ nuevo: z.boolean(), secreto: z.string().nullable() }),
  needsFacts: true,
  when: inState(NOT_SET, 'Activa'),
  decide(state, { aviso: { url, temas }, renovar }, { facts }: DecideContext<HookFacts>) {
    const wrong = badHook(url, facts.inside) ?? facts.fuera;
    if (wrong !== undefined) return reject('DIRECCION_NO_PERMITIDA', NOT_SET, wrong, { campo: 'url' });
    const beyond = temas.find((tema) => !state!.alcances.includes(SCOPE_OF_TOPIC[tema]));
    if (beyond !== undefined)
      return reject(
        'ALCANCE_INSUFICIENTE',
        NOT_SET,
        `Los avisos de ${beyond} necesitan el alcance «${SCOPE_OF_TOPIC[beyond]}»: agrégalo a la clave, o quita el tema.`,
        { campo: 'temas' },
      );
    const { aviso: before } = state!;
    const nuevo = renovar || !before;
    if (!nuevo && before.estado === 'Activos' && before.url === url && same(before.temas, temas)) return [];
    const { semilla, final_secreto } = nuevo ? facts : before;
    return [
      IntegratorHookSet({
        integrador: refOf(state!),
        antes: before ? { url: before.url, temas: before.temas } : null,
        url,
        temas,
        semilla,
        final_secreto,
        secreto_nuevo: nuevo,
      }),
    ];
  },
  answer: ({ state, events }) => ({
    mensaje: `Los avisos de la Clave API N° ${state!.number} fueron guardados`,
    nuevo: events.some(({ data }) => (data as { secreto_nuevo?: boolean }).secreto_nuevo === true),
    secreto: null,
  }),
});
const same = (a: readonly string[], b: readonly string[]): boolean => a.toSorted().join() === b.toSorted().join();

/** What needs an address to be told at, in its state. */
const told =
  (titulo: string, active: boolean) =>
  (state: IntegratorState): Rejection | undefined => {
    const found = visibleIntegrator(state);
    if (isRejection(found)) return found;
    if (!found.aviso)
      return reject(
        'SIN_AVISOS',
        titulo,
        `La Clave API N° ${found.number} no tiene dirección de avisos. Guárdala primero.`,
      );
    return active && (found.aviso.estado !== 'Activos' || found.estado !== 'Activa')
      ? reject(
          'ESTADO_NO_PERMITE',
          titulo,
          found.estado === 'Activa'
            ? 'Los avisos están apartados. Guarda la dirección otra vez para que vuelvan.'
            : `La Clave API N° ${found.number} está suspendida.`,
        )
      : undefined;
  };

export const removeHook = defineCommand({
  ...base,
  name: 'remove-integrator-hook',
  accion: 'quitaraviso',
  summary: 'Deja de avisar a un programa',
  request: z.strictObject({ accion: z.literal('quitaraviso'), id: claveId, expectedVersion }),
  when: told('Los avisos no se quitaron', false),
  decide: (state) => [IntegratorHookRemoved({ integrador: refOf(state!), url: state!.aviso!.url })],
  answer: ({ state }) => ({ mensaje: `La Clave API N° ${state!.number} ya no tiene avisos` }),
});

/** *Probar*: the program is told that it can be told. */
export const testHook = defineCommand({
  ...base,
  name: 'test-integrator-hook',
  accion: 'probaraviso',
  summary: 'Envía un aviso de prueba',
  request: z.strictObject({ accion: z.literal('probaraviso'), id: claveId }),
  when: told('La prueba no se envió', true),
  decide: (state) => [IntegratorHookTested({ integrador: refOf(state!), url: state!.aviso!.url })],
  answer: () => ({ mensaje: 'La prueba va en camino: su resultado aparece en las entregas' }),
});

/** *Reenviar*: what was told is told again, under its own id. */
export const resendHook = defineCommand({
  ...base,
  name: 'resend-integrator-hook',
  accion: 'reenviaraviso',
  summary: 'Envía otra vez un aviso, con su mismo identificador',
  request: z.strictObject({ accion: z.literal('reenviaraviso'), id: claveId, entrega: shortText.max(100) }),
  when: told('El aviso no se reenvió', true),
  decide: (state, { entrega }) => [IntegratorHookResent({ integrador: refOf(state!), entrega })],
  answer: () => ({ mensaje: 'El aviso va en camino otra vez' }),
});

/** Issued by the service that tells: for a day nobody took what was told. */
export const setHookAside = defineCommand({
  ...base,
  name: 'set-integrator-hook-aside',
  accion: 'apartaraviso',
  summary: 'Aparta los avisos de un programa que en un día no recibió ninguno',
  request: z.strictObject({ accion: z.literal('apartaraviso'), id: claveId, nota: shortText.max(500) }),
  when: told('Los avisos no se apartaron', false),
  decide: (state, { nota }) =>
    state!.aviso!.estado === 'Apartados' ? [] : [IntegratorHookSetAside({ integrador: refOf(state!), nota })],
  answer: ({ state }) => ({ mensaje: `Los avisos de la Clave API N° ${state!.number} fueron apartados` }),
});

export const hookCommands = [setHook, removeHook, testHook, resendHook, setHookAside] as const;
