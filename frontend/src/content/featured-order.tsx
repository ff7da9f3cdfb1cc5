import { featuredListMaster } from '@power/domain/content/views/featured-list-row';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { featuredLists } from '../calls/content.ts';
import type { Record_ } from '../masters/types.ts';
import { SHEET } from '../ui/dialogs/sheet-width.ts';
import { tell } from '../ui/dialogs/tell.ts';
import { refreshList } from '../ui/list/refresh-list.ts';
import { useReturnFocus } from '../ui/use-return-focus.ts';
import { OrderedItems } from './ordered-items.shared.tsx';

export type FeaturedRecord = Record_ & { readonly nombre: string; readonly productos: readonly string[] };

/** The products of a list in the order in which visitors see them. */
export function FeaturedOrder({ record, onClose }: { readonly record: FeaturedRecord; readonly onClose: () => void }) {
  useReturnFocus();
  const [productos, setProductos] = useState(record.productos);
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const options = { commandId: crypto.randomUUID(), expectedVersion: record.version };
    const request = { id: record._id, lista: { productos } };
    const done = await tell('La lista no cambió', () => call(featuredLists.change, request, options));
    setBusy(false);
    refreshList(featuredListMaster.name);
    if (done) onClose();
  };
  return (
    <Modal opened onClose={onClose} title={`Productos de ${record.nombre}`} size={SHEET.record}>
      <Stack gap="md">
        {productos.length === 0 && <Text>Todavía no tiene productos: agrégalos desde Productos Web.</Text>}
        <OrderedItems
          items={productos.map((codigo) => ({ id: codigo, label: codigo }))}
          onOrder={setProductos}
          onRemove={(codigo) => setProductos(productos.filter((one) => one !== codigo))}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            Cancelar
          </Button>
          <Button loading={busy} onClick={() => void save()}>
            Guardar orden
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
