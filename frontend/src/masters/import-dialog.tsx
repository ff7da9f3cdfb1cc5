import type { ImportOutcome } from '@power/domain/kernel/master-import';
import { mappedRows, type SheetRead } from '@power/domain/kernel/master-files';
import type { Master } from '@power/domain/kernel/master-row';
import { Alert, Button, Group, Modal, Stack } from '@mantine/core';
import { useState } from 'react';
import { messageOf } from '../api/call-error.ts';
import { call } from '../api/client.ts';
import { showToast } from '../ui/feedback/toasts.ts';
import { refreshList } from '../ui/list/refresh-list.ts';
import { useReturnFocus } from '../ui/use-return-focus.ts';
import { ImportColumns } from './import-columns.tsx';
import { ImportOutcomeView } from './import-outcome.tsx';
import { ImportSource } from './import-source.tsx';
import type { MasterWire } from './types.ts';

interface Props {
  readonly master: Master;
  readonly calls: MasterWire;
  readonly onClose: () => void;
}
type Reply<T> = ({ readonly ok: true } & T) | { readonly ok: false; readonly mensaje: string };
interface Rehearsed extends ImportOutcome {
  /** The command's id: the same rows are imported once, also after a lost answer. */
  readonly id: string;
  readonly done: boolean;
}

/** Import of a spreadsheet: what it holds, which column is which field, a rehearsal, and the import. */
export function ImportDialog({ master, calls, onClose }: Props) {
  useReturnFocus();
  const [sheet, setSheet] = useState<SheetRead>();
  const [fields, setFields] = useState<readonly (string | null)[]>([]);
  const [outcome, setOutcome] = useState<Rehearsed>();
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const run = async <T,>(work: () => Promise<unknown>, then: (reply: T) => void) => {
    setBusy(true);
    setFault(undefined);
    try {
      const reply = (await work()) as Reply<T>;
      if (reply.ok) then(reply);
      else setFault(reply.mensaje);
    } catch (error) {
      setFault(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  const read = (contenido: string) =>
    run<SheetRead>(
      () => call(calls.readFile, { contenido } as never),
      (reply) => {
        setSheet(reply);
        setFields(reply.columnas.map(({ campo }) => campo));
      },
    );
  const filas = sheet ? mappedRows(sheet, fields) : [];
  const rehearse = () =>
    run<ImportOutcome>(
      () => call(calls.rehearse, { filas } as never),
      (reply) => setOutcome({ ...reply, id: crypto.randomUUID(), done: false }),
    );
  const write = ({ id }: Rehearsed) =>
    run<ImportOutcome & { mensaje: string }>(
      () => call(calls.import, { filas } as never, { commandId: id }),
      (reply) => {
        refreshList(master.name);
        showToast({ titulo: reply.mensaje });
        if (reply.rechazados.length === 0) onClose();
        else setOutcome({ ...reply, id, done: true });
      },
    );
  const missing = Object.entries(master.fields).filter(
    ([name, { asked }]) => asked.required !== false && asked.initial === undefined && !fields.includes(name),
  );
  const writes = outcome !== undefined && outcome.nuevos + outcome.modificados > 0;
  return (
    <Modal
      opened
      onClose={() => !busy && onClose()}
      title={`Importar ${master.words.muchos}`}
      size="xl"
      closeOnClickOutside={false}
    >
      <Stack gap="md" aria-busy={busy}>
        {fault !== undefined && (
          <Alert color="red" variant="light" role="alert">
            {fault}
          </Alert>
        )}
        {!sheet && (
          <ImportSource master={master} busy={busy} onRead={(content) => void read(content)} onFault={setFault} />
        )}
        {sheet && !outcome && <ImportColumns master={master} sheet={sheet} fields={fields} onFields={setFields} />}
        {sheet && outcome && <ImportOutcomeView master={master} sheet={sheet} outcome={outcome} />}
        {sheet && (
          <Group justify="flex-end" gap="sm">
            {!outcome?.done && (
              <Button
                variant="default"
                disabled={busy}
                onClick={() => (outcome ? setOutcome(undefined) : setSheet(undefined))}
              >
                Volver
              </Button>
            )}
            {!outcome && (
              <Button loading={busy} disabled={missing.length > 0} onClick={() => void rehearse()} data-autofocus>
                Ensayar
              </Button>
            )}
            {outcome && !outcome.done && (
              <Button loading={busy} disabled={!writes} onClick={() => void write(outcome)} data-autofocus>
                Importar
              </Button>
            )}
            {outcome?.done && <Button onClick={onClose}>Cerrar</Button>}
          </Group>
        )}
      </Stack>
    </Modal>
  );
}
