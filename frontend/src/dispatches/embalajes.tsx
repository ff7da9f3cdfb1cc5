import { parcelRow } from '@power/domain/dispatches/views/parcel-row';
import { Button, Group } from '@mantine/core';
import { IconEye, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useMay } from '../access/use-may.ts';
import { openParcel, parcelExport, parcelGrid } from '../calls/dispatches.ts';
import { DocumentOverList } from '../documents/document-over-list.tsx';
import { useDocumentActions } from '../documents/use-document-actions.ts';
import { useDocumentDialog } from '../documents/use-document-dialog.ts';
import { ListPage } from '../ui/list/list-page.tsx';
import { rowColumns } from '../ui/list/row-columns.tsx';
import { useListState } from '../ui/list/use-list-state.ts';
import { part } from '../ui/part.tsx';
import { FindParcel } from './parcels/find-parcel.tsx';
import { ParcelDialogs } from './parcels/parcel-dialogs.tsx';
import { parcelScreen } from './parcels/parcel-screen.tsx';
import { PARCELS } from './parcels/parcel-tasks.ts';

const NewParcelDialog = part(() => import('./parcels/new-parcel-dialog.tsx'), 'NewParcelDialog');

const columns = rowColumns(parcelRow, [
  ['number', { headerName: 'N°', width: 90, pinned: 'left' }],
  'estado',
  ['tipo', { width: 100 }],
  ['pedido', { width: 100 }],
  ['cliente_nombre', { chars: 24, flex: 1 }],
  ['productos', { width: 110 }],
  ['unidades', { width: 110 }],
  ['peso', { width: 110 }],
  ['dimensiones', { width: 160 }],
  ['creado_por', { minWidth: 140, flex: 1 }],
  ['createdAt', { width: 150 }],
  ['series', { initialHide: true }],
  ['separado_de', { initialHide: true }],
  ['unido_con', { initialHide: true }],
  ['cerrado_por', { initialHide: true }],
  ['cerrado_at', { initialHide: true }],
  ['motivo', { initialHide: true }],
  ['updatedAt', { initialHide: true }],
]);
const card = { first: ['number', 'cliente_nombre', 'unidades'], second: ['estado', 'pedido', 'tipo'] } as const;

/** *Embalajes*: packages of orders; each opens over the list, at an address of its own. */
export function Component() {
  const may = useMay();
  const [fresh, setFresh] = useState(false);
  const { open, show, close } = useDocumentDialog('embalaje', ['historia']);
  const [{ asOf }] = useListState();
  const offered = useDocumentActions(parcelScreen);
  const view = (id: string | number, name: string) => show(id, name === 'historia' ? name : 'resumen');
  return (
    <ListPage
      name={PARCELS}
      title="Embalajes"
      context="En qué van los productos de cada pedido, con sus series, peso y medidas."
      unit={['embalaje', 'embalajes']}
      query={parcelGrid}
      columns={columns}
      rowId={(p) => p._id}
      card={card}
      asOf
      onOpen={(p) => show(p.number)}
      actions={(p) => [{ label: 'Ver embalaje', icon: <IconEye size={16} stroke={1.6} />, run: () => show(p.number) }]}
      moreActions={(p) => offered(p._id, asOf, (name) => view(p.number, name))}
      {...(may(parcelExport) && { exportCall: parcelExport })}
      action={
        <Group gap="sm" wrap="nowrap">
          <FindParcel onFound={(number) => show(number)} />
          {may(openParcel) && (
            <Button leftSection={<IconPlus size={16} />} onClick={() => setFresh(true)}>
              Nuevo embalaje
            </Button>
          )}
        </Group>
      }
      empty={{ title: 'Todavía no hay embalajes', hint: 'Abre el primero con «Nuevo embalaje».' }}
    >
      {fresh && <NewParcelDialog onClose={() => setFresh(false)} onOpened={(number) => show(number)} />}
      {open?.id !== undefined && (
        <DocumentOverList
          key={open.id}
          screen={parcelScreen}
          id={open.id}
          view={open.view}
          show={view}
          onClose={close}
        />
      )}
      <ParcelDialogs />
    </ListPage>
  );
}
