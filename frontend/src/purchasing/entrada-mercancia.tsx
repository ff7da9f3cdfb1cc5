import {
  type GoodsReceiptAction,
  goodsReceiptDocument,
} from '@power/domain/purchasing/receipts/views/goods-receipt-document';
import { shownGoodsReceiptRow } from '@power/domain/purchasing/receipts/views/goods-receipt-row';
import type { GoodsReceiptSheet } from '@power/domain/purchasing/receipts/views/sheet';
import { IconCheck, IconEye, IconHistory } from '@tabler/icons-react';
import { call } from '../api/client.ts';
import { queryKey } from '../api/hooks.ts';
import { queryClient } from '../api/query-client.ts';
import { goodsReceiptCalls, goodsReceiptExport, goodsReceiptGrid, postGoodsReceipt } from '../calls/purchasing.ts';
import { DocumentOverList } from '../documents/document-over-list.tsx';
import type { DocumentScreen } from '../documents/types.ts';
import { useDocumentActions } from '../documents/use-document-actions.ts';
import { useDocumentDialog } from '../documents/use-document-dialog.ts';
import { confirm } from '../ui/dialogs/prompts.ts';
import { tell } from '../ui/dialogs/tell.ts';
import { ListPage } from '../ui/list/list-page.tsx';
import { refreshList } from '../ui/list/refresh-list.ts';
import { rowColumns } from '../ui/list/row-columns.tsx';
import { useListState } from '../ui/list/use-list-state.ts';

const LIST = 'entrada-mercancia';
const icon = { size: 16, stroke: 1.6 };

/** After a command: sheet, history and list show at once what it did. */
function refresh(): void {
  for (const query of [goodsReceiptCalls.one, goodsReceiptCalls.history])
    void queryClient.invalidateQueries({ queryKey: queryKey(query) });
  refreshList(LIST);
}

async function askAndPost({ number: id, version }: { readonly number: number; readonly version: number }) {
  const sure = await confirm({
    titulo: `Contabilizar la ${goodsReceiptDocument.title(id)}`,
    texto: 'Se informa una sola vez al ERP, que responde con su DocEntry y su folio.',
    boton: 'Contabilizar',
  });
  if (sure)
    await tell('La entrada no se contabilizó', () =>
      call(postGoodsReceipt, { id, expectedVersion: version }, { commandId: crypto.randomUUID() }),
    ).finally(refresh);
}

/** The sheet of a goods receipt: what it adds to its declaration. */
const screen: DocumentScreen<GoodsReceiptSheet, GoodsReceiptAction> = {
  document: goodsReceiptDocument,
  alone: true,
  calls: goodsReceiptCalls,
  sheetTitle: (id) => goodsReceiptDocument.title(id),
  address: (id) => `/entrada-mercancia?entrada=${id}`,
  run: { contabilizar: (r) => void askAndPost(r), historia: (_, show) => show('historia') },
  icons: { contabilizar: <IconCheck {...icon} />, historia: <IconHistory {...icon} /> },
  lists: { '/entrada-mercancia': { query: goodsReceiptGrid, idField: '_id' } },
};

const columns = rowColumns(shownGoodsReceiptRow, [
  ['number', { width: 90 }],
  'estado',
  ['orden_de_compra', { width: 110 }],
  ['recepcion', { width: 100 }],
  ['proveedor', { minWidth: 160, flex: 2 }],
  ['bodega', { width: 90 }],
  ['recibida', { width: 140 }],
  ['unidades', { width: 100 }],
  ['con_diferencia', { width: 130 }],
  ['folio_entrada', { width: 100 }],
  ['doc_entry', { initialHide: true }],
  ['danadas', { initialHide: true }],
  ['guia', { initialHide: true }],
  ['contabilizado_por', { initialHide: true }],
  ['contabilizado', { initialHide: true }],
]);
const card = { first: ['number', 'proveedor', 'unidades'], second: ['estado', 'recibida', 'con_diferencia'] } as const;

/** `entrada-mercancia`: what came of import orders, with its differences, as the ERP is told of it. */
export function Component() {
  const { open, show, close } = useDocumentDialog('entrada', ['historia']);
  const [{ asOf }] = useListState();
  const offered = useDocumentActions(screen);
  const view = (id: string | number, name: string) => show(id, name === 'historia' ? name : 'resumen');
  return (
    <ListPage
      name={LIST}
      title="Entrada de Mercancía"
      context="Cada recepción de una orden de compra, con sus diferencias, y su folio en el ERP."
      unit={['entrada', 'entradas']}
      query={goodsReceiptGrid}
      columns={columns}
      rowId={(r) => r._id}
      card={card}
      asOf
      onOpen={(r) => show(r.number)}
      actions={(r) => [{ label: 'Ver entrada', icon: <IconEye {...icon} />, run: () => show(r.number) }]}
      moreActions={(r) => offered(r._id, asOf, (name) => view(r.number, name))}
      exportCall={goodsReceiptExport}
      empty={{
        title: 'Todavía no hay entradas de mercancía',
        hint: 'Aparecen solas cuando la bodega recepciona una orden de compra.',
      }}
    >
      {open?.id !== undefined && (
        <DocumentOverList key={open.id} screen={screen} id={open.id} view={open.view} show={view} onClose={close} />
      )}
    </ListPage>
  );
}
