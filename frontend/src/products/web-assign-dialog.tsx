import { Button, Group, Modal, SegmentedControl, Stack } from '@mantine/core';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { assignFeatured, featuredLists, webCategories } from '../calls/content.ts';
import { assignWebCategory } from '../calls/products.ts';
import { useMasterOptions } from '../masters/use-master-options.ts';
import { notice } from '../ui/dialogs/prompts.ts';
import { SHEET } from '../ui/dialogs/sheet-width.ts';
import { tell } from '../ui/dialogs/tell.ts';
import { useReturnFocus } from '../ui/use-return-focus.ts';
import { Select } from '../ui/forms/select.tsx';

export interface Assigning {
  readonly what: 'categoria' | 'lista';
  readonly rows: readonly { readonly _id: string; readonly part_number: string }[];
}
type Acc = 'agregar' | 'quitar';
const FAILED = 'No se pudo asignar';

/** Puts the ticked products into a section or a list of the site, or takes them out. */
export function WebAssignDialog({ assigning: { what, rows }, onClose }: { assigning: Assigning; onClose: () => void }) {
  useReturnFocus();
  const categories = useMasterOptions(webCategories, 'slug', 'nombre');
  const lists = useMasterOptions(featuredLists, '_id', 'nombre');
  const [target, setTarget] = useState<string | null>(null);
  const [acc, setAcc] = useState<Acc>('agregar');
  const [busy, setBusy] = useState(false);
  const ids = rows.map(({ _id }) => _id);
  const run = async () => {
    setBusy(true);
    const options = { commandId: crypto.randomUUID() };
    const done = await tell(FAILED, async () => {
      if (what === 'lista') return call(assignFeatured, { ids, acc, lista: target! }, options);
      const reply = await call(assignWebCategory, { ids, acc, categoria: target! }, options);
      if (reply.ok && reply.rechazados.length > 0) {
        const named = new Map(rows.map(({ _id, part_number }) => [_id, part_number]));
        const why = reply.rechazados.map(({ id, mensaje }) => `${named.get(id) ?? id}: ${mensaje}`);
        await notice({ titulo: 'Algunos productos no cambiaron', texto: why.join(' ') });
      }
      return reply;
    });
    setBusy(false);
    if (done) onClose();
  };
  const title = `${what === 'categoria' ? 'Categoría' : 'Lista de destacados'} de ${rows.length === 1 ? '1 producto' : `${rows.length} productos`}`;
  return (
    <Modal opened onClose={onClose} title={title} size={SHEET.record}>
      <Stack gap="md">
        <SegmentedControl
          aria-label="Qué se hace"
          data={[
            { value: 'agregar', label: 'Agregar' },
            { value: 'quitar', label: 'Quitar' },
          ]}
          value={acc}
          onChange={(value) => setAcc(value as Acc)}
        />
        <Select
          allowDeselect={false}
          label={what === 'categoria' ? 'Categoría' : 'Lista'}
          data={[...(what === 'categoria' ? categories : lists)]}
          value={target}
          onChange={setTarget}
          searchable
          nothingFoundMessage="No hay ninguna con ese nombre"
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            Cancelar
          </Button>
          <Button loading={busy} disabled={target === null} onClick={() => void run()}>
            {acc === 'agregar' ? 'Agregar' : 'Quitar'}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
