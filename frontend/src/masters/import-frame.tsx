import type { ImportKind } from '@power/domain/kernel/import-kind';
import { Alert, Button, Group, Modal, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { SHEET } from '../ui/dialogs/sheet-width.ts';
import { useReturnFocus } from '../ui/use-return-focus.ts';

interface Props {
  readonly kind: Pick<ImportKind, 'words' | 'fields'>;
  readonly step: 'archivo' | 'columnas' | 'ensayo' | 'corre' | 'listo';
  /** The field of each column. */
  readonly fields: readonly (string | null)[];
  /** Whether the rehearsal found a row to write. */
  readonly writes: boolean;
  readonly busy: boolean;
  readonly fault: string | undefined;
  /** The verb of the last step: *Importar* unless told. */
  readonly go?: string;
  readonly title?: string;
  readonly onBack: () => void;
  readonly onRehearse: () => void;
  readonly onImport: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The window of an import: what went wrong, the step under way, and the way on and back. */
export function ImportFrame(props: Props) {
  const { kind, step, fields, writes, busy, fault, go = 'Importar' } = props;
  const { onBack, onRehearse, onImport, onClose, children } = props;
  useReturnFocus();
  const missing = Object.entries(kind.fields).some(
    ([name, { asked }]) => asked.required !== false && asked.initial === undefined && !fields.includes(name),
  );
  return (
    <Modal
      opened
      onClose={() => !busy && onClose()}
      title={props.title ?? `Importar ${kind.words.muchos}`}
      size={SHEET.history}
      closeOnClickOutside={false}
    >
      <Stack gap="md" aria-busy={busy}>
        {fault !== undefined && (
          <Alert color="red" variant="light" role="alert">
            {fault}
          </Alert>
        )}
        {children}
        {step !== 'archivo' && (
          <Group justify="flex-end" gap="sm">
            {(step === 'columnas' || step === 'ensayo') && (
              <Button variant="default" disabled={busy} onClick={onBack}>
                Volver
              </Button>
            )}
            {step === 'columnas' && (
              <Button loading={busy} disabled={missing} onClick={onRehearse} data-autofocus>
                Ensayar
              </Button>
            )}
            {step === 'ensayo' && (
              <Button loading={busy} disabled={!writes} onClick={onImport} data-autofocus>
                {go}
              </Button>
            )}
            {(step === 'corre' || step === 'listo') && <Button onClick={onClose}>Cerrar</Button>}
          </Group>
        )}
      </Stack>
    </Modal>
  );
}
