import { quotationRow } from '@power/domain/quotations/views/quotation-row';
import { formatMoney, formatPercent } from '../ui/format/numbers.ts';
import { rowColumns } from '../ui/list/row-columns.tsx';
import { DIVISA } from './currency.ts';

/** Number and state first, then whose, how much and until when (UX, Grids). */
export const quotationColumns = rowColumns(quotationRow, [
  ['number', { headerName: 'N°', width: 76, pinned: 'left' }],
  'estado',
  ['cliente_nombre', { chars: 24, flex: 2 }],
  ['total', { width: 112 }],
  [
    'total_moneda',
    {
      headerName: 'Neto moneda',
      headerTooltip: 'Neto en la moneda de la cotización',
      width: 112,
      valueFormatter: ({ data }) => (data ? formatMoney(data.total_moneda, DIVISA[data.moneda]) : ''),
    },
  ],
  [
    'margen',
    { headerName: 'Margen', width: 76, valueFormatter: ({ data }) => (data ? formatPercent(data.margen) : '') },
  ],
  ['por_validar', { headerName: 'Por validar', width: 100 }],
  'validez',
  'estado_at',
  ['ejecutivo_nombre', { minWidth: 130 }],
  'createdAt',
  ['pedido', { width: 90 }],
  ['moneda', { width: 100, initialHide: true }],
  ['referencia', { initialHide: true }],
  ['visible_web', { headerName: 'Visible', initialHide: true }],
  ['abierta', { headerName: 'Abierta', initialHide: true }],
  ['respuesta', { headerName: 'Respuesta', initialHide: true }],
  ['comentarios', { initialHide: true }],
  ['lineas', { initialHide: true }],
  ['legalcode', { initialHide: true }],
  ['tipo_cliente', { initialHide: true }],
  ['version_guardada', { headerName: 'Versión', initialHide: true }],
]);

/** Of somebody who may not see margins: the reply has none. */
export const columnsWithoutMargin = quotationColumns.filter(({ field }) => field !== 'margen');

/** A quotation on a phone: N° · cliente · total, below it state · last day · age. */
export const quotationCard = {
  first: ['number', 'cliente_nombre', 'total'],
  second: ['estado', 'validez', 'estado_at'],
} as const;
