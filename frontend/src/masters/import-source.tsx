import { IMPORT_FILE, IMPORT_ROWS } from '@power/domain/kernel/import-limits';
import type { Master } from '@power/domain/kernel/master-row';
import { Button, FileInput, Group, Text, Textarea } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { saveFile } from '../api/save-file.ts';
import { base64Of, sampleOf } from './import-file.ts';

interface Props {
  readonly master: Master;
  readonly busy: boolean;
  readonly onRead: (base64: string) => void;
  readonly onFault: (fault: string) => void;
}

/** Where the rows come from: a file, or cells copied from a spreadsheet. */
export function ImportSource({ master, busy, onRead, onFault }: Props) {
  const [file, setFile] = useState<File | null>(null);
  const [pasted, setPasted] = useState('');
  const read = async () => {
    const source = file ?? new Blob([pasted]);
    if (source.size > IMPORT_FILE) return onFault('El archivo pesa más de 650 KB. Divídelo en partes.');
    onRead(base64Of(new Uint8Array(await source.arrayBuffer())));
  };
  return (
    <>
      <Text size="sm">
        {`La primera fila lleva los títulos. A lo más ${IMPORT_ROWS.toLocaleString('es-CL')} filas y 650 KB.`}
      </Text>
      <FileInput
        label="Archivo"
        placeholder="Elige un .xlsx o .csv"
        accept=".xlsx,.csv,.txt"
        clearable
        clearButtonProps={{ 'aria-label': 'Quitar el archivo' }}
        value={file}
        onChange={setFile}
      />
      <Textarea
        label="O pega las filas"
        description="Copiadas de la planilla, con sus títulos"
        autosize
        minRows={3}
        maxRows={8}
        disabled={file !== null}
        value={pasted}
        onChange={(event) => setPasted(event.currentTarget.value)}
      />
      <Group justify="space-between" gap="sm">
        <Button
          variant="default"
          leftSection={<IconDownload size={16} />}
          onClick={() => saveFile(sampleOf(master), `${master.words.titulo} - ejemplo.csv`)}
        >
          Archivo de ejemplo
        </Button>
        <Button loading={busy} disabled={file === null && pasted.trim() === ''} onClick={() => void read()}>
          Leer
        </Button>
      </Group>
    </>
  );
}
