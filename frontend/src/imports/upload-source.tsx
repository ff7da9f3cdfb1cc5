import { UPLOAD_FILE, UPLOAD_ROWS } from '@power/domain/kernel/import-limits';
import type { ImportKind } from '@power/domain/kernel/import-kind';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { SheetFile } from '../masters/sheet-file.tsx';
import { formatCount } from '../ui/format/numbers.ts';

const MB = 1024 * 1024;

interface Props {
  readonly kind: ImportKind;
  readonly busy: boolean;
  readonly onFile: (file: File) => void;
  readonly onFault: (fault: string) => void;
}

/** The spreadsheet that is uploaded. */
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
      <SheetFile kind={kind} file={file} onFile={setFile} go="Subir" onGo={send} busy={busy} disabled={file === null} />
    </>
  );
}
