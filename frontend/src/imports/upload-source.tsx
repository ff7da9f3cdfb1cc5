import { UPLOAD_FILE, UPLOAD_ROWS } from '@power/domain/kernel/import-limits';
import type { ImportKind } from '@power/domain/kernel/import-kind';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { SheetFile } from '../masters/sheet-file.tsx';
import { formatCount } from '../ui/format/numbers.ts';

const MB = 1024 * 1024;
const EACH = ['La primera fila lleva los títulos.', ' Una celda vacía no cambia nada.'] as const;
/** Headings are looked for, and what is no product is left out. */
const BELOW =
  'Súbela como la mandó el proveedor: los títulos pueden venir más abajo, y los totales y el flete quedan fuera.';

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
        {`${kind.above ? BELOW : EACH[0]} A lo más ${formatCount(UPLOAD_ROWS)} filas y ${UPLOAD_FILE / MB} MB.${kind.command === undefined ? '' : EACH[1]}`}
      </Text>
      <SheetFile kind={kind} file={file} onFile={setFile} go="Subir" onGo={send} busy={busy} disabled={file === null} />
    </>
  );
}
