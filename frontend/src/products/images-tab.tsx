import { MAX_IMAGEN, MAX_IMAGENES, TIPOS_IMAGEN } from '@power/domain/kernel/images';
import { ActionIcon, Button, FileButton, UnstyledButton } from '@mantine/core';
import { IconPhotoPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useMay } from '../access/use-may.ts';
import { call } from '../api/client.ts';
import { addProductImage, removeProductImage } from '../calls/products.ts';
import { notice } from '../ui/dialogs/prompts.ts';
import { tell } from '../ui/dialogs/tell.ts';
import { confirmRemoval } from '../ui/forms/confirm-removal.ts';
import { formatDayTime } from '../ui/format/times.ts';
import styles from './images-tab.module.css';
import { LargeImage } from './large-image.tsx';
import { refreshProducts } from './product-commands.shared.ts';
import type { Sheet } from './product-facts.tsx';
import { ProductPicture } from './product-picture.tsx';

const MB = 1024 * 1024;
const ADDED = 'La imagen no se agregó';

/** Pictures of a product; the first one stands for it. */
export function ImagesTab({ sheet: { producto: p, editable } }: { sheet: Sheet }) {
  const writes = useMay()(addProductImage) && editable;
  const [busy, setBusy] = useState(false);
  const [open, setOpen] = useState<string>();
  const shown = p.imagenes.find(({ _id }) => _id === open);
  const add = async (files: readonly File[]) => {
    setBusy(true);
    for (const file of files) {
      const options = { commandId: crypto.randomUUID(), file };
      // oxlint-disable-next-line no-await-in-loop -- one after the other: each is told how it ended
      await (file.size > MAX_IMAGEN
        ? notice({
            titulo: ADDED,
            texto: `${file.name} pesa más de ${MAX_IMAGEN / MB} MB. Redúcela y súbela de nuevo.`,
          })
        : tell(ADDED, () => call(addProductImage, { id: p._id, nombre: file.name }, options)));
    }
    setBusy(false);
    refreshProducts();
  };
  const remove = async (imagen: string, nombre: string) => {
    if (!(await confirmRemoval(nombre))) return;
    const options = { commandId: crypto.randomUUID() };
    await tell('La imagen no se quitó', () => call(removeProductImage, { id: p._id, imagen }, options));
    refreshProducts();
  };
  return (
    <>
      {p.imagenes.length === 0 && <p>Todavía no tiene imágenes.</p>}
      <ul className={styles.images}>
        {p.imagenes.map((one) => (
          <li key={one._id}>
            <UnstyledButton data-open aria-label={`Ver ${one.nombre}`} onClick={() => setOpen(one._id)}>
              <ProductPicture
                id={p._id}
                imagen={one._id}
                tamano="miniatura"
                alt={`${p.part_number}: ${one.nombre}`}
                className={styles.small}
              />
            </UnstyledButton>
            <small>{`${one.nombre} · ${one.usuario.nombre}, ${formatDayTime(one.fecha)}`}</small>
            {writes && (
              <ActionIcon
                className={styles.remove}
                variant="default"
                aria-label={`Quitar ${one.nombre}`}
                onClick={() => void remove(one._id, one.nombre)}
              >
                <IconTrash size={16} />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
      {writes && p.imagenes.length < MAX_IMAGENES && (
        <FileButton multiple accept={TIPOS_IMAGEN.map((kind) => `.${kind}`).join(',')} onChange={(f) => void add(f)}>
          {(props) => (
            <Button {...props} variant="default" loading={busy} leftSection={<IconPhotoPlus size={16} />}>
              Agregar imágenes
            </Button>
          )}
        </FileButton>
      )}
      {shown && <LargeImage id={p._id} imagen={shown._id} nombre={shown.nombre} onClose={() => setOpen(undefined)} />}
    </>
  );
}
