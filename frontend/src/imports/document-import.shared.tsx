import type { ImportKind } from '@power/domain/kernel/import-kind';
import type { SheetRead } from '@power/domain/kernel/master-files';
import type { WrongRow } from '@power/domain/kernel/master-import';
import { type ReactNode, useState } from 'react';
import { ImportFrame } from '../masters/import-frame.tsx';
import { WrongRows } from '../masters/import-outcome.tsx';
import { UploadColumns } from './upload-columns.tsx';
import { UploadSource } from './upload-source.tsx';
import { useUploaded } from './use-uploaded.ts';

/** What rows of a spreadsheet would make of a document; wrong ones come as they were. */
interface Rehearsed {
  readonly rechazados: WrongRow[];
  readonly filas: SheetRead['filas'];
}
type Request = ReturnType<typeof useUploaded>['request'];

interface Props<R extends Rehearsed> {
  readonly kind: ImportKind;
  /** The verb on the button, of what was read. */
  readonly go: (rehearsed: R | undefined) => string;
  /** Asks what the rows make, without writing anything. */
  readonly rehearse: (request: Request) => Promise<unknown>;
  readonly shown: (rehearsed: R) => ReactNode;
  /** All rows were right, and the document takes them. */
  readonly onTake: (rehearsed: R) => void;
  readonly onClose: () => void;
}

/** Brings all rows of a spreadsheet into one document that is being written: all of them, or none. */
export function DocumentImport<R extends Rehearsed>({ kind, go, rehearse, shown, onTake, onClose }: Props<R>) {
  const [step, setStep] = useState<'archivo' | 'columnas' | 'ensayo'>('archivo');
  const [rehearsed, setRehearsed] = useState<R>();
  const uploaded = useUploaded(kind, () => setStep('columnas'));
  const { sheet, fields, request, busy, fault, setFault, run } = uploaded;
  return (
    <ImportFrame
      kind={kind}
      step={step}
      fields={fields}
      writes={rehearsed?.rechazados.length === 0}
      busy={busy}
      fault={fault}
      go={go(rehearsed)}
      title={`Importar ${kind.words.uno}`}
      onBack={() => {
        setFault(undefined);
        setStep(step === 'ensayo' ? 'columnas' : 'archivo');
      }}
      onRehearse={() =>
        void run<R>(
          () => rehearse(request),
          (reply) => {
            setRehearsed(reply);
            setStep('ensayo');
          },
        )
      }
      onImport={() => {
        onTake(rehearsed!);
        onClose();
      }}
      onClose={onClose}
    >
      {step === 'archivo' && (
        <UploadSource kind={kind} busy={busy} onFile={(file) => void uploaded.upload(file)} onFault={setFault} />
      )}
      {step === 'columnas' && <UploadColumns kind={kind} uploaded={uploaded} />}
      {step === 'ensayo' && sheet && rehearsed && (
        <>
          {shown(rehearsed)}
          <WrongRows
            master={kind}
            sheet={{ columnas: sheet.columnas, filas: rehearsed.filas }}
            rechazados={rehearsed.rechazados}
          />
        </>
      )}
    </ImportFrame>
  );
}
