import { type ClientQuotationRow, clientQuotationRow } from '@power/domain/quotations/views/client-quotation-row';
import { IconFileTypePdf } from '@tabler/icons-react';
import { download } from '../api/client.ts';
import { clientQuotationGrid, clientQuotationPdf } from '../calls/quotations.ts';
import { fileOrTell } from '../ui/dialogs/tell.ts';
import { ListPage } from '../ui/list/list-page.tsx';
import { rowColumns } from '../ui/list/row-columns.tsx';

const columns = rowColumns(clientQuotationRow, [
  ['number', { headerName: 'N°', width: 90 }],
  'estado',
  ['referencia', { minWidth: 160, flex: 1 }],
  ['createdAt', { headerName: 'Enviada', width: 150 }],
  ['validez', { width: 120 }],
  ['moneda', { width: 100 }],
  ['total_moneda', { headerName: 'Neto en su moneda', width: 150 }],
  ['total', { headerName: 'Total en pesos', width: 140 }],
  ['lineas', { width: 90 }],
  ['pedido', { width: 110 }],
  ['respuesta', { headerName: 'Tu respuesta', width: 140 }],
  ['ejecutivo_nombre', { initialHide: true }],
  ['unidades', { initialHide: true }],
  ['neto', { initialHide: true }],
]);

const pdf = ({ number }: ClientQuotationRow): void =>
  void fileOrTell('El PDF no se creó', () =>
    download(clientQuotationPdf, { cotizacion: number }, `Cotización ${number}.pdf`),
  );

/** `stock-cliente/cotizaciones`: what the company was quoted and is shown. */
export function Component() {
  return (
    <ListPage<typeof clientQuotationGrid, ClientQuotationRow>
      name="stock-cliente/cotizaciones"
      title="Cotizaciones"
      context="Las cotizaciones que Power Mobile le muestra a tu empresa, con su PDF. Para aceptarlas usa el enlace que te envió tu ejecutivo."
      unit={['cotización', 'cotizaciones']}
      query={clientQuotationGrid}
      columns={columns}
      rowId={(row) => row._id}
      card={{ first: ['number', 'referencia', 'total'], second: ['estado', 'createdAt', 'validez'] }}
      asOf
      onOpen={pdf}
      actions={(row) => [
        { label: 'Descargar PDF', icon: <IconFileTypePdf size={16} stroke={1.6} />, run: () => pdf(row) },
      ]}
      empty={{
        title: 'No hay cotizaciones',
        hint: 'Cuando tu ejecutivo te muestre una, la encuentras aquí con su PDF.',
      }}
    />
  );
}
