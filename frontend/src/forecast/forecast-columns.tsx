import { nombreCierre } from '@power/domain/forecast/tracking';
import { type OpportunityRow, opportunityRow } from '@power/domain/forecast/views/opportunity-row';
import { QuotationCell } from './quotation-cell.tsx';
import { rowColumns } from '../ui/list/row-columns.tsx';

const choices = (field: keyof typeof opportunityRow.fields) => ({
  context: { filter: (opportunityRow.fields[field].choices ?? []).map((value) => [value, value] as const) },
});

/** What it is and how it stands first, then whose, how much and what is next (UX, Grids). */
export const opportunityColumns = rowColumns(opportunityRow, [
  [
    'cotizacion',
    {
      headerName: 'Cotización',
      width: 104,
      pinned: 'left',
      cellRenderer: ({ data }: { data?: OpportunityRow }) => (data ? <QuotationCell {...data} /> : null),
    },
  ],
  ['etapa', { width: 110 }],
  ['cliente_nombre', { chars: 24, flex: 2 }],
  ['monto_total', { width: 112 }],
  ['usuario_nombre', { minWidth: 120, context: { filter: 'text', key: 'usuario' } }],
  ['next_step', { minWidth: 140, flex: 1 }],
  ['fechaAccion', { headerName: 'Fecha acción', width: 120 }],
  [
    'mes_cierre',
    { headerName: 'Cierre', cellClass: '', width: 140, valueFormatter: ({ data }) => (data ? nombreCierre(data) : '') },
  ],
  ['pedido', { width: 96 }],
  ['monto_asegurado', { headerName: 'Asegurado', initialHide: true }],
  ['monto_facturado', { headerName: 'Facturado', initialHide: true }],
  ['facturado_at', { initialHide: true }],
  ['por_facturar', { initialHide: true }],
  ['cotizacion_estado', { initialHide: true, width: 150, ...choices('cotizacion_estado') }],
  ['perdida', { initialHide: true }],
  ['year_cierre', { initialHide: true }],
  ['marcas', { initialHide: true }],
  ['comentario', { initialHide: true }],
  ['seguimientos', { initialHide: true }],
  ['number', { headerName: 'N°', initialHide: true }],
  ['createdAt', { initialHide: true }],
  ['updatedAt', { initialHide: true }],
]);

/** An opportunity on a phone. */
export const opportunityCard = {
  first: ['cotizacion', 'cliente_nombre', 'monto_total'],
  second: ['etapa', 'cotizacion_estado', 'next_step', 'fechaAccion'],
} as const;
