import { z } from 'zod';
import { changesOf } from '../kernel/changes.ts';
import { type DecideContext, defineCommand } from '../kernel/command.ts';
import { personOf } from '../kernel/principal.ts';
import { reject } from '../kernel/rejection.ts';
import { expectedVersion, legible } from '../kernel/text.ts';
import {
  IntegratorChanged,
  IntegratorCreated,
  IntegratorKeyRotated,
  IntegratorReactivated,
  IntegratorSuspended,
} from './events.ts';
import { claveId, inState, KEY_KEEPERS } from './guards.ts';
import { integrator, refOf } from './integrator.ts';
import { type DatosIntegrador, type Huella, integradorTecleado, MAX_TRASLAPE } from './parts.ts';

const base = {
  kit: 'document' as const,
  context: 'integrators',
  access: { perfiles: KEY_KEEPERS },
  aggregate: integrator,
};
const change = {
  ...base,
  path: '/api_clientes/modificar',
  stream: ({ id }: { readonly id: string | number }) => String(id),
};
const HOUR = 3_600_000;

interface Customer {
  readonly cliente: { readonly _id: string; readonly nombre: string };
}
export interface CreateKeyFacts extends Customer {
  readonly number: number;
  readonly huella: Huella;
}

/** The secret is in this reply and nowhere else. */
const shownOnce = z.object({ clave: z.string() });

export const createIntegrator = defineCommand({
  ...base,
  name: 'create-integrator',
  path: '/api_clientes/crear',
  accion: 'clave',
  summary: 'Crea la clave API de un cliente; la respuesta la muestra por única vez',
  request: z.strictObject({ accion: z.literal('clave'), integrador: integradorTecleado }),
  reply: shownOnce.extend({ number: z.number().int() }),
  needsFacts: true,
  stream: (_request, { facts }: DecideContext<CreateKeyFacts>) => facts.number,
  decide(state, { integrador }, { user, now, facts }: DecideContext<CreateKeyFacts>) {
    const { number, cliente, huella } = facts;
    if (state) return reject('CLAVE_INVALIDA', 'La clave no se creó', 'El número ya se usó. Vuelve a intentarlo.');
    return [
      IntegratorCreated({
        ...integrador,
        cliente,
        _id: String(number),
        number,
        ...huella,
        creado_por: personOf(user),
        createdAt: now,
      }),
    ];
  },
  answer: ({ state }) => ({ mensaje: `La Clave API N° ${state!.number} fue creada`, number: state!.number }),
});

const NOT_CHANGED = 'La clave no se guardó';
export const changeIntegrator = defineCommand({
  ...change,
  name: 'change-integrator',
  accion: 'clave',
  summary: 'Modifica alcances, direcciones y límites de una clave API',
  request: z.strictObject({
    accion: z.literal('clave'),
    id: claveId,
    integrador: integradorTecleado.omit({ cliente: true }),
    expectedVersion,
  }),
  when: inState(NOT_CHANGED, 'Activa', 'Suspendida'),
  decide(state, { integrador }) {
    const { nombre, alcances, ips, por_minuto, por_dia } = state!;
    const changes = changesOf<Omit<DatosIntegrador, 'cliente'>>(
      { nombre, alcances, ips, por_minuto, por_dia },
      integrador,
    );
    return changes ? [IntegratorChanged({ integrador: refOf(state!), ...changes })] : [];
  },
  answer: ({ state }) => ({ mensaje: `La Clave API N° ${state!.number} fue guardada` }),
});

const NOT_ROTATED = 'La clave no se rotó';
/** A new secret; those of before work for some hours more, so that nobody's program stands still. */
export const rotateIntegrator = defineCommand({
  ...change,
  name: 'rotate-integrator',
  accion: 'rotar',
  summary: 'Entrega una clave nueva; la anterior sigue sirviendo las horas de traslape',
  request: z.strictObject({
    accion: z.literal('rotar'),
    id: claveId,
    horas: z
      .number('Ingresa las horas')
      .int('Las horas van enteras')
      .min(0, 'No puede ser negativo')
      .max(MAX_TRASLAPE, `A lo más ${MAX_TRASLAPE} horas`),
    expectedVersion,
  }),
  reply: shownOnce,
  needsFacts: true,
  when: inState(NOT_ROTATED, 'Activa'),
  decide: (state, { horas }, { now, facts: { huella } }: DecideContext<{ readonly huella: Huella }>) => [
    IntegratorKeyRotated({
      integrador: refOf(state!),
      ...huella,
      vence: new Date(Date.parse(now) + horas * HOUR).toISOString(),
    }),
  ],
  answer: ({ state }) => ({ mensaje: `La Clave API N° ${state!.number} fue rotada` }),
});

const NOT_SUSPENDED = 'La clave no se suspendió';
export const suspendIntegrator = defineCommand({
  ...change,
  name: 'suspend-integrator',
  accion: 'suspender',
  summary: 'Suspende una clave API: deja de servir en el acto',
  request: z.strictObject({
    accion: z.literal('suspender'),
    id: claveId,
    // Blank is a business refusal with its own text, not a malformed request.
    motivo: z.string().overwrite(legible).trim().max(4000).default(''),
    expectedVersion,
  }),
  when: inState(NOT_SUSPENDED, 'Activa'),
  decide: (state, { motivo }) =>
    motivo === ''
      ? reject('MOTIVO_OBLIGATORIO', NOT_SUSPENDED, 'Ingresa el motivo')
      : [IntegratorSuspended({ integrador: refOf(state!), motivo })],
  answer: ({ state }) => ({ mensaje: `La Clave API N° ${state!.number} fue suspendida` }),
});

export const reactivateIntegrator = defineCommand({
  ...change,
  name: 'reactivate-integrator',
  accion: 'reactivar',
  summary: 'Reactiva una clave API suspendida',
  request: z.strictObject({ accion: z.literal('reactivar'), id: claveId, expectedVersion }),
  when: inState('La clave no se reactivó', 'Suspendida'),
  decide: (state) => [IntegratorReactivated({ integrador: refOf(state!) })],
  answer: ({ state }) => ({ mensaje: `La Clave API N° ${state!.number} fue reactivada` }),
});
