import {
  age,
  code,
  count,
  day,
  flag,
  instant,
  key,
  list,
  number,
  percentage,
  pesos,
  quantity,
  rate,
  rut,
  state,
  text,
} from '../../kernel/field.ts';
import { defineRow, type RowOf, withOnly } from '../../kernel/row.ts';
import { quotationLooks } from '../quotation-looks.ts';
import { ESTADOS_COTIZACION, MONEDAS, RESPUESTAS, SIN_EFECTO, TRANSPORTES } from '../parts.ts';

/** Row scope of every query of quotations (requirements §0.1.4); people from outside see none. */
export const quotationScope = { ejecutivo: 'ejecutivo_id', cliente: 'cliente_id', marca: 'marcas' } as const;
export const QUOTATION_LIST = 'quotations/quotation-list';
/** Topic of the change feed that lists of quotations follow. */
export const QUOTATIONS_TOPIC = 'cotizaciones';

const optional = { nullable: true } as const;

/** States of a quotation that nobody waits in. */
export const SETTLED_QUOTATIONS: readonly (typeof ESTADOS_COTIZACION)[number][] = ['Convertida', 'Expirada', 'Anulada'];

/** One quotation as lists read it; temporal, so that any past day can be shown. */
export const quotationRow = defineRow({
  projection: QUOTATION_LIST,
  table: 'quotation_list',
  topic: QUOTATIONS_TOPIC,
  scope: quotationScope,
  long: true,
  walked: ['number', 'total'],
  fields: {
    _id: key(),
    number: number('N° Cotización', { search: true }),
    estado: state('Estado', ESTADOS_COTIZACION, { search: true, looks: quotationLooks }),
    cliente_id: key(),
    cliente_nombre: text('Cliente', { search: true }),
    legalcode: rut('RUT', { search: true }),
    tipo_cliente: code('Tipo de cliente', optional),
    ejecutivo_id: key(),
    ejecutivo_nombre: text('Ejecutivo', { search: true, person: true }),
    moneda: state('Moneda', MONEDAS),
    transporte: state('Transporte', TRANSPORTES, optional),
    tipo_cambio: rate('Tipo de cambio'),
    neto: pesos('Neto'),
    iva: pesos('IVA (19%)'),
    total: pesos('Total'),
    /** Net, in the currency of the quotation. */
    total_moneda: quantity('Total en su moneda'),
    /** In its currency by each way of sending; absent in pesos. */
    total_aereo: quantity('Total aéreo', optional),
    total_maritimo: quantity('Total marítimo', optional),
    margen: percentage('Margen', { nullable: true, cost: true }),
    lineas: count('Líneas'),
    unidades: count('Unidades'),
    por_validar: count('Precios por validar'),
    marcas: list('Marcas'),
    /** Last Santiago day on which it is good. */
    validez: day('Válida hasta'),
    condicion_pago: code('Código de la condición de pago'),
    bodega_entrega: code('Bodega de entrega', { internal: true }),
    referencia: text('Referencia', { nullable: true, search: true }),
    version_guardada: count('Versión guardada'),
    visible_web: flag('Visible para el cliente'),
    /** Number of the quotation that it was copied from. */
    copia_de: number('Copia de', optional),
    pedido: number('N° Pedido', optional),
    motivo_anulacion: text('Motivo de anulación', optional),
    /** When the customer last read it by the link. */
    abierta: instant('Abierta por el cliente', optional),
    respuesta: state('Respuesta del cliente', RESPUESTAS, optional),
    comentarios: count('Comentarios'),
    createdAt: instant('Creada'),
    updatedAt: instant('Última actualización'),
    /** When it entered its present state. */
    estado_at: age('Edad', { field: 'estado', states: SETTLED_QUOTATIONS }),
    version: count('Versión', { internal: true }),
    /** Of each line its product: what a change of prices asks which open quotations it touches by. */
    productos: list('', { internal: true }),
  },
});
const { productos: _, ...listed } = quotationRow.fields;
/** What lists read of it: without its products, which may be hundreds. */
export const quotationGridRow = withOnly(quotationRow, Object.keys(listed) as (keyof typeof listed)[]);
/** Of what stands on a quotation: how that is over; null while it is not, and once it is an order. */
export const quotationOver = state('Estado de la cotización', SIN_EFECTO, { nullable: true, looks: quotationLooks });
export type QuotationRow = RowOf<typeof quotationRow>;
