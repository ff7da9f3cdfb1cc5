import { invoiceRow } from '@power/domain/invoice/views/invoice-row';
import { Button } from '@mantine/core';
import { IconEye, IconPlus } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router-dom';
import { invoiceExport, invoiceGrid } from '../calls/invoice.ts';
import { DocumentSheet } from '../documents/document-sheet.tsx';
import { useDocumentActions } from '../documents/use-document-actions.ts';
import { useDocumentDialog } from '../documents/use-document-dialog.ts';
import { ListPage } from '../ui/list/list-page.tsx';
import { rowColumns } from '../ui/list/row-columns.tsx';
import { useListState } from '../ui/list/use-list-state.ts';
import { invoiceScreen } from './invoice-screen.tsx';
import { LIST } from './refresh-invoices.ts';

const columns = rowColumns(invoiceRow, [
  ['number', { width: 80 }],
  'estado',
  ['fecha', { width: 120 }],
  ['proveedor', { minWidth: 160, flex: 2 }],
  ['factura', { headerName: 'Factura', minWidth: 130, flex: 1 }],
  ['marca', { minWidth: 100 }],
  ['cif', { width: 140 }],
  ['costo_total', { headerName: 'Costo en bodega', width: 140 }],
  ['orden_compra', { initialHide: true }],
  ['precio_entrega', { initialHide: true }],
  ['fob', { width: 140, initialHide: true }],
  ['ad_valorem_pesos', { headerName: 'Derechos', initialHide: true }],
  ['iva', { initialHide: true }],
  ['productos', { initialHide: true }],
  ['unidades', { initialHide: true }],
  ['tipo_cambio', { initialHide: true }],
  ['tipo_cambio_aduana', { initialHide: true }],
  ['flete', { initialHide: true }],
  ['seguro', { initialHide: true }],
  ['ad_valorem', { initialHide: true }],
  ['valor_aduanero', { initialHide: true }],
  ['almacenaje', { initialHide: true }],
  ['agencia', { initialHide: true }],
  ['forwarder', { initialHide: true }],
  ['factor', { initialHide: true }],
  ['creado_por', { initialHide: true }],
  ['createdAt', { initialHide: true }],
]);
const card = { first: ['number', 'proveedor', 'costo_total'], second: ['estado', 'marca', 'fecha'] } as const;

/** Import invoices with their totals; each opens over the list, at an address of its own. */
export function InvoiceTable() {
  const navigate = useNavigate();
  const { open, show, close } = useDocumentDialog('invoice', ['historia']);
  const [{ asOf }, onList] = useListState();
  const offered = useDocumentActions(invoiceScreen);
  const view = (id: string | number, name: string) =>
    name === 'editar' ? void navigate(`/invoice?editar=${id}`) : show(id, name === 'historia' ? name : 'resumen');
  return (
    <ListPage
      name={LIST}
      title="Listado de Invoice"
      context="Lo facturado por los proveedores, y en qué va su costeo."
      unit={['invoice', 'invoices']}
      query={invoiceGrid}
      columns={columns}
      rowId={(i) => i._id}
      card={card}
      asOf
      onOpen={(i) => show(i.number)}
      actions={(i) => [{ label: 'Ver invoice', icon: <IconEye size={16} stroke={1.6} />, run: () => show(i.number) }]}
      moreActions={(i) => offered(i._id, asOf, (name) => view(i.number, name))}
      exportCall={invoiceExport}
      action={
        <Button component={Link} to="/invoice" leftSection={<IconPlus size={16} />}>
          Nueva invoice
        </Button>
      }
      empty={{ title: 'Todavía no hay invoices', hint: 'Ingresa la primera con «Nueva invoice».' }}
    >
      {open?.id !== undefined && (
        <DocumentSheet
          key={open.id}
          screen={invoiceScreen}
          id={open.id}
          asOf={asOf}
          onNow={() => onList({ asOf: '' })}
          page={false}
          view={open.view}
          show={view}
          onClose={close}
        />
      )}
    </ListPage>
  );
}
