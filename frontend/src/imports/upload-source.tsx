import { UPLOAD_FILE, UPLOAD_ROWS } from '@power/domain/kernel/import-limits';
import type { ImportKind } from '@power/domain/kernel/import-kind';
import { Button, FileInput, Group, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { saveFile } from '../api/save-file.ts';
import { sampleOf } from '../masters/import-file.ts';
import { formatCount } from '../ui/format/numbers.ts';

const MB = 1024 * 1024;

interface Props {
  readonly kind: ImportKind;
  readonly busy: boolean;
  readonly onFile: (file: File) => void;
  readonly onFault: (fault: string) => void;
}

/** The spreadsheet, and a sample that shows how it is written. */
export function UploadSource({ kind, busy, onFile, onFault }: Props) {
  const [file, setFile] = useState<File | null>(null);
  const send = () => {
    if (!file) return;
    if (file.size > UPLOAD_FILE) return onFault(`${file.name} pesa más de ${UPLOAD_FILE / MB} MB. Divídelo en partes.`);
    onFile(file);
  };
  return (
    <>
      <Text size="sm">
        {`La primera fila lleva los títulos. A lo más ${formatCount(UPLOAD_ROWS)} filas y ${UPLOAD_FILE / MB} MB. Una celda vacía no cambia nada.`}
      </Text>
      <FileInput
        label="Planilla"
        placeholder="Elige un .xlsx o .csv"
        accept=".xlsx,.csv,.txt"
        clearable
        clearButtonProps={{ 'aria-label': 'Quitar el archivo' }}
        value={file}
        onChange={setFile}
        data-autofocus
      />
      <Group justify="space-between" gap="sm">
        <Button
          variant="default"
          leftSection={<IconDownload size={16} />}
          onClick={() => saveFile(sampleOf(kind), `${kind.words.titulo} - ejemplo.csv`)}
        >
          Archivo de ejemplo
        </Button>
        <Button loading={busy} disabled={file === null} onClick={send}>
          Subir
        </Button>
      </Group>
    </>
  );
}
