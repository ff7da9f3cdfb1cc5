import { z } from 'zod';
import { type DecideContext, defineCommand } from '../../kernel/command.ts';
import { personOf } from '../../kernel/principal.ts';
import { isRejection, reject } from '../../kernel/rejection.ts';
import { expectedVersion } from '../../kernel/text.ts';

import { ParcelMerged, ParcelSplit } from './events.ts';
import { partedFrom } from './goods.ts';
import { embalajeId, forParcel, PACKERS } from './guards.ts';
import { nextTransfer, parcel, type ParcelState, parcelTitle, refOf } from './parcel.ts';
import { contenidosTecleados, tipoEmbalaje } from './parts.ts';

const base = {
  kit: 'document',
  context: 'dispatches',
  path: '/embalajes/modificar',
  access: { perfiles: PACKERS },
  aggregate: parcel,
  needsFacts: true,
  stream: ({ id }: { readonly id: string | number }) => String(id),
} as const;

export const NOT_SPLIT = 'El embalaje no se separó';
/**
 * A part of it goes to a package of its own. The decision holds that part whole; *receive-parcel* writes the new one, at once
 * and again by the process that follows, should that have failed.
 */
export const splitParcel = defineCommand({
  ...base,
  name: 'split-parcel',
  accion: 'separar',
  summary: 'Separa parte de un embalaje en otro nuevo',
  request: z.strictObject({
    accion: z.literal('separar'),
    id: embalajeId,
    tipo: tipoEmbalaje,
    contenido: contenidosTecleados.min(1, 'Indica qué se separa'),
    expectedVersion,
  }),
  reply: z.object({ number: z.number().int() }),
  when: forParcel(NOT_SPLIT, 'Abierto'),
  decide(state, { tipo, contenido }, { user, now, facts }: DecideContext<{ readonly number: number }>) {
    const p = state!;
    const parts = partedFrom(p.contenido, contenido, NOT_SPLIT);
    if (isRejection(parts)) return parts;
    if (parts.stays.length === 0)
      return reject('NADA_QUEDA', NOT_SPLIT, 'Separas todo y no quedaría nada. Deja algo, o conserva el embalaje.');
    return [
      ParcelSplit({
        embalaje: refOf(p),
        embalaje_destino: facts.number,
        tipo,
        traslado: nextTransfer(p),
        separado: [...parts.goes],
        contenido: [...parts.stays],
        creado_por: personOf(user),
        createdAt: now,
      }),
    ];
  },
  answer: ({ state }) => {
    const number = state!.salidas.at(-1)!.embalaje_destino;
    return { mensaje: `Lo separado está en el ${parcelTitle(number)}`, number };
  },
});

export const NOT_MERGED = 'El embalaje no se unió';
/** All that it holds goes to another package of the same order; what it was stays to be read. */
export const mergeParcel = defineCommand({
  ...base,
  name: 'merge-parcel',
  accion: 'unir',
  summary: 'Une un embalaje a otro del mismo pedido',
  request: z.strictObject({
    accion: z.literal('unir'),
    id: embalajeId,
    /** Its number, or what its label says. */
    destino: z.number('Ingresa el embalaje de destino').int().positive(),
    expectedVersion,
  }),
  when: forParcel(NOT_MERGED, 'Abierto'),
  decide(state, { destino }, { facts: { otro } }: DecideContext<{ readonly otro: ParcelState }>) {
    const p = state!;
    const refused = (codigo: string, mensaje: string) => reject(codigo, NOT_MERGED, mensaje);
    const name = `El ${parcelTitle(destino)}`;
    if (destino === p.number) return refused('MISMO_EMBALAJE', 'Elige otro embalaje: este es el mismo.');
    if (!otro) return refused('EMBALAJE_NO_EXISTE', `${name} no existe. Revisa su etiqueta.`);
    if (otro.pedido._id !== p.pedido._id)
      return refused('OTRO_PEDIDO', `${name} es del Pedido N° ${otro.pedido.number}: no se mezclan pedidos.`);
    if (otro.estado !== 'Abierto')
      return refused('ESTADO_NO_PERMITE', `${name} está ${otro.estado}. Elige uno que esté abierto.`);
    if (p.contenido.length === 0) return refused('EMBALAJE_VACIO', 'El embalaje está vacío: anúlalo.');
    return [
      ParcelMerged({ embalaje: refOf(p), embalaje_destino: destino, traslado: nextTransfer(p), unido: p.contenido }),
    ];
  },
  answer: ({ state }) => ({
    mensaje: `El ${parcelTitle(state!.number)} quedó unido al ${parcelTitle(state!.unido_con!)}`,
  }),
});
