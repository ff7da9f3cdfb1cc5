import { z } from 'zod';
import { defineAggregate, on } from '../kernel/aggregate.ts';
import { type DecideContext, defineCommand } from '../kernel/command.ts';
import { WebCategoryAssigned } from './events.ts';
import { productKey } from './pricing-facts.ts';
import { WEB_EDITORS } from './views/web-product-row.ts';

type Assigned = z.infer<typeof WebCategoryAssigned.data>;
/** One bulk assignment, under the id of its command. */
export const webAssignment = defineAggregate<Assigned | undefined>('webassignment', undefined, [
  on(WebCategoryAssigned, (_, d) => d),
]);

const MAX_ASIGNADOS = 500;
const asignados = z
  .array(productKey)
  .min(1, 'Elige al menos un producto')
  .max(MAX_ASIGNADOS, `A lo más ${MAX_ASIGNADOS} productos a la vez`);

export type AssignFacts = Pick<Assigned, 'hechos' | 'rechazados'>;

/** Each product by itself: what one refuses stops no other, and is told. */
export const assignWebCategory = defineCommand({
  name: 'assign-web-category',
  context: 'products',
  path: '/web/productos/asignar',
  accion: 'categoria',
  access: { perfiles: WEB_EDITORS, concesion: 'web_app' },
  summary: 'Agrega muchos productos a una categoría web, o los quita',
  request: z.strictObject({
    accion: z.literal('categoria'),
    ids: asignados,
    acc: z.enum(['agregar', 'quitar']).default('agregar'),
    categoria: z.string().trim().min(1).max(60),
  }),
  reply: z.object({ hechos: z.number().int(), rechazados: z.array(z.object({ id: z.string(), mensaje: z.string() })) }),
  aggregate: webAssignment,
  needsFacts: true,
  stream: (_request, { commandId }: DecideContext<AssignFacts>) => commandId,
  decide: (state, { acc, categoria }, { facts, commandId }: DecideContext<AssignFacts>) =>
    state ? [] : [WebCategoryAssigned({ _id: commandId, acc, categoria, ...facts })],
  answer: ({ state }) => ({
    mensaje: `${state!.hechos.length === 1 ? '1 producto quedó' : `${state!.hechos.length} productos quedaron`} ${state!.acc === 'agregar' ? 'en la categoría' : 'sin la categoría'}`,
    hechos: state!.hechos.length,
    rechazados: state!.rechazados,
  }),
});
