import { type CampoImagen, MAX_IMAGEN, TIPOS_IMAGEN } from '@power/domain/kernel/images';
import { type AnyMaster, recordTitle } from '@power/domain/kernel/master-row';
import { Button, FileButton, Group, Modal, Stack, Text } from '@mantine/core';
import { IconPhotoPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { SHEET } from '../ui/dialogs/sheet-width.ts';
import { call } from '../api/client.ts';
import { notice } from '../ui/dialogs/prompts.ts';
import { tell } from '../ui/dialogs/tell.ts';
import { confirmRemoval } from '../ui/forms/confirm-removal.ts';
import { refreshList } from '../ui/list/refresh-list.ts';
import { useReturnFocus } from '../ui/use-return-focus.ts';
import { MasterPicture, pictureOf } from './master-picture.tsx';
import type { MasterWire, Record_ } from './types.ts';

interface Props {
  readonly master: AnyMaster;
  readonly calls: MasterWire;
  readonly record: Record_;
  readonly onClose: () => void;
}
const MB = 1024 * 1024;

/** The pictures of one record: seen, replaced, taken away. */
export function PictureDialog({ master, calls, record, onClose }: Props) {
  useReturnFocus();
  const [busy, setBusy] = useState(false);
  const name = recordTitle(master, record);
  const run = async (failure: string, work: () => Promise<unknown>) => {
    setBusy(true);
    const done = await tell(failure, work as never);
    setBusy(false);
    refreshList(master.name);
    if (done) onClose();
  };
  const add = async (file: File | null, campo: CampoImagen, label: string) => {
    if (!file) return;
    const failure = `El ${label.toLowerCase()} no se guardó`;
    if (file.size > MAX_IMAGEN)
      await notice({
        titulo: failure,
        texto: `${file.name} pesa más de ${MAX_IMAGEN / MB} MB. Redúcelo y súbelo de nuevo.`,
      });
    else
      await run(failure, () =>
        call(
          calls.setPicture!,
          { id: record._id, nombre: file.name, campo },
          {
            commandId: crypto.randomUUID(),
            file,
          },
        ),
      );
  };
  const drop = async (campo: CampoImagen, label: string) => {
    if (!(await confirmRemoval(`${label} de ${name}`))) return;
    await run(`El ${label.toLowerCase()} no se quitó`, () =>
      call(calls.dropPicture!, { id: record._id, campo }, { commandId: crypto.randomUUID() }),
    );
  };
  const slots: readonly (readonly [CampoImagen, string])[] = [
    ['imagen', master.picture!],
    ...(master.phonePicture === undefined ? [] : [['imagen_movil', master.phonePicture] as const]),
  ];
  return (
    <Modal opened onClose={onClose} title={`${master.picture!} de ${name}`} size={SHEET.record}>
      <Stack gap="lg">
        {slots.map(([campo, label]) => (
          <Stack key={campo} gap="md">
            {slots.length > 1 && <Text fw={500}>{label}</Text>}
            {pictureOf(record, campo) ? (
              <MasterPicture
                call={calls.picture!}
                record={record}
                campo={campo}
                tamano="grande"
                alt={`${label} de ${name}`}
              />
            ) : (
              <Text size="sm">{`${name} todavía no tiene ${label.toLowerCase()}. Sube una imagen PNG, JPG o WEBP.`}</Text>
            )}
            <Group justify="flex-end" gap="sm">
              {pictureOf(record, campo) && (
                <Button
                  variant="default"
                  disabled={busy}
                  leftSection={<IconTrash size={16} />}
                  onClick={() => void drop(campo, label)}
                >
                  Quitar
                </Button>
              )}
              <FileButton
                accept={TIPOS_IMAGEN.map((kind) => `.${kind}`).join(',')}
                onChange={(file) => void add(file, campo, label)}
              >
                {(props) => (
                  <Button {...props} loading={busy} leftSection={<IconPhotoPlus size={16} />}>
                    {slots.length > 1 ? `Subir ${label.toLowerCase()}` : 'Subir imagen'}
                  </Button>
                )}
              </FileButton>
            </Group>
          </Stack>
        ))}
      </Stack>
    </Modal>
  );
}
