import {
  code,
  count,
  day,
  dollars,
  flag,
  instant,
  key,
  list,
  number,
  numbers,
  percentage,
  quantity,
  state,
  text,
} from '../../../kernel/field.ts';
import { defineRow, type RowOf, withComputed } from '../../../kernel/row.ts';
import { METODOS } from '../forecast.shared.ts';
import { ESTADOS_INFORME, reportLooks } from '../parts.ts';

/** A purchase report and how far it is; each person sees those that they asked for. */
export const purchaseReportRow = defineRow({
  projection: 'purchasing/report-list',
  table: 'purchasereport_list',
  topic: 'informes-compra',
  scope: { propio: 'autor_id' },
  fields: {
    _id: key(),
    number: number('N°', { search: true }),
    estado: state('Estado', ESTADOS_INFORME, { looks: reportLooks }),
    productos: count('Productos'),
    hechos: count('Listos'),
    marcas_informe: text('Marcas', { search: true }),
    meses_informe: count('Meses de venta'),
    nivel_servicio: count('Nivel de servicio %'),
    cobertura_dias: count('Cobertura (días)'),
    marcas_pedidas: list('Marcas pedidas', { internal: true }),
    autor_id: key(),
    autor: text('Pedido por', { person: true }),
    motivo: text('Motivo', { nullable: true }),
    /** Where the next part goes on. */
    partes: count('', { internal: true }),
    hasta: key(),
    createdAt: instant('Pedido'),
    updatedAt: instant('Actualizado'),
  },
});
export type PurchaseReportRow = RowOf<typeof purchaseReportRow>;

/** A product of a report. */
export const reportLineRow = defineRow({
  projection: 'purchasing/report-line-list',
  table: 'purchasereport_line_list',
  topic: 'informes-compra',
  scope: { propio: 'autor_id' },
  fields: {
    _id: key(),
    informe: code('Informe', { internal: true }),
    autor_id: key(),
    producto_id: key(),
    codigo: code('Código', { search: true }),
    codigo_sap: code('Código SAP', { search: true }),
    part_number: code('Número de parte', { search: true }),
    nombre: text('Nombre', { search: true }),
    marca: text('Marca', { search: true }),
    proveedor: text('Proveedor', { nullable: true, search: true }),
    stock_disponible: count('Stock disponible'),
    por_recibir: count('Por recibir'),
    llega: day('Llega', { nullable: true }),
    ventas_meses: numbers('Ventas por mes'),
    perdidas: count('Venta perdida'),
    pronostico: quantity('Pronóstico mensual'),
    metodo: state('Método', METODOS),
    error_porcentaje: percentage('Error %', { nullable: true }),
    tendencia: percentage('Tendencia %', { nullable: true }),
    estacionalidad: quantity('Estacionalidad'),
    dias_proveedor: count('Días del proveedor'),
    stock_seguridad: count('Stock de seguridad'),
    cobertura_actual: count('Cobertura (días)', { nullable: true }),
    sugerido: count('Sugerido'),
    cambiado: flag('Cambiado'),
    razon: text('Por qué'),
    costo_fob: dollars('Costo FOB', { cost: true }),
    updatedAt: instant('Actualizado', { internal: true }),
  },
});
export type ReportLineRow = RowOf<typeof reportLineRow>;

/** The same with what its purchase would cost. */
export const reportLineGridRow = withComputed(reportLineRow, {
  costo_fob_total: dollars('FOB USD', { computed: true, cost: true }),
});
export type ReportLineGridRow = RowOf<typeof reportLineGridRow>;
