import { salesLineGridRow, salesLineRow } from '@power/domain/finance/views/sales-line-row';
import { excelOf } from '@power/infra/platform/rows/excel';
import { gridOf } from '@power/infra/platform/rows/grid';

/** Lines that were billed, newest document first. */
export const billedLines = gridOf(salesLineGridRow, {
  computed: {
    anio: 'left(mes, 4)',
    trimestre: 'to_char(fecha, \'YYYY-"T"Q\')',
  },
  defaultSort: [{ colId: 'facturado_at', sort: 'desc' }],
});

export const billedColumns = excelOf(salesLineRow, [
  'fecha',
  'documento',
  'folio',
  'number',
  'linea',
  { field: 'cliente_nombre', ancho: 40 },
  'legalcode',
  'tipo_cliente',
  'region',
  'comuna',
  'ejecutivo_nombre',
  'tipo_entrega',
  'codigo',
  'part_number',
  { field: 'nombre', ancho: 45 },
  'marca',
  'categoria',
  'cantidad',
  'precio_venta',
  'neto',
  'total',
  'costo',
  'ajuste_costo',
  'margen',
]);
