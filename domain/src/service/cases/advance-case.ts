import { z } from 'zod';
import { type DecideContext, defineCommand } from '../../kernel/command.ts';
import type { Perfil } from '../../kernel/perfiles.ts';
import { personOf, type Principal } from '../../kernel/principal.ts';
import { reject } from '../../kernel/rejection.ts';
import { expectedVersion, legible } from '../../kernel/text.ts';
import { refOf, type RmaState, serviceCase } from './case.ts';
import {
  RmaApproved,
  RmaDelivered,
  RmaDiagnosed,
  RmaDiagnosisStarted,
  RmaReceived,
  RmaRejected,
  RmaResolved,
  RmaTechnicianAssigned,
  RmaUnitsReturned,
} from './events.ts';
import { inState, rmaId, WORKSHOP } from './guards.ts';
import { otherOutcome, pendingAct, standingAct } from './outcome.shared.ts';
import { RESOLUCIONES, TECHNICIANS } from './parts.ts';

const base = {
  kit: 'document' as const,
  context: 'service',
  path: '/rma/modificar',
  access: { perfiles: WORKSHOP },
  aggregate: serviceCase,
  stream: ({ id }: { readonly id: string | number }) => String(id),
};
/** Blank is a business refusal with its own text, not a malformed request. */
const said = z.string().overwrite(legible).trim().max(4000, 'A lo más 4000 caracteres').default('');

/** The customer may send its products. */
export const approveCase = defineCommand({
  ...base,
  name: 'approve-rma',
  accion: 'aprobar',
  summary: 'Aprueba un RMA solicitado',
  request: z.strictObject({ accion: z.literal('aprobar'), id: rmaId, expectedVersion }),
  when: inState('El RMA no se aprobó', 'Solicitado'),
  decide: (state) => [RmaApproved({ rma: refOf(state!) })],
  answer: ({ state }) => ({ mensaje: `El RMA N° ${state!.number} fue aprobado: espera los productos` }),
});

const NOT_REJECTED = 'El RMA no se rechazó';
/** It may not, and that is its end; products that are here already have to go back. */
export const rejectCase = defineCommand({
  ...base,
  name: 'reject-rma',
  accion: 'rechazar',
  summary: 'Rechaza un RMA, también uno en diagnóstico, que queda por devolver',
  request: z.strictObject({ accion: z.literal('rechazar'), id: rmaId, motivo: said, expectedVersion }),
  when: inState(NOT_REJECTED, 'Solicitado', 'Aprobado', 'Recibido', 'En Diagnóstico'),
  decide(state, { motivo }) {
    if (motivo === '') return reject('MOTIVO_OBLIGATORIO', NOT_REJECTED, 'Ingresa el motivo');
    const act = standingAct(state!);
    if (act !== undefined) return reject('RMA_CON_MOVIMIENTOS', NOT_REJECTED, act);
    const here = state!.estado === 'Recibido' || state!.estado === 'En Diagnóstico';
    return [RmaRejected({ rma: refOf(state!), motivo, ...(here && { por_devolver: true }) })];
  },
  answer: ({ state }) => ({
    mensaje: `El RMA N° ${state!.number} fue rechazado${state!.por_devolver ? ': falta devolver sus productos al cliente' : ''}`,
  }),
});

const NOT_RETURNED = 'Los productos no se devolvieron';
/** The customer has the products of a rejected case again. */
export const returnUnits = defineCommand({
  ...base,
  name: 'return-rma-units',
  accion: 'devolver',
  summary: 'Devuelve al cliente los productos de un RMA que se rechazó cuando ya estaban aquí',
  request: z.strictObject({ accion: z.literal('devolver'), id: rmaId, recibe: said, expectedVersion }),
  when: (state: RmaState, user: Principal) =>
    inState(NOT_RETURNED, 'Rechazado')(state, user) ??
    (state!.por_devolver
      ? undefined
      : reject('NADA_POR_DEVOLVER', NOT_RETURNED, `El RMA N° ${state!.number} no tiene productos por devolver.`)),
  decide: (state, { recibe }) =>
    recibe === ''
      ? reject('RECIBE_OBLIGATORIO', NOT_RETURNED, 'Ingresa quién recibe')
      : [RmaUnitsReturned({ rma: refOf(state!), recibe })],
  answer: ({ state }) => ({ mensaje: `Los productos del RMA N° ${state!.number} fueron devueltos` }),
});

/** The products are here. */
export const receiveCase = defineCommand({
  ...base,
  name: 'receive-rma',
  accion: 'recibir',
  summary: 'Recibe los productos de un RMA aprobado',
  request: z.strictObject({ accion: z.literal('recibir'), id: rmaId, expectedVersion }),
  when: inState('El RMA no se recibió', 'Aprobado'),
  decide: (state) => [RmaReceived({ rma: refOf(state!) })],
  answer: ({ state }) => ({ mensaje: `Los productos del RMA N° ${state!.number} fueron recibidos` }),
});

/** Whoever begins is its technician, unless it was given to somebody. */
export const startDiagnosis = defineCommand({
  ...base,
  name: 'start-rma-diagnosis',
  accion: 'diagnosticar',
  summary: 'Comienza el diagnóstico de un RMA recibido',
  request: z.strictObject({ accion: z.literal('diagnosticar'), id: rmaId, expectedVersion }),
  when: inState('El diagnóstico no comenzó', 'Recibido'),
  decide: (state, _request, { user }) => [
    RmaDiagnosisStarted({ rma: refOf(state!), tecnico: state!.tecnico ?? personOf(user) }),
  ],
  answer: ({ state }) => ({ mensaje: `El RMA N° ${state!.number} está en diagnóstico con ${state!.tecnico!.nombre}` }),
});

/** Who shall get it, as the account says. */
export interface Technician {
  readonly _id: string;
  readonly nombre: string;
  readonly perfil: Perfil;
}

const NOT_ASSIGNED = 'El técnico no se asignó';
export const assignTechnician = defineCommand({
  ...base,
  name: 'assign-rma',
  accion: 'asignar',
  summary: 'Asigna un RMA a un técnico',
  request: z.strictObject({
    accion: z.literal('asignar'),
    id: rmaId,
    tecnico: z.string().min(1, 'Elige el técnico').max(60),
    expectedVersion,
  }),
  needsFacts: true,
  when: inState(NOT_ASSIGNED, 'Solicitado', 'Aprobado', 'Recibido', 'En Diagnóstico'),
  decide(state, _request, { facts: { perfil, ...tecnico } }: DecideContext<Technician>) {
    if (!TECHNICIANS.includes(perfil))
      return reject(
        'NO_ES_TECNICO',
        NOT_ASSIGNED,
        `${tecnico.nombre} es ${perfil}: elige a alguien de Servicio Técnico.`,
      );
    if (state!.tecnico?._id === tecnico._id) return [];
    return [RmaTechnicianAssigned({ rma: refOf(state!), antes: state!.tecnico, tecnico })];
  },
  answer: ({ state }) => ({ mensaje: `El RMA N° ${state!.number} está a cargo de ${state!.tecnico!.nombre}` }),
});

const NOT_NOTED = 'El diagnóstico no se guardó';
/** What the technician finds of one product. */
export const noteDiagnosis = defineCommand({
  ...base,
  name: 'note-rma-diagnosis',
  accion: 'diagnostico',
  summary: 'Anota el diagnóstico de un producto de un RMA',
  request: z.strictObject({
    accion: z.literal('diagnostico'),
    id: rmaId,
    linea: z.number().int().positive(),
    diagnostico: said,
    expectedVersion,
  }),
  when: inState(NOT_NOTED, 'En Diagnóstico'),
  decide(state, { linea, diagnostico }) {
    const line = state!.lineas.find((one) => one.linea === linea);
    if (!line)
      return reject('LINEA_NO_EXISTE', NOT_NOTED, `El RMA no tiene producto ${linea}. Elige uno de los suyos.`);
    if (diagnostico === '') return reject('DIAGNOSTICO_OBLIGATORIO', NOT_NOTED, 'Escribe el diagnóstico');
    if (line.diagnostico === diagnostico) return [];
    return [RmaDiagnosed({ rma: refOf(state!), linea, antes: line.diagnostico, diagnostico })];
  },
  answer: ({ state }) => ({ mensaje: `El diagnóstico del RMA N° ${state!.number} fue guardado` }),
});

const NOT_RESOLVED = 'El RMA no se resolvió';
/** How one product ends, or all that have no resolution yet; with none left the case is resolved. */
export const resolveCase = defineCommand({
  ...base,
  name: 'resolve-rma',
  accion: 'resolver',
  summary: 'Resuelve un producto de un RMA, o todos los que faltan',
  request: z.strictObject({
    accion: z.literal('resolver'),
    id: rmaId,
    /** Absent: all that are without a resolution. */
    linea: z.number().int().positive().optional(),
    resolucion: z.enum(RESOLUCIONES, 'Elige la resolución'),
    detalle: said,
    expectedVersion,
  }),
  when: inState(NOT_RESOLVED, 'En Diagnóstico'),
  decide(state, { linea, resolucion, detalle }) {
    const { lineas } = state!;
    const which = lineas.filter((one) => (linea === undefined ? one.resolucion === null : one.linea === linea));
    if (which.length === 0)
      return reject('LINEA_NO_EXISTE', NOT_RESOLVED, `El RMA no tiene producto ${linea}. Elige uno de los suyos.`);
    if (detalle === '') return reject('DETALLE_OBLIGATORIO', NOT_RESOLVED, 'Escribe qué se hizo o se ofrece');
    const unseen = which.find((one) => one.diagnostico === null);
    if (unseen)
      return reject(
        'SIN_DIAGNOSTICO',
        NOT_RESOLVED,
        `Falta el diagnóstico de ${unseen.producto.part_number}${unseen.serie === null ? '' : ` (${unseen.serie})`}: anótalo primero.`,
      );
    for (const one of which) {
      const other = otherOutcome(state!, one, resolucion);
      if (other !== undefined) return reject('OTRA_RESOLUCION', NOT_RESOLVED, other);
    }
    const done = new Set(which.map((one) => one.linea));
    const resuelto = lineas.every((one) => one.resolucion !== null || done.has(one.linea));
    return [RmaResolved({ rma: refOf(state!), lineas: [...done], resolucion, detalle, resuelto })];
  },
  answer({ state }) {
    const left = state!.lineas.filter(({ resolucion }) => resolucion === null).length;
    return {
      mensaje:
        left === 0
          ? `El RMA N° ${state!.number} está resuelto: falta entregarlo`
          : `El RMA N° ${state!.number} tiene ${left} ${left === 1 ? 'producto' : 'productos'} por resolver`,
    };
  },
});

const NOT_DELIVERED = 'El RMA no se entregó';
/** The customer has it back, or what came of it. */
export const deliverCase = defineCommand({
  ...base,
  name: 'deliver-rma',
  accion: 'entregar',
  summary: 'Entrega un RMA resuelto',
  request: z.strictObject({
    accion: z.literal('entregar'),
    id: rmaId,
    recibe: said,
    expectedVersion,
  }),
  when: inState(NOT_DELIVERED, 'Resuelto'),
  decide(state, { recibe }) {
    if (recibe === '') return reject('RECIBE_OBLIGATORIO', NOT_DELIVERED, 'Ingresa quién recibe');
    const pending = pendingAct(state!);
    return pending
      ? reject(pending.codigo, NOT_DELIVERED, pending.mensaje)
      : [RmaDelivered({ rma: refOf(state!), recibe })];
  },
  answer: ({ state }) => ({ mensaje: `El RMA N° ${state!.number} fue entregado` }),
});
