import { z } from 'zod';
import { type DecideContext, defineCommand } from '../../kernel/command.ts';
import { personOf } from '../../kernel/principal.ts';
import { isRejection, reject } from '../../kernel/rejection.ts';
import { expectedVersion } from '../../kernel/text.ts';
import type { Order } from '../../streams/order/order.ts';

import { ParcelCancelled, ParcelClosed, ParcelPacked, ParcelReopened } from './events.ts';
import { goodsOf, linesOf } from './goods.ts';
import { embalajeId, forParcel, PACKERS } from './guards.ts';
import { parcel, parcelTitle, refOf } from './parcel.ts';
import { contenidosTecleados, medidas, tipoEmbalaje } from './parts.ts';

const base = {
  kit: 'document',
  context: 'dispatches',
  path: '/embalajes/modificar',
  access: { perfiles: PACKERS },
  aggregate: parcel,
  needsFacts: true,
  stream: ({ id }: { readonly id: string | number }) => String(id),
} as const;

export const NOT_PACKED = 'El contenido no se guardó';
export interface PackFacts {
  readonly pedido: Order;
  /** How often the contents had changed when their goods were taken. */
  readonly revision: number;
}
/** What lies in a package, whole: products, units, serials. */
export const packParcel = defineCommand({
  ...base,
  name: 'pack-parcel',
  accion: 'contenido',
  summary: 'Dice qué contiene un embalaje: productos, cantidades y series',
  request: z.strictObject({
    accion: z.literal('contenido'),
    id: embalajeId,
    contenido: contenidosTecleados,
    expectedVersion,
  }),
  when: forParcel(NOT_PACKED, 'Abierto'),
  decide(state, { contenido }, { facts: { pedido, revision } }: DecideContext<PackFacts>) {
    const p = state!;
    if (p.revision !== revision)
      return reject(
        'CAMBIO_EMBALAJE',
        NOT_PACKED,
        'Otra persona cambió el contenido en este momento. Ábrelo de nuevo.',
      );
    const lines = linesOf(contenido, goodsOf(pedido), p.contenido, NOT_PACKED);
    if (isRejection(lines)) return lines;
    if (JSON.stringify(lines) === JSON.stringify(p.contenido)) return [];
    return [
      ParcelPacked({ embalaje: refOf(p), antes: { contenido: p.contenido }, cambios: { contenido: [...lines] } }),
    ];
  },
  answer: ({ state }) => ({ mensaje: `El contenido del ${parcelTitle(state!.number)} fue guardado` }),
});

export const NOT_CLOSED = 'El embalaje no se cerró';
/** Weighed and measured: what is in it stays, until it is opened again. */
export const closeParcel = defineCommand({
  ...base,
  name: 'close-parcel',
  accion: 'cerrar',
  summary: 'Cierra un embalaje con su peso y sus medidas',
  request: z.strictObject({
    accion: z.literal('cerrar'),
    id: embalajeId,
    tipo: tipoEmbalaje,
    ...medidas,
    expectedVersion,
  }),
  when: forParcel(NOT_CLOSED, 'Abierto'),
  decide(state, { tipo, peso, largo_cm, ancho_cm, alto_cm }, { user }) {
    if (state!.contenido.length === 0)
      return reject('EMBALAJE_VACIO', NOT_CLOSED, 'El embalaje está vacío: agrega su contenido, o anúlalo.');
    return [
      ParcelClosed({ embalaje: refOf(state!), tipo, peso, largo_cm, ancho_cm, alto_cm, cerrado_por: personOf(user) }),
    ];
  },
  answer: ({ state }) => ({ mensaje: `El ${parcelTitle(state!.number)} está cerrado` }),
});

export const NOT_REOPENED = 'El embalaje no se reabrió';
export const reopenParcel = defineCommand({
  ...base,
  name: 'reopen-parcel',
  accion: 'reabrir',
  summary: 'Reabre un embalaje cerrado',
  request: z.strictObject({ accion: z.literal('reabrir'), id: embalajeId, expectedVersion }),
  when: forParcel(NOT_REOPENED, 'Cerrado'),
  decide: (state) => [ParcelReopened({ embalaje: refOf(state!) })],
  answer: ({ state }) => ({ mensaje: `El ${parcelTitle(state!.number)} está abierto otra vez` }),
});

export const NOT_CANCELLED = 'El embalaje no se anuló';
/** Its goods are free for other packages, or go back to their shelves where the order was cancelled. */
export const cancelParcel = defineCommand({
  ...base,
  name: 'cancel-parcel',
  path: '/embalajes/eliminar',
  summary: 'Anula un embalaje: sus productos quedan sin embalar',
  request: z.strictObject({
    id: embalajeId,
    // Blank is a business refusal with its own text, not a malformed request.
    motivo: z.string().trim().max(4000).default(''),
    expectedVersion,
  }),
  when: forParcel(NOT_CANCELLED, 'Abierto', 'Cerrado'),
  decide: (state, { motivo }) =>
    motivo === ''
      ? reject('MOTIVO_OBLIGATORIO', NOT_CANCELLED, 'Ingresa el motivo')
      : [ParcelCancelled({ embalaje: refOf(state!), motivo })],
  answer: ({ state }) => ({ mensaje: `El ${parcelTitle(state!.number)} fue anulado` }),
});
