import { z } from 'zod';
import { defineCommand } from '../../kernel/command.ts';
import type { Principal } from '../../kernel/principal.ts';
import { isRejection, reject } from '../../kernel/rejection.ts';
import { expectedVersion, legible } from '../../kernel/text.ts';
import { refOf, type RmaState, serviceCase } from '../cases/case.ts';
import { rmaId, visibleCase, WORKSHOP } from '../cases/guards.ts';
import { RmaClaimAccepted, RmaClaimClosed, RmaClaimRefused, RmaClaimSent } from './events.ts';
import { ENTREGAS_PROVEEDOR, type EstadoReclamo } from './parts.ts';
import { PASOS_RECLAMO, stepsFrom } from './steps.shared.ts';

const TITLE = 'El reclamo no avanzó';
const said = z.string().overwrite(legible).trim().max(2000, 'A lo más 2000 caracteres').default('');

/** *Avanzar reclamo*: it was sent, the supplier answered, what was promised is here. */
export const advanceClaim = defineCommand({
  name: 'advance-rma-claim',
  kit: 'document',
  context: 'service',
  path: '/rma/modificar',
  accion: 'avanzarreclamo',
  access: { perfiles: WORKSHOP },
  summary: 'Lleva un reclamo a proveedor a su paso siguiente: enviado, aceptado, rechazado o cerrado',
  request: z.strictObject({
    accion: z.literal('avanzarreclamo'),
    id: rmaId,
    n: z.number().int().positive(),
    paso: z.enum(PASOS_RECLAMO, 'Elige el paso'),
    /** Of an accepted one: what the supplier gives. */
    entrega: z.enum(ENTREGAS_PROVEEDOR, 'Elige qué entrega el proveedor').optional(),
    /** The supplier's number, what it answered, or how it ended. */
    detalle: said,
    expectedVersion,
  }),
  aggregate: serviceCase,
  stream: ({ id }) => String(id),
  when(state: RmaState, user: Principal) {
    const r = visibleCase(state, user);
    if (isRejection(r)) return r;
    return r.reclamos.some(({ estado }) => stepsFrom(estado).length > 0)
      ? undefined
      : reject('SIN_RECLAMOS', TITLE, `El RMA N° ${r.number} no tiene reclamos por avanzar.`);
  },
  decide(state, { n, paso, entrega, detalle }) {
    const no = (codigo: string, mensaje: string) => reject(codigo, TITLE, mensaje);
    const claim = state!.reclamos.find((one) => one.n === n);
    if (!claim) return no('RECLAMO_NO_EXISTE', `El RMA no tiene un reclamo ${n}. Elige uno de los suyos.`);
    const steps: readonly EstadoReclamo[] = stepsFrom(claim.estado);
    if (!steps.includes(paso))
      return no(
        'ESTADO_NO_PERMITE',
        `El reclamo a ${claim.proveedor.nombre} está ${claim.estado}: ${steps.length === 0 ? 'ya terminó' : `puede quedar ${steps.join(' o ')}`}.`,
      );
    const of = { rma: refOf(state!), n };
    if (paso === 'Enviado') return [RmaClaimSent({ ...of, referencia: detalle === '' ? null : detalle })];
    if (detalle === '')
      return no(
        'DETALLE_OBLIGATORIO',
        paso === 'Cerrado' ? 'Escribe cómo terminó' : 'Escribe qué respondió el proveedor',
      );
    if (paso === 'Rechazado') return [RmaClaimRefused({ ...of, respuesta: detalle })];
    if (paso === 'Cerrado') return [RmaClaimClosed({ ...of, cierre: detalle })];
    return entrega === undefined
      ? no('ENTREGA_OBLIGATORIA', 'Elige qué entrega el proveedor: nota de crédito, reemplazo o reparación.')
      : [RmaClaimAccepted({ ...of, entrega, respuesta: detalle })];
  },
  answer: ({ state }, { n }) => {
    const { proveedor, estado } = state!.reclamos.find((one) => one.n === n)!;
    return { mensaje: `El reclamo a ${proveedor.nombre} quedó ${estado}` };
  },
});
