import type { ImportKind } from '@power/domain/kernel/import-kind';
import type { SheetRead } from '@power/domain/kernel/master-files';
import type { ImportOutcome } from '@power/domain/kernel/master-import';
import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { messageOf } from '../api/call-error.ts';
import { call } from '../api/client.ts';
import { readImport, rehearseImport, startImport, uploadImport } from '../calls/imports.ts';
import { ImportColumns } from '../masters/import-columns.tsx';
import { ImportOutcomeView } from '../masters/import-outcome.tsx';
import { formatCount } from '../ui/format/numbers.ts';
import { useReturnFocus } from '../ui/use-return-focus.ts';
import { ImportProgress } from './import-progress.tsx';
import { UploadSource } from './upload-source.tsx';

interface Uploaded extends SheetRead {
  readonly id: string;
  readonly total: number;
}
type Step =
  | { readonly step: 'archivo' }
  | { readonly step: 'columnas' }
  | { readonly step: 'ensayo' | 'listo'; readonly outcome: ImportOutcome; readonly filas: SheetRead['filas'] }
  | { readonly step: 'corre' };
type Reply<T> = ({ readonly ok: true } & T) | { readonly ok: false; readonly mensaje: string };

/** Brings a spreadsheet in: the file, which column is which field, a rehearsal, and the import with its progress. */
export function ImportWizard({
  kind,
  onClose,
  onDone,
}: {
  readonly kind: ImportKind;
  readonly onClose: () => void;
  /** After rows were imported. */
  readonly onDone: () => void;
}) {
  useReturnFocus();
  const [sheet, setSheet] = useState<Uploaded>();
  const [fields, setFields] = useState<readonly (string | null)[]>([]);
  const [at, setAt] = useState<Step>({ step: 'archivo' });
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const run = async <T,>(work: () => Promise<unknown>, then: (reply: T) => void | Promise<void>) => {
    setBusy(true);
    setFault(undefined);
    try {
      const reply = (await work()) as Reply<T>;
      if (reply.ok) await then(reply);
      else setFault(reply.mensaje);
    } catch (error) {
      setFault(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  const upload = (file: File) =>
    run<{ _id: string }>(
      () =>
        call(uploadImport, { tipo: kind.tipo, nombre: file.name } as never, { commandId: crypto.randomUUID(), file }),
      ({ _id: id }) =>
        run<SheetRead & { total: number }>(
          () => call(readImport, { id }),
          (read) => {
            setSheet({ ...read, id });
            setFields(read.columnas.map(({ campo }) => campo));
            setAt({ step: 'columnas' });
          },
        ),
    );
  const request = { id: sheet?.id ?? '', columnas: [...fields] };
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
  const missing = Object.entries(kind.fields).filter(
    ([name, { asked }]) => asked.required !== false && asked.initial === undefined && !fields.includes(name),
  );
  const writes = at.step === 'ensayo' && at.outcome.nuevos + at.outcome.modificados > 0;
  return (
    <Modal
      opened
      onClose={() => !busy && onClose()}
      title={`Importar ${kind.words.muchos}`}
      size="xl"
      closeOnClickOutside={false}
    >
      <Stack gap="md" aria-busy={busy}>
        {fault !== undefined && (
          <Alert color="red" variant="light" role="alert">
            {fault}
          </Alert>
        )}
        {at.step === 'archivo' && (
          <UploadSource kind={kind} busy={busy} onFile={(file) => void upload(file)} onFault={setFault} />
        )}
        {at.step === 'columnas' && sheet && (
          <>
            <Text size="sm">{`La planilla tiene ${formatCount(sheet.total)} filas; estas son las primeras.`}</Text>
            <ImportColumns master={kind} sheet={sheet} fields={fields} onFields={setFields} />
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
            onEnd={({ filas, ...outcome }) => {
              setAt({ step: 'listo', outcome, filas });
              onDone();
            }}
          />
        )}
        {at.step !== 'archivo' && (
          <Group justify="flex-end" gap="sm">
            {(at.step === 'columnas' || at.step === 'ensayo') && (
              <Button
                variant="default"
                disabled={busy}
                onClick={() => setAt({ step: at.step === 'ensayo' ? 'columnas' : 'archivo' })}
              >
                Volver
              </Button>
            )}
            {at.step === 'columnas' && (
              <Button loading={busy} disabled={missing.length > 0} onClick={() => void rehearse()} data-autofocus>
                Ensayar
              </Button>
            )}
            {at.step === 'ensayo' && (
              <Button loading={busy} disabled={!writes} onClick={() => void start()} data-autofocus>
                Importar
              </Button>
            )}
            {(at.step === 'corre' || at.step === 'listo') && <Button onClick={onClose}>Cerrar</Button>}
          </Group>
        )}
      </Stack>
    </Modal>
  );
}
