import { z } from 'zod';
import { defineEvent } from '../kernel/event.ts';

export const TIPOS_ETIQUETA = ['serie', 'producto', 'ubicacion', 'embalaje'] as const;
export const FORMATOS_ETIQUETA = ['A4', '100x50'] as const;

export const etiqueta = z.object({
  /** What its QR says. */
  carga: z.string(),
  titulo: z.string(),
  detalle: z.string(),
});
export type Etiqueta = z.infer<typeof etiqueta>;

/** `reimpresas` are those of the `etiquetas` that had been printed before, by what their QR says. */
export const LabelsPrinted = defineEvent('LabelsPrinted', {
  label: 'Etiquetas impresas',
  data: z.object({
    tipo: z.enum(TIPOS_ETIQUETA),
    sujeto: z.string(),
    nombre: z.string(),
    formato: z.enum(FORMATOS_ETIQUETA),
    copias: z.number().int(),
    etiquetas: z.array(etiqueta),
    reimpresas: z.array(z.string()),
  }),
});
