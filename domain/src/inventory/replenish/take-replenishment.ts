import { z } from 'zod';
import { defineCommand } from '../../kernel/command.ts';
import { personOf } from '../../kernel/principal.ts';
import { reject } from '../../kernel/rejection.ts';
import { shortText } from '../../kernel/text.ts';
import { WAREHOUSE, WAREHOUSE_HEADS } from '../access.ts';
import { productoId } from '../receive-stock.ts';
import { openPlace } from '../warehouse.shared.ts';
import { ReplenishmentReleased, ReplenishmentTaken } from './events.ts';
import { replenishment } from './replenishment.ts';
import { HELD_FOR_MS, holderOf, replenishmentId } from './task.shared.ts';

const base = {
  context: 'inventory',
  path: '/ubicaciones/modificar',
  access: { perfiles: WAREHOUSE },
  aggregate: replenishment,
} as const;
const tarea = { producto: productoId, hacia: shortText };

/** One person at a time brings the units of a task; a repeat of theirs writes nothing. */
export const takeReplenishment = defineCommand({
  ...base,
  name: 'take-replenishment',
  accion: 'tomarreposicion',
  summary: 'Toma la reposición de un producto en una ubicación de picking',
  request: z.strictObject({ accion: z.literal('tomarreposicion'), ...tarea, desde: shortText }),
  refers: { hacia: openPlace },
  stream: ({ producto, hacia }) => replenishmentId(producto, hacia),
  decide(state, { producto, hacia, desde }, { user, now }) {
    const holder = holderOf(state, now);
    if (holder?.persona._id === user._id) return [];
    if (holder)
      return reject(
        'REPOSICION_TOMADA',
        'La tarea no se tomó',
        `${holder.persona.nombre} ya repone ${hacia}: elige otra tarea. Si no la termina en ${HELD_FOR_MS / 60_000} minutos queda libre.`,
      );
    return [ReplenishmentTaken({ producto, hacia, desde, persona: personOf(user) })];
  },
  answer: (_outcome, { hacia }) => ({ mensaje: `Repones ${hacia}` }),
});

/** Whoever has the task gives it back, or the head of the warehouse does. */
export const releaseReplenishment = defineCommand({
  ...base,
  name: 'release-replenishment',
  accion: 'soltarreposicion',
  summary: 'Suelta la reposición de un producto en una ubicación de picking',
  request: z.strictObject({ accion: z.literal('soltarreposicion'), ...tarea }),
  stream: ({ producto, hacia }) => replenishmentId(producto, hacia),
  decide(state, { producto, hacia }, { user, now }) {
    const holder = holderOf(state, now);
    if (!holder) return [];
    if (holder.persona._id !== user._id && !WAREHOUSE_HEADS.includes(user.perfil))
      return reject(
        'REPOSICION_TOMADA',
        'La tarea no se soltó',
        `La tiene ${holder.persona.nombre}: pídesela, o que la suelte la jefatura de bodega.`,
      );
    return [ReplenishmentReleased({ producto, hacia, persona: personOf(user) })];
  },
  answer: (_outcome, { hacia }) => ({ mensaje: `La reposición de ${hacia} quedó libre` }),
});
