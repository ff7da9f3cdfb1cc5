import { z } from 'zod';
import { type DecideContext, defineCommand } from '../../kernel/command.ts';
import { personOf } from '../../kernel/principal.ts';
import { reject } from '../../kernel/rejection.ts';

import { ParcelOpened } from './events.ts';
import { PACKERS } from './guards.ts';
import { parcel, parcelTitle } from './parcel.ts';
import { type LineaEmbalada, type PedidoEmbalado, tipoEmbalaje } from './parts.ts';

const TITLE = 'El embalaje no se abrió';

export interface OpenFacts {
  readonly number: number;
  readonly pedido: PedidoEmbalado;
  /** What goes into it at once. */
  readonly contenido: readonly LineaEmbalada[];
}

/** A package of an order: empty, or with all that no other one holds; under a code that was printed before, or a new one. */
export const openParcel = defineCommand({
  name: 'open-parcel',
  kit: 'document',
  context: 'dispatches',
  path: '/embalajes/crear',
  accion: 'embalaje',
  access: { perfiles: PACKERS },
  summary: 'Abre un embalaje de un pedido, vacío o con todo lo que falta por embalar',
  request: z.strictObject({
    accion: z.literal('embalaje'),
    pedido: z.number('Ingresa el pedido').int().positive(),
    tipo: tipoEmbalaje,
    /** Of a label that was printed before (*QR de Embalajes*). */
    number: z.number().int().positive().optional(),
    todo: z.boolean().default(false),
  }),
  reply: z.object({ number: z.number().int() }),
  aggregate: parcel,
  needsFacts: true,
  stream: (_request, { facts }: DecideContext<OpenFacts>) => facts.number,
  decide(state, { tipo }, { user, now, facts: { number, pedido, contenido } }: DecideContext<OpenFacts>) {
    if (state)
      return reject(
        'EMBALAJE_USADO',
        TITLE,
        `El código E|${number} ya es de un embalaje del Pedido N° ${state.pedido.number}. Usa otra etiqueta.`,
      );
    return [
      ParcelOpened({
        _id: String(number),
        number,
        tipo,
        pedido,
        contenido: [...contenido],
        separado_de: null,
        traslado: null,
        creado_por: personOf(user),
        createdAt: now,
      }),
    ];
  },
  answer: ({ state }) => ({ mensaje: `El ${parcelTitle(state!.number)} está abierto`, number: state!.number }),
});
