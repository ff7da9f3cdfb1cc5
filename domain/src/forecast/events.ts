import { z } from 'zod';
import { defineEvent } from '../kernel/event.ts';
import {
  ALCANCES,
  avance,
  dolares,
  eventoOportunidad,
  montoMarca,
  oportunidadCreada,
  refOportunidad,
  seguimiento,
  VALORES,
} from './parts.ts';

const of = { oportunidad: refOportunidad };
const persona = refOportunidad.shape.usuario;

export const OpportunityCreated = defineEvent('OpportunityCreated', {
  label: 'Oportunidad creada',
  data: oportunidadCreada,
});

/** A step of its tracking; amounts are those of the new stage. */
export const OpportunityTracked = defineEvent('OpportunityTracked', {
  label: 'Seguimiento',
  data: z.object({
    ...of,
    paso: seguimiento,
    ...avance.shape,
    montos: z.array(montoMarca),
    monto_dolares: z.number().nullable(),
    dolar: dolares,
  }),
});

/** Out of the forecast of one month, into another's. */
export const OpportunityMoved = defineEvent('OpportunityMoved', {
  label: 'Cambio de mes de cierre',
  data: z.object({
    ...of,
    desde: z.string(),
    forecast: z.string(),
    year_cierre: z.number().int(),
    mes_cierre: z.number().int(),
  }),
});

/** For good (document 3 §4): the comment of its last step is the reason. */
export const OpportunityLost = defineEvent('OpportunityLost', {
  label: 'Oportunidad Perdida',
  data: z.object({ ...of, paso: seguimiento, ...avance.shape, dolar: dolares }),
});

/** Its quotation has another total. */
export const OpportunityAmountChanged = defineEvent('OpportunityAmountChanged', {
  label: 'Monto de la oportunidad modificado',
  data: z.object({ ...of, antes: z.number().int(), ...avance.shape, montos: z.array(montoMarca) }),
});

/** Its quotation became an order; `pedido` null: the order was cancelled, and it is as it was last tracked. */
export const OpportunityOrdered = defineEvent('OpportunityOrdered', {
  label: 'Pedido de la oportunidad',
  data: z.object({ ...of, pedido: z.number().int().nullable(), ...avance.shape }),
});

/** What of its order is invoiced, net, and when that was last; nothing again when the order is cancelled afterwards. */
export const OpportunityInvoiced = defineEvent('OpportunityInvoiced', {
  label: 'Facturación de la oportunidad',
  data: z.object({
    ...of,
    monto_facturado: z.number().int(),
    facturado_at: z.string().nullable(),
    /** It has an order, or a part of one, without an invoice. */
    por_facturar: z.boolean(),
  }),
});

const cliente = { cliente_id: z.string().nullable(), cliente_nombre: z.string() };

/** Its customer was merged into another; what was lost or billed keeps the name. */
export const OpportunityClientChanged = defineEvent('OpportunityClientChanged', {
  label: 'Cliente de la oportunidad unido a otro',
  data: z.object({ ...of, antes: z.object(cliente), ...cliente }),
});

export const OpportunityEventScheduled = defineEvent('OpportunityEventScheduled', {
  label: 'Evento agendado',
  data: z.object({ ...of, evento: eventoOportunidad }),
});

export const OpportunityRemoved = defineEvent('OpportunityRemoved', {
  label: 'Oportunidad borrada',
  data: z.object({ ...of, usuario: persona }),
});

/** Goal or commitment of a month, net pesos. */
export const ForecastValueSet = defineEvent('ForecastValueSet', {
  label: 'Valor del forecast fijado',
  data: z.object({
    _id: z.string(),
    alcance: z.enum(ALCANCES),
    /** Seller of a seller's forecast. */
    usuario: z.string().nullable(),
    /** Brand of a brand's forecast. */
    marca: z.string().nullable(),
    year: z.number().int(),
    month: z.number().int(),
    tipo: z.enum(VALORES),
    antes: z.number().int().nullable(),
    valor: z.number().int(),
  }),
});
