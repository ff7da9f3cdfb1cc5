import { type Adjunto, ARCHIVOS, MAX_ARCHIVO } from '@power/domain/kernel/attachments';
import { formatInstant } from '@power/domain/kernel/dates';
import { ActionIcon, FileButton, Text, UnstyledButton } from '@mantine/core';
import { IconFile, IconPaperclip, IconTrash } from '@tabler/icons-react';
import { type DragEvent, useState } from 'react';
import { useCurrentUser } from '../access/current-user.ts';
import { useMay } from '../access/use-may.ts';
import { call, download } from '../api/client.ts';
import { queryKey } from '../api/hooks.ts';
import { queryClient } from '../api/query-client.ts';
import { type Told, tell } from '../ui/dialogs/tell.ts';
import { notice } from '../ui/dialogs/prompts.ts';
import { formatDecimal } from '../ui/format/numbers.ts';
import { confirmRemoval } from '../ui/forms/confirm-removal.ts';
import type { DocumentScreen } from './types.ts';
import styles from './document-attachments.module.css';

const MB = 1024 * 1024;
/** `340 kB`, `2,3 MB`. */
const size = (bytes: number): string =>
  bytes < MB
    ? `${formatDecimal(Math.ceil(bytes / 1024))} kB`
    : `${formatDecimal(Math.round((bytes / MB) * 10) / 10)} MB`;

interface Props {
  readonly calls: DocumentScreen['calls'];
  readonly id: string;
  readonly files: readonly Adjunto[];
  readonly readOnly: boolean;
}

/** Files of a document: chosen or dropped here, read by whoever sees the document. */
export function DocumentAttachments({ calls, id, files, readOnly }: Props) {
  const user = useCurrentUser();
  const mayAttach = useMay()(calls.attach) && !readOnly;
  const [busy, setBusy] = useState(false);
  const [over, setOver] = useState(false);
  const refresh = () => queryClient.invalidateQueries({ queryKey: queryKey(calls.one) });
  const add = async (chosen: readonly File[]) => {
    setBusy(true);
    for (const file of chosen) {
      const commandId = crypto.randomUUID();
      // oxlint-disable-next-line no-await-in-loop -- one after the other: each is told how it ended
      if (file.size > MAX_ARCHIVO)
        await notice({
          titulo: 'El archivo no se adjuntó',
          texto: `${file.name} pesa ${size(file.size)}: lo más son ${size(MAX_ARCHIVO)}. Redúcelo o divídelo en varios.`,
        });
      else
        await tell(
          'El archivo no se adjuntó',
          () => call(calls.attach, { id, nombre: file.name }, { commandId, file }) as Promise<Told>,
        );
    }
    setBusy(false);
    await refresh();
  };
  const remove = async ({ _id, nombre }: Adjunto) => {
    if (!(await confirmRemoval(nombre))) return;
    await tell(
      'El archivo no se quitó',
      () => call(calls.detach, { id, adjunto: _id }, { commandId: crypto.randomUUID() }) as Promise<Told>,
    );
    await refresh();
  };
  const open = async ({ _id, nombre }: Adjunto) => {
    const refused = await download(calls.file, { id, adjunto: _id }, nombre);
    if (refused) await notice({ titulo: String(refused.titulo), texto: String(refused.mensaje) });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void add([...event.dataTransfer.files]);
  };
  return (
    <div className={styles.attachments}>
      <ul>
        {files.map((file) => (
          <li key={file._id}>
            <IconFile size={18} aria-hidden />
            <div>
              <UnstyledButton className={styles.name} onClick={() => void open(file)} title="Descargar">
                {file.nombre}
              </UnstyledButton>
              <small>
                {size(file.bytes)} · {file.usuario.nombre} · {formatInstant(file.fecha).slice(0, 16)}
                {file.revision === 'sin_revision' && ' · sin revisión antivirus'}
              </small>
            </div>
            {mayAttach && (file.usuario._id === user._id || user.perfiles.perfil === 'Administrador') && (
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`Quitar ${file.nombre}`}
                onClick={() => void remove(file)}
              >
                <IconTrash size={16} />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
      {files.length === 0 && <p className={styles.none}>Todavía no hay archivos.</p>}
      {mayAttach && (
        <FileButton
          multiple
          accept={ARCHIVOS.map((kind) => `.${kind}`).join(',')}
          onChange={(chosen) => void add(chosen)}
        >
          {(props) => (
            <UnstyledButton
              {...props}
              className={styles.drop}
              disabled={busy}
              data-over={over}
              onDragOver={(event: DragEvent) => {
                event.preventDefault();
                setOver(true);
              }}
              onDragLeave={() => setOver(false)}
              onDrop={drop}
            >
              <IconPaperclip size={18} aria-hidden />
              {busy ? 'Adjuntando…' : 'Elige archivos o suéltalos aquí'}
              <Text component="small">PDF, imágenes, Excel, Word o texto, hasta {size(MAX_ARCHIVO)}</Text>
            </UnstyledButton>
          )}
        </FileButton>
      )}
    </div>
  );
}
