import { z } from 'zod';
import { look, type Looks } from '../../kernel/look.ts';
import type { Perfil } from '../../kernel/perfiles.ts';
import { METODOS } from './forecast.shared.ts';
import { NIVELES_SERVICIO } from './suggestion.shared.ts';
import { MESES_INFORME } from './terms.shared.ts';

/** Who makes the purchase report (requirements §7, `informeparacompras`). */
export const REPORT_BUYERS: readonly Perfil[] = ['Administrador', 'Jefe de Logistica', 'Finanzas'];
/** A report that takes longer is given up (document 2 §9). */
export const LIMITE_MS = 1_200_000;

export const ESTADOS_INFORME = ['En proceso', 'Listo', 'Cancelado', 'Con error'] as const;
export type EstadoInforme = (typeof ESTADOS_INFORME)[number];
export const reportLooks: Looks<EstadoInforme> = {
  'En proceso': look('info', 'refresh', 'En proceso'),
  Listo: look('ok', 'check', 'Listo'),
  Cancelado: look('neutral', 'ban', 'Cancelado'),
  'Con error': look('danger', 'alert', 'Con error'),
};

/** What a report is made of: whose products, how many months of sales, and by what terms. */
export const terminosInforme = z.strictObject({
  marcas: z.array(z.string().max(200)).max(200).default([]),
  meses: z.literal(MESES_INFORME).default(12),
  nivel_servicio: z.literal(NIVELES_SERVICIO).default(95),
  cobertura_dias: z
    .number()
    .int('Son días enteros')
    .min(1, 'Al menos un día')
    .max(365, 'A lo más 365 días')
    .default(60),
});
export type TerminosInforme = z.infer<typeof terminosInforme>;

const units = z.number().int();
/** A product as the report found it. */
export const lineaInforme = z.object({
  producto_id: z.string(),
  codigo: z.string(),
  codigo_sap: z.string(),
  part_number: z.string(),
  nombre: z.string(),
  marca: z.string(),
  /** Whom it is bought from; null: nobody is known. Absent of reports of before. */
  proveedor: z.string().nullable().optional(),
  stock: units,
  por_recibir: units,
  /** The nearest ETA of it; reports of before do not say. */
  llega: z.string().nullable().optional(),
  ventas: z.array(units),
  perdidas: units,
  pronostico: z.number(),
  metodo: z.enum(METODOS),
  error_porcentaje: z.number().nullable(),
  tendencia: z.number().nullable(),
  estacionalidad: z.number(),
  lead_time: units,
  stock_seguridad: units,
  cobertura: units.nullable(),
  sugerido: units,
  motivo: z.string(),
  /** What it costs at the factory, US dollars. */
  costo_fob: z.number(),
});
export type LineaInforme = z.infer<typeof lineaInforme>;
/** Lines of one event: small enough for any store, and for whoever waits for the first. */
export const LINEAS_PARTE = 200;
