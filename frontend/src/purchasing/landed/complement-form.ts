import { complementoPedido } from '@power/domain/purchasing/landed/complement/parts';
import { z } from 'zod';

const rate = complementoPedido.shape.tipo_cambio.unwrap().unwrap();
/** A bill that came late, as its form holds it. */
export const complementForm = complementoPedido.extend({
  tipo_cambio: rate.nullish().transform((value) => value ?? null),
  motivo: z.string().trim().min(1, 'Ingresa el motivo').max(1000, 'A lo más 1000 caracteres'),
});
export type ComplementValues = z.input<typeof complementForm>;
export type ComplementSent = z.output<typeof complementForm>;
