import { placeName } from '@power/domain/inventory/places.shared';
import { type SerialGridRow, serialGridRow } from '@power/domain/inventory/serials/views/serial-row';
import { Button } from '@mantine/core';
import { IconBarcode, IconSearch, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMay } from '../access/use-may.ts';
import { pendingSerialGrid, serialExport, serialGrid, storeSerials, writeOffSerial } from '../calls/inventory.ts';
import { ListPage } from '../ui/list/list-page.tsx';
import { rowColumns } from '../ui/list/row-columns.tsx';
import { useListState } from '../ui/list/use-list-state.ts';
import { part } from '../ui/part.tsx';
import { SERIALS, writeOff } from './serials/serial-tasks.ts';

const RegisterSerials = part(() => import('./serials/register-dialog.shared.tsx'), 'RegisterSerials');
const icon = { size: 16, stroke: 1.6 };

const columns = rowColumns(serialGridRow, [
  ['serie', { width: 170, pinned: 'left' }],
  'estado',
  ['part_number', { width: 160 }],
  ['nombre', { minWidth: 180, flex: 1 }],
  ['bodega', { width: 100 }],
  ['ubicacion', { width: 170, valueFormatter: ({ value }) => placeName(value as string | null) }],
  ['pedido', { width: 110 }],
  ['cliente', { minWidth: 150, flex: 1 }],
  ['documento', { width: 140 }],
  ['ubicada', { width: 150 }],
  ['registrada', { initialHide: true }],
  ['usuario', { initialHide: true }],
  ['marca', { initialHide: true }],
  ['codigo', { initialHide: true }],
]);
const card = { first: ['serie', 'estado', 'ubicada'], second: ['part_number', 'ubicacion', 'bodega'] } as const;

/** *Series*: every unit that is known by its number, where it stands and which order took it. */
export function Component() {
  const may = useMay();
  const navigate = useNavigate();
  const [{ asOf }] = useListState();
  const [registering, setRegistering] = useState(false);
  const now = asOf === '';
  const look = ({ serie, codigo }: SerialGridRow) =>
    void navigate(`/sistema/stock?buscar=${encodeURIComponent(`S|${codigo}|${serie}`)}`);
  return (
    <ListPage
      name={SERIALS}
      title="Series"
      context="Unidades que se conocen por su número de serie: dónde están, y con qué pedido salieron."
      unit={['serie', 'series']}
      query={serialGrid}
      columns={columns}
      rowId={(row) => row._id}
      card={card}
      asOf
      onOpen={look}
      actions={(row) => [
        { label: 'Consultar', icon: <IconSearch {...icon} />, run: () => look(row) },
        ...(now && row.estado === 'En bodega' && may(writeOffSerial)
          ? [{ label: 'Dar de baja', icon: <IconTrash {...icon} />, run: () => void writeOff(row) }]
          : []),
      ]}
      {...(may(serialExport) && { exportCall: serialExport })}
      action={
        now && (
          <>
            {may(pendingSerialGrid) && (
              <Button variant="default" onClick={() => void navigate('/sistema/stock/series-pendientes')}>
                Series pendientes
              </Button>
            )}
            {may(storeSerials) && (
              <Button leftSection={<IconBarcode size={16} />} onClick={() => setRegistering(true)}>
                Registrar series
              </Button>
            )}
          </>
        )
      }
      empty={{
        title: 'Todavía no hay series registradas',
        hint: 'Con «Registrar series» dices qué unidades hay en cada ubicación; después van con ellas donde se muevan.',
      }}
    >
      {registering && <RegisterSerials onClose={() => setRegistering(false)} />}
    </ListPage>
  );
}
