import type { ImportOutcome } from '@power/domain/kernel/master-import';
import { mappedRows, type SheetRead } from '@power/domain/kernel/master-files';
import type { AnyMaster } from '@power/domain/kernel/master-row';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { showToast } from '../ui/feedback/toasts.ts';
import { refreshList } from '../ui/list/refresh-list.ts';
import { ImportColumns } from './import-columns.tsx';
import { ImportFrame } from './import-frame.tsx';
import { ImportOutcomeView } from './import-outcome.tsx';
import { ImportSource } from './import-source.tsx';
import type { MasterWire } from './types.ts';
import { useImportRun } from './use-import-run.ts';

interface Props {
  readonly master: AnyMaster;
  readonly calls: MasterWire;
  readonly onClose: () => void;
}
interface Rehearsed extends ImportOutcome {
  /** The command's id: the same rows are imported once, also after a lost answer. */
  readonly id: string;
  readonly done: boolean;
}

/** Import of a spreadsheet: what it holds, which column is which field, a rehearsal, and the import. */
export function ImportDialog({ master, calls, onClose }: Props) {
  const [content, setContent] = useState('');
  const [sheet, setSheet] = useState<SheetRead>();
  const [fields, setFields] = useState<readonly (string | null)[]>([]);
  const [outcome, setOutcome] = useState<Rehearsed>();
  const { busy, fault, setFault, run } = useImportRun();
  const read = (contenido: string, hoja?: string) =>
    run<SheetRead>(
      () => call(calls.readFile, { contenido, ...(hoja !== undefined && { hoja }) }),
      (reply) => {
        setContent(contenido);
        setSheet(reply);
        setFields(reply.columnas.map(({ campo }) => campo));
      },
    );
  const filas = sheet ? mappedRows(sheet, fields) : [];
  const rehearse = () =>
    run<ImportOutcome>(
      () => call(calls.rehearse, { filas }),
      (reply) => setOutcome({ ...reply, id: crypto.randomUUID(), done: false }),
    );
  const write = ({ id }: Rehearsed) =>
    run<ImportOutcome & { mensaje: string }>(
      () => call(calls.import, { filas }, { commandId: id }),
      (reply) => {
        refreshList(master.name);
        showToast({ titulo: reply.mensaje });
        if (reply.rechazados.length === 0) onClose();
        else setOutcome({ ...reply, id, done: true });
      },
    );
  return (
    <ImportFrame
      kind={master}
      step={!sheet ? 'archivo' : !outcome ? 'columnas' : outcome.done ? 'listo' : 'ensayo'}
      fields={fields}
      writes={outcome !== undefined && outcome.nuevos + outcome.modificados > 0}
      busy={busy}
      fault={fault}
      onBack={() => (outcome ? setOutcome(undefined) : setSheet(undefined))}
      onRehearse={() => void rehearse()}
      onImport={() => outcome && void write(outcome)}
      onClose={onClose}
    >
      {!sheet && (
        <ImportSource master={master} busy={busy} onRead={(content) => void read(content)} onFault={setFault} />
      )}
      {sheet && !outcome && (
        <ImportColumns
          master={master}
          sheet={sheet}
          fields={fields}
          onFields={setFields}
          onSheet={(hoja) => void read(content, hoja)}
        />
      )}
      {sheet && outcome && <ImportOutcomeView master={master} sheet={sheet} outcome={outcome} />}
    </ImportFrame>
  );
}
