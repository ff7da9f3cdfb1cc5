import type { ImportKind } from '@power/domain/kernel/import-kind';
import type { SheetRead } from '@power/domain/kernel/master-files';
import type { ImportOutcome } from '@power/domain/kernel/master-import';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { readImport, rehearseImport, startImport, uploadImport } from '../calls/imports.ts';
import { ImportColumns } from '../masters/import-columns.tsx';
import { ImportFrame } from '../masters/import-frame.tsx';
import { ImportOutcomeView } from '../masters/import-outcome.tsx';
import { useImportRun } from '../masters/use-import-run.ts';
import { formatCount } from '../ui/format/numbers.ts';
import { ImportProgress } from './import-progress.tsx';
import { UploadSource } from './upload-source.tsx';

interface Uploaded extends SheetRead {
  readonly id: string;
  readonly total: number;
}
type Step =
  | { readonly step: 'archivo' | 'columnas' | 'corre' }
  | { readonly step: 'ensayo' | 'listo'; readonly outcome: ImportOutcome; readonly filas: SheetRead['filas'] };

interface Props {
  readonly kind: ImportKind;
  readonly onClose: () => void;
  /** After rows were imported. */
  readonly onDone: () => void;
}

/** Brings a spreadsheet in: the file, which column is which field, a rehearsal, and the import with its progress. */
export function ImportWizard({ kind, onClose, onDone }: Props) {
  const [sheet, setSheet] = useState<Uploaded>();
  const [fields, setFields] = useState<readonly (string | null)[]>([]);
  const [at, setAt] = useState<Step>({ step: 'archivo' });
  const { busy, fault, setFault, run } = useImportRun();
  const read = (id: string, hoja?: string) =>
    run<SheetRead & { total: number }>(
      () => call(readImport, { id, ...(hoja !== undefined && { hoja }) }),
      (reply) => {
        setSheet({ ...reply, id });
        setFields(reply.columnas.map(({ campo }) => campo));
        setAt({ step: 'columnas' });
      },
    );
  const upload = (file: File) =>
    run<{ _id: string }>(
      () =>
        call(uploadImport, { tipo: kind.tipo, nombre: file.name } as never, { commandId: crypto.randomUUID(), file }),
      ({ _id: id }) => read(id),
    );
  const request = {
    id: sheet?.id ?? '',
    columnas: [...fields],
    ...(sheet?.hoja !== undefined && { hoja: sheet.hoja }),
  };
  const rehearse = () =>
    run<ImportOutcome & Pick<SheetRead, 'filas'>>(
      () => call(rehearseImport, request),
      ({ filas, ...outcome }) => setAt({ step: 'ensayo', outcome, filas }),
    );
  const start = () =>
    run(
      // One import of one file, however often the button is pressed.
      () => call(startImport, request, { commandId: `${request.id}-inicio` }),
      () => setAt({ step: 'corre' }),
    );
  return (
    <ImportFrame
      kind={kind}
      step={at.step}
      fields={fields}
      writes={at.step === 'ensayo' && at.outcome.nuevos + at.outcome.modificados > 0}
      busy={busy}
      fault={fault}
      onBack={() => setAt({ step: at.step === 'ensayo' ? 'columnas' : 'archivo' })}
      onRehearse={() => void rehearse()}
      onImport={() => void start()}
      onClose={onClose}
    >
      {at.step === 'archivo' && (
        <UploadSource kind={kind} busy={busy} onFile={(file) => void upload(file)} onFault={setFault} />
      )}
      {at.step === 'columnas' && sheet && (
        <>
          <Text size="sm">{`La planilla tiene ${formatCount(sheet.total)} filas; estas son las primeras.`}</Text>
          <ImportColumns
            master={kind}
            sheet={sheet}
            fields={fields}
            onFields={setFields}
            onSheet={(hoja) => void read(sheet.id, hoja)}
          />
        </>
      )}
      {(at.step === 'ensayo' || at.step === 'listo') && sheet && (
        <ImportOutcomeView
          master={kind}
          sheet={{ columnas: sheet.columnas, filas: at.filas }}
          outcome={{ ...at.outcome, done: at.step === 'listo' }}
        />
      )}
      {at.step === 'corre' && sheet && (
        <ImportProgress
          id={sheet.id}
          onAgain={() => setAt({ step: 'archivo' })}
          onEnd={({ filas, ...outcome }) => {
            setAt({ step: 'listo', outcome, filas });
            onDone();
          }}
        />
      )}
    </ImportFrame>
  );
}
