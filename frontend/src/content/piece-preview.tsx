import type { Piece } from '@power/domain/content/seen.shared';
import { Modal, Text } from '@mantine/core';
import { MasterPicture, pictureOf } from '../masters/master-picture.tsx';
import type { MasterWire, Record_ } from '../masters/types.ts';
import { SHEET } from '../ui/dialogs/sheet-width.ts';
import { today } from '../ui/format/times.ts';
import { useReturnFocus } from '../ui/use-return-focus.ts';
import { type Device, PreviewFrame } from './preview-frame.shared.tsx';
import { seenWords } from './seen-words.ts';
import styles from './preview-frame.module.css';

export type PieceRecord = Record_ &
  Piece & { readonly titulo: string; readonly texto: string; readonly enlace: string; readonly boton?: string };

interface Props {
  readonly record: PieceRecord;
  readonly calls: MasterWire;
  readonly onClose: () => void;
}

/** A banner or slide as a visitor sees it, and whether one does today. Texts are shown as they are written, never as HTML. */
export function PiecePreview({ record, calls, onClose }: Props) {
  useReturnFocus();
  return (
    <Modal opened onClose={onClose} title={`Vista previa de ${record.titulo}`} size={SHEET.document}>
      <Text mb="sm">{seenWords(record, today())}</Text>
      <PreviewFrame>{(device) => <Shown record={record} calls={calls} device={device} />}</PreviewFrame>
    </Modal>
  );
}

function Shown({ record, calls, device }: Omit<Props, 'onClose'> & { readonly device: Device }) {
  const campo = device === 'teléfono' && pictureOf(record, 'imagen_movil') ? 'imagen_movil' : 'imagen';
  return (
    <article className={styles.piece}>
      {pictureOf(record, campo) ? (
        <MasterPicture call={calls.picture!} record={record} campo={campo} tamano="grande" alt={record.titulo} />
      ) : (
        <Text p="md" c="dimmed">
          Todavía no tiene diseño: súbelo en Diseño.
        </Text>
      )}
      <div className={styles.words}>
        <Text fw={600} size="lg">
          {record.titulo}
        </Text>
        {record.texto !== '' && <Text>{record.texto}</Text>}
        {record.boton && <span className={styles.button}>{record.boton}</span>}
        {record.enlace !== '' && <Text size="sm" c="dimmed">{`Lleva a ${record.enlace}`}</Text>}
      </div>
    </article>
  );
}
