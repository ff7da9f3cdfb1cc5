import { isBlank } from '@power/domain/kernel/text';
import { IMPORT_FILE, IMPORT_ROWS } from '@power/domain/kernel/import-limits';
import type { AnyMaster } from '@power/domain/kernel/master-row';
import { Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { formatCount } from '../ui/format/numbers.ts';
import { base64Of } from './import-file.ts';
import { SheetFile } from './sheet-file.tsx';

interface Props {
  readonly master: AnyMaster;
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
      <Text size="sm">{`La primera fila lleva los títulos. A lo más ${formatCount(IMPORT_ROWS)} filas y 650 KB.`}</Text>
      <SheetFile
        kind={master}
        file={file}
        onFile={setFile}
        go="Leer"
        onGo={() => void read()}
        busy={busy}
        disabled={file === null && isBlank(pasted)}
      >
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
      </SheetFile>
    </>
  );
}
