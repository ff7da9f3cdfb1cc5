import { z } from 'zod';

/** Reports that are arranged by whoever looks at them, by their route. */
export const INFORMES = ['reportes-dinamicos-ventas', 'reportes-dinamicos-compras', 'qlik'] as const;
export type Informe = (typeof INFORMES)[number];

const MAX_NAME = 60;
const MAX_ADDRESS = 8000;

/** Fields, filters and chart under a name. It holds no figure: whoever opens it is shown what they may see themselves. */
export const vista = z.object({
  informe: z.enum(INFORMES),
  nombre: z.string().trim().min(1, 'Ingresa un nombre').max(MAX_NAME, `El nombre lleva hasta ${MAX_NAME} caracteres`),
  /** Address parameters, without the question mark. */
  busqueda: z.string().max(MAX_ADDRESS, 'El informe tiene demasiados filtros para guardarlo'),
});
