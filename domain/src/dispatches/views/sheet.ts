import { z } from 'zod';
import { adjunto } from '../../kernel/attachments.ts';
import { persona } from '../../kernel/person.ts';
import { lineaEntregada } from '../../streams/order/delivery-parts.shared.ts';
import { ESTADOS_DESPACHO, ESTADOS_PARADA, pago, parada, receptor } from '../parts.ts';

const stopSheet = parada.extend({
  estado: z.enum(ESTADOS_PARADA),
  cargada: z.boolean(),
  embalajes: z.array(z.number().int()),
  receptor: receptor.nullable(),
  firma: z.string().nullable(),
  foto: z.string().nullable(),
  motivo: z.string().nullable(),
  nueva_fecha: z.string().nullable(),
  pagos: z.array(pago),
  sin_cobro: z.string().nullable(),
  parte: z.object({ lineas: z.array(lineaEntregada), embalajes: z.array(z.number().int()) }).nullable(),
  resuelta_at: z.string().nullable(),
});
export type StopSheet = z.infer<typeof stopSheet>;

/** A route as its sheet shows it: its stream replayed, its stops in the order in which they are driven. */
export const routeSheet = z.object({
  _id: z.string(),
  number: z.number().int(),
  estado: z.enum(ESTADOS_DESPACHO),
  fecha: z.string(),
  chofer: z.string(),
  patente: z.string(),
  creado_por: persona,
  createdAt: z.string(),
  salida_at: z.string().nullable(),
  motivo_anulacion: z.string().nullable(),
  paradas: z.array(stopSheet),
  adjuntos: z.array(adjunto).optional(),
  version: z.number().int(),
  updatedAt: z.string(),
  estatus_at: z.string(),
});
export type RouteSheet = z.infer<typeof routeSheet>;
