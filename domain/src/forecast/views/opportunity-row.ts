import { z } from 'zod';
import {
  code,
  count,
  day,
  flag,
  instant,
  json,
  key,
  list,
  number,
  optionalKey,
  percentage,
  pesos,
  state,
  text,
} from '../../kernel/field.ts';
import { defineRow, type RowOf } from '../../kernel/row.ts';
import { opportunityLooks } from '../opportunity-looks.ts';
import { montoMarca } from '../parts.ts';
import { quotationOver } from '../../quotations/views/quotation-row.ts';
import { ETAPAS } from '../tracking.ts';

/** Row scope of every query of opportunities (requirements §0.1.4); people from outside see none. */
export const opportunityScope = { ejecutivo: 'usuario', cliente: 'cliente_id', marca: 'marcas' } as const;
export const OPPORTUNITY_LIST = 'forecast/opportunity-list';
/** Topic of the change feed that forecasts follow. */
export const FORECAST_TOPIC = 'forecast';

const optional = { nullable: true } as const;

/** One opportunity as boards, grids and figures read it; temporal, so that any past day can be shown. */
export const opportunityRow = defineRow({
  projection: OPPORTUNITY_LIST,
  table: 'opportunity_list',
  topic: FORECAST_TOPIC,
  scope: opportunityScope,
  long: true,
  walked: ['number'],
  fields: {
    _id: key(),
    number: number('N° Oportunidad', { search: true }),
    cotizacion: number('N° Cotización', { nullable: true, search: true }),
    /** Its quotation is over and became no order: what was promised stands on nothing. */
    cotizacion_estado: quotationOver,
    /** Owner. */
    usuario: key('Ejecutivo'),
    usuario_nombre: text('Ejecutivo', { search: true, person: true }),
    cliente_id: optionalKey(),
    cliente_nombre: text('Cliente', { search: true }),
    porcentaje: percentage('Porcentaje'),
    etapa: state('Etapa', ETAPAS, { looks: opportunityLooks }),
    estado: code('Estado', { internal: true }),
    next_step: text('Próxima acción', { nullable: true, search: true }),
    fechaAccion: day('Fecha de la próxima acción', optional),
    comentario: text('Último comentario', optional),
    monto_total: pesos('Monto'),
    monto_asegurado: pesos('Monto asegurado'),
    monto_facturado: pesos('Monto facturado'),
    facturado_at: instant('Facturada', optional),
    /** It has an order, or a part of one, without an invoice. */
    por_facturar: flag('Por facturar'),
    year_cierre: number('Año de cierre'),
    mes_cierre: number('Mes de cierre'),
    /** Forecast that it is in: its owner's, of its month. */
    forecast: key('Forecast'),
    perdida: flag('Perdida'),
    pedido: number('N° Pedido', optional),
    marcas: list('Marcas'),
    montos: json('Montos por marca', z.array(montoMarca)),
    seguimientos: count('Seguimientos'),
    createdAt: instant('Creada'),
    updatedAt: instant('Última actualización'),
    version: count('Versión', { internal: true }),
  },
});
export type OpportunityRow = RowOf<typeof opportunityRow>;
