import type { ImportKind } from '@power/domain/kernel/import-kind';
import type { SheetRead } from '@power/domain/kernel/master-files';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { readImport, uploadImport } from '../calls/imports.ts';
import { useImportRun } from '../masters/use-import-run.ts';

/** A spreadsheet that was uploaded, as far as it was read. */
export interface Uploaded extends SheetRead {
  readonly id: string;
  readonly total: number;
}

/** Uploads a spreadsheet and reads its headings; `onRead` when they are there, of another of its sheets too. */
export function useUploaded(kind: ImportKind, onRead: () => void) {
  const [sheet, setSheet] = useState<Uploaded>();
  const [fields, setFields] = useState<readonly (string | null)[]>([]);
  const running = useImportRun();
  const { run } = running;
  const read = (id: string, hoja?: string) =>
    run<SheetRead & { total: number }>(
      () => call(readImport, { id, ...(hoja !== undefined && { hoja }) }),
      (reply) => {
        setSheet({ ...reply, id });
        setFields(reply.columnas.map(({ campo }) => campo));
        onRead();
      },
    );
  const upload = (file: File) =>
    run<{ _id: string }>(
      () => call(uploadImport, { tipo: kind.tipo, nombre: file.name }, { commandId: crypto.randomUUID(), file }),
      ({ _id: id }) => read(id),
    );
  return {
    ...running,
    sheet,
    fields,
    setFields,
    upload,
    onSheet: (hoja: string) => void read(sheet!.id, hoja),
    /** What names the sheet and its columns in the calls that follow. */
    request: {
      id: sheet?.id ?? '',
      columnas: [...fields],
      ...(sheet?.hoja !== undefined && { hoja: sheet.hoja }),
    },
  };
}
