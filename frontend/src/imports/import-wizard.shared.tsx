import type { ImportKind } from '@power/domain/kernel/import-kind';
import type { SheetRead } from '@power/domain/kernel/master-files';
import type { ImportOutcome } from '@power/domain/kernel/master-import';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { rehearseImport, startImport } from '../calls/imports.ts';
import { ImportFrame } from '../masters/import-frame.tsx';
import { ImportOutcomeView } from '../masters/import-outcome.tsx';
import { ImportProgress } from './import-progress.tsx';
import { UploadColumns } from './upload-columns.tsx';
import { UploadSource } from './upload-source.tsx';
import { useUploaded } from './use-uploaded.ts';

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
  const [at, setAt] = useState<Step>({ step: 'archivo' });
  const uploaded = useUploaded(kind, () => setAt({ step: 'columnas' }));
  const { sheet, fields, request, busy, fault, setFault, run } = uploaded;
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
        <UploadSource kind={kind} busy={busy} onFile={(file) => void uploaded.upload(file)} onFault={setFault} />
      )}
      {at.step === 'columnas' && <UploadColumns kind={kind} uploaded={uploaded} />}
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
