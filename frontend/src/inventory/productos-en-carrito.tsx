import { placeName } from '@power/domain/inventory/places.shared';
import { type TrolleyRow, trolleyRow } from '@power/domain/inventory/views/trolley-row';
import { Button } from '@mantine/core';
import { IconArrowBackUp, IconMapPin, IconScan } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useMay } from '../access/use-may.ts';
import { placeFromTrolley, returnFromTrolley, trolleyExport, trolleyGrid } from '../calls/inventory.ts';
import { ListPage } from '../ui/list/list-page.tsx';
import { rowColumns } from '../ui/list/row-columns.tsx';
import { useListState } from '../ui/list/use-list-state.ts';
import { part } from '../ui/part.tsx';
import { putBack, TROLLEYS } from './trolley/trolley-tasks.ts';

const PlaceDialog = part(() => import('./trolley/place-dialog.tsx'), 'PlaceDialog');
const icon = { size: 16, stroke: 1.6 };

const columns = rowColumns(trolleyRow, [
  ['part_number', { width: 160, pinned: 'left' }],
  ['nombre', { minWidth: 200, flex: 1 }],
  ['cantidad', { width: 100 }],
  ['en_carro_de', { minWidth: 150, flex: 1 }],
  'tomado_at',
  ['tomado_de', { width: 170, valueFormatter: ({ value }) => placeName(value as string | null) }],
  ['bodega', { width: 100 }],
  ['marca', { initialHide: true }],
  ['codigo', { initialHide: true }],
  ['updatedAt', { initialHide: true }],
]);
const card = {
  first: ['part_number', 'en_carro_de', 'cantidad'],
  second: ['tomado_at', 'tomado_de', 'bodega'],
} as const;

/** *Productos en Carrito*: goods in hand, of whom and since when; each goes to a place, or back to where it stood. */
export function Component() {
  const may = useMay();
  const [{ asOf }] = useListState();
  const [placing, setPlacing] = useState<TrolleyRow>();
  const now = asOf === '';
  return (
    <ListPage
      name={TROLLEYS}
      title="Productos en Carrito"
      context="Unidades que alguien tomó de una ubicación y todavía no ubica. Siguen siendo stock de su bodega."
      unit={['producto en carro', 'productos en carro']}
      query={trolleyGrid}
      columns={columns}
      rowId={(row) => row._id}
      card={card}
      asOf
      {...(now && may(placeFromTrolley) && { onOpen: (row: TrolleyRow) => setPlacing(row) })}
      {...(now && {
        actions: (row: TrolleyRow) => [
          ...(may(placeFromTrolley)
            ? [{ label: 'Ubicar', icon: <IconMapPin {...icon} />, run: () => setPlacing(row) }]
            : []),
          ...(may(returnFromTrolley)
            ? [{ label: 'Devolver', icon: <IconArrowBackUp {...icon} />, run: () => void putBack(row) }]
            : []),
        ],
      })}
      {...(may(trolleyExport) && { exportCall: trolleyExport })}
      action={
        now && (
          <Button component={Link} to="/sistema/stock" leftSection={<IconScan size={16} />}>
            Tomar productos
          </Button>
        )
      }
      empty={{
        title: 'No hay productos en carro',
        hint: 'Busca un producto o una ubicación en «Consulta de Stock» y usa «Tomar».',
      }}
    >
      {placing && <PlaceDialog key={placing._id} row={placing} onClose={() => setPlacing(undefined)} />}
    </ListPage>
  );
}
