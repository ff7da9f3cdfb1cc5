import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { useMay } from '../access/use-may.ts';
import { call } from '../api/client.ts';
import { restoreWebPage, webPageVersions } from '../calls/products.ts';
import { VersionsDrawer } from '../masters/versions-drawer.shared.tsx';
import { tell } from '../ui/dialogs/tell.ts';
import { refreshList } from '../ui/list/refresh-list.ts';

interface Props {
  readonly page: { readonly _id: string; readonly part_number: string };
}
const DRAFT =
  'La descripción, las categorías y las imágenes quedan como entonces y la página deja de estar publicada: publícala cuando la hayas revisado. Lo de ahora sigue en el historial.';

/** *Historial* of a product's page, with a way back to each of its versions. */
export function WebPageHistory({ page: { _id: id, part_number } }: Props) {
  const may = useMay();
  const [open, setOpen] = useState(false);
  const back = async (version: number) => {
    await tell('La página no volvió a esa versión', () =>
      call(restoreWebPage, { id, version }, { commandId: crypto.randomUUID() }),
    );
    refreshList('web-productos');
  };
  return (
    <>
      <Button variant="default" size="xs" leftSection={<IconHistory size={16} />} onClick={() => setOpen(true)}>
        Historial
      </Button>
      {open && (
        <VersionsDrawer
          nombre={part_number}
          id={id}
          versions={webPageVersions}
          asked={{ accion: 'historial' }}
          warning={DRAFT}
          restore={may(restoreWebPage) ? back : undefined}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
