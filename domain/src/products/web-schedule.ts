import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { isRejection, reject, type Rejection } from '../kernel/rejection.ts';
import { instantText } from '../kernel/when.ts';
import { systemOnly } from '../kernel/system-only.ts';
import { ProductChanged } from './events.ts';
import { productKey } from './pricing-facts.ts';
import type { Product } from './product.ts';
import { rescheduled, webCall, webProduct } from './web-page.ts';
import { nextOf, NOT_SCHEDULED, notSold, sameSchedule, type WebSchedule } from './web-schedule.shared.ts';

const TITLE = 'La página no se programó';
const failed = (codigo: string, mensaje: string, campo?: string): Rejection =>
  reject(codigo, TITLE, mensaje, { auth: false, ...(campo !== undefined && { campo }) });

/** Why a page is not published and taken down at these instants; undefined when it may be. */
function unfit(p: Product, { publicar, retirar }: WebSchedule, now: string): Rejection | undefined {
  for (const [campo, at] of Object.entries({ publicar, retirar }))
    if (at !== null && Date.parse(at) <= Date.parse(now))
      return failed('HORA_PASADA', 'Esa hora ya pasó. Elige una posterior a ahora.', campo);
  if (publicar !== null && p.web)
    return failed('YA_PUBLICADO', `${p.part_number} ya está publicado: programa sólo cuándo se retira.`, 'publicar');
  if (publicar !== null && (p.bloqueado || !p.activo)) return failed('NO_SE_VENDE', notSold(p));
  if (retirar !== null && publicar === null && !p.web)
    return failed('SIN_PUBLICAR', `${p.part_number} no está publicado: programa también cuándo se publica.`, 'retirar');
  return publicar !== null && retirar !== null && Date.parse(retirar) <= Date.parse(publicar)
    ? failed('RETIRO_ANTES', 'El retiro tiene que ser después de la publicación.', 'retirar')
    : undefined;
}

/** *Programar*: when the page of a product is published and when it is taken down; both empty cancel it. */
export const scheduleWebProduct = defineCommand({
  ...webCall,
  name: 'schedule-web-product',
  accion: 'programar',
  summary: 'Programa cuándo se publica y cuándo se retira la página de un producto; sin horas quita la programación',
  request: z.strictObject({
    accion: z.literal('programar'),
    id: productKey,
    publicar: instantText.nullable(),
    retirar: instantText.nullable(),
  }),
  decide(state, { publicar, retirar }, { user, now }) {
    const found = webProduct(state, user);
    if (isRejection(found)) return found;
    const asked: WebSchedule = {
      publicar: publicar && new Date(publicar).toISOString(),
      retirar: retirar && new Date(retirar).toISOString(),
    };
    return unfit(found, asked, now) ?? rescheduled(found, asked);
  },
  answer: ({ state }) => ({
    mensaje: sameSchedule(state!.web_programada, NOT_SCHEDULED)
      ? `${state!.part_number} quedó sin programación`
      : `${state!.part_number} quedó programado`,
    auth: true as const,
  }),
});

/** What was due by now happens, once: what has been done is taken off the schedule with it. Asked for by the system's clock. */
export const applyWebSchedule = defineCommand({
  ...webCall,
  name: 'apply-web-schedule',
  accion: 'programado',
  summary: 'Publica o retira lo que estaba programado hasta ahora; lo pide el sistema',
  request: z.strictObject({ accion: z.literal('programado'), id: productKey }),
  /** When to ask again; null where nothing is left. */
  reply: z.object({ auth: z.literal(true), proxima: z.string().nullable() }),
  when: (_state, user) => systemOnly(user, TITLE, 'Lo programado lo publica y lo retira el sistema, a su hora.'),
  decide(state, _request, { now }) {
    if (!state) return [];
    const { _id, part_number, web, bloqueado, activo } = state;
    const { publicar, retirar } = state.web_programada;
    const due = (at: string | null) => at !== null && Date.parse(at) <= Date.parse(now);
    const left: WebSchedule = { publicar: due(publicar) ? null : publicar, retirar: due(retirar) ? null : retirar };
    if (left.publicar === publicar && left.retirar === retirar) return [];
    // What is not sold by then is not shown; the schedule says that its time came.
    const shown = due(retirar) ? false : due(publicar) && !bloqueado && activo ? true : web;
    return [
      ...(shown === web ? [] : [ProductChanged({ _id, part_number, antes: { web }, cambios: { web: shown } })]),
      ...rescheduled(state, left),
    ];
  },
  answer: ({ state }) => ({
    mensaje: `${state?.part_number ?? 'El producto'} está al día`,
    auth: true as const,
    proxima: (state && nextOf(state.web_programada)) ?? null,
  }),
});
