import { z } from 'zod';
import { defineEvent } from '../kernel/event.ts';
import { DIVISAS_ALERTA, MODOS_ALERTA } from './parts.ts';
import { refCotizacion } from './ref.ts';

/** A rule as it stood when it was held against a quotation (document 1 §3). */
export const reglaAlerta = z.object({
  _id: z.string(),
  nombre: z.string(),
  modo: z.enum(MODOS_ALERTA),
  divisa: z.enum(DIVISAS_ALERTA),
  valor: z.number(),
  listaEmail: z.array(z.string()),
});
export type ReglaAlerta = z.infer<typeof reglaAlerta>;

/** A rule came to hold for a quotation. `usuarios`: the accounts in its list, who are told. */
export const QuotationAlertFired = defineEvent('QuotationAlertFired', {
  label: 'Alerta de cotización',
  data: z.object({
    cotizacion: refCotizacion,
    alerta: reglaAlerta,
    total: z.number(),
    usuarios: z.array(z.string()),
    fecha: z.string(),
  }),
});

/** A rule does not hold any more: when it does again, that is news. */
export const QuotationAlertCleared = defineEvent('QuotationAlertCleared', {
  label: 'Alerta sin efecto',
  data: z.object({ cotizacion: refCotizacion, alerta: z.string() }),
});
