import { santiago } from '../../kernel/dates.ts';
import { z } from 'zod';
import { customerRow } from '../../customers/views/customer-row.ts';
import { dayText } from '../../kernel/when.ts';
import { EXTERNAL_PERFILES, PERFILES } from '../../kernel/perfiles.ts';
import { defineQuery, everyone } from '../../kernel/query.ts';
import { monthlyRateMaster } from '../../pricing/views/monthly-rate-row.ts';
import { preferenceRow } from '../../settings/views/preference-row.ts';
import { precios } from '../events.ts';
import { priceChangeRow } from './price-change-row.ts';
import { PRICE_LIST } from './product-grids.ts';

const staff = PERFILES.filter((perfil) => !EXTERNAL_PERFILES.includes(perfil));

/** What moved since the person last looked at the price list; the badge in the menu is `conteo`. */
export const priceChanges = defineQuery({
  context: 'products',
  name: 'price-changes',
  path: '/productos/listar',
  accion: 'cambiospmp',
  access: { perfiles: PRICE_LIST },
  scope: priceChangeRow.scope,
  topic: priceChangeRow.topic!,
  costFields: ['pmp', 'pmp_antes'],
  reads: [priceChangeRow.projection, preferenceRow.projection],
  asOf: { now: 'Cuenta los cambios desde tu última visita, que es de ahora.' },
  summary: 'Cambios de PMP y de precios desde la última visita a la lista de precios',
  request: z.strictObject({ accion: z.literal('cambiospmp'), conteo: z.boolean().optional() }),
  reply: z.object({
    conteo: z.number().int(),
    /** Since when; null: the person never looked, and the last thirty days count. */
    desde: z.string().nullable(),
    cambios: z.array(
      priceChangeRow.schema
        .pick({
          _id: true,
          producto_id: true,
          part_number: true,
          nombre: true,
          marca: true,
          inicio: true,
          origen: true,
        })
        .extend({
          motivo: z.string().nullable(),
          autor: z.string(),
          lista_antes: z.number(),
          lista: z.number(),
          pmp_antes: z.number().nullable().optional(),
          pmp: z.number().nullable().optional(),
        }),
    ),
  }),
});

/** The price of any product for any customer on any day, past or to come. */
export const priceOnDay = defineQuery({
  context: 'products',
  name: 'price-on-day',
  path: '/lista_precios/listar',
  accion: 'dia',
  access: { perfiles: staff },
  scope: priceChangeRow.scope,
  reads: [priceChangeRow.projection, customerRow.projection],
  summary: 'Precio de un producto para un cliente en un día cualquiera',
  request: z.strictObject({
    accion: z.literal('dia'),
    productos: z.array(z.string().min(1).max(60)).min(1).max(500),
    cliente: z.string().max(60).optional(),
    /** Santiago day: as it stood when the day ended. */
    dia: dayText,
  }),
  reply: z.object({
    tipo_cliente: z.string().nullable(),
    precios: z.array(z.object({ producto: z.string(), precio: z.number(), precios, desde: z.string() })),
  }),
});

/** Fallback rate of document 2 §9. */
export const TC_RESPALDO = 960;

/** Months that are looked back for a rate. */
const BACK = 24;

/** Months, `yyyymm`, whose rate counts at this instant: that of Santiago's month, else the last one before it that has any. */
export function rateMonths(now: string): string[] {
  const { year, month } = santiago(now);
  return Array.from({ length: BACK }, (_, back) => {
    const at = year * 12 + (month - 1) - back;
    return `${Math.floor(at / 12)}${String((at % 12) + 1).padStart(2, '0')}`;
  });
}

/** The commercial rate of the month. */
export const currentRate = defineQuery({
  context: 'products',
  name: 'current-rate',
  method: 'GET',
  path: '/productos/tc-actual',
  access: { perfiles: staff },
  scope: everyone,
  reads: [monthlyRateMaster.row.projection],
  summary: 'Tipo de cambio comercial del mes',
  request: z.strictObject({}),
  reply: z.object({
    tc: z.number(),
    tc_euro: z.number().nullable(),
    yyyymm: z.string(),
    /** No month has a rate: the fallback counts. */
    respaldo: z.boolean(),
  }),
});
