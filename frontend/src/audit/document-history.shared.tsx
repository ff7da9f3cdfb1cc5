import { documentOf } from '@power/domain/audit/documents.shared';
import { tellsNothing } from '@power/domain/kernel/tells-nothing';
import { Alert } from '@mantine/core';
import { useState } from 'react';
import { auditDiff } from '../calls/audit.ts';
import { orderCalls } from '../calls/orders.ts';
import { messageOf } from '../api/call-error.ts';
import { useQueryCall } from '../api/hooks.ts';
import { OrderHistoryDialog } from '../orders/order-sheet.shared.tsx';
import { useMay } from '../access/use-may.ts';
import { type FieldChange, FieldChanges } from '../ui/dialogs/field-changes.tsx';
import { HistoryDrawer } from '../ui/dialogs/history-drawer.tsx';
import { pageOfStep } from '../ui/dialogs/history-pages.tsx';
import { Comparison } from './comparison.shared.tsx';
import { historySteps } from './history-steps.shared.tsx';
import { shortId } from './short-id.ts';
import styles from './changes.module.css';

interface Props {
  readonly stream: string;
  readonly version: number | undefined;
  /** What it is called where its events say no name: a supplier, a payment condition. */
  readonly nombre?: string;
  readonly onClose: () => void;
}

/** What an event says, value by value. */
const told = (data: unknown, path = ''): FieldChange[] =>
  typeof data === 'object' && data !== null
    ? Object.entries(data).flatMap(([name, value]) => told(value, path ? `${path}.${name}` : name))
    : path === '' || data === null || tellsNothing(path)
      ? []
      : [{ campo: path, despues: data }];

/** History of any document; an order's is the one that its own screen shows, opened at the event that was chosen. */
export function DocumentHistory(props: Props) {
  const { stream, version, onClose } = props;
  const { categoria, numero } = documentOf(stream);
  const may = useMay();
  if (categoria === 'order' && may(orderCalls.history) && /^\d+$/.test(numero))
    return (
      <OrderHistoryDialog
        number={Number(numero)}
        onClose={onClose}
        {...(version === undefined ? {} : { at: version })}
      />
    );
  return <AnyHistory {...props} />;
}

function AnyHistory({ stream, version, nombre: known, onClose }: Props) {
  const { documento, numero } = documentOf(stream);
  const [step, setStep] = useState(version);
  const page = useQueryCall(
    auditDiff,
    { stream, ...(step !== undefined && { pagina: pageOfStep(step) }) },
    { keepPrevious: true, staleTime: 0 },
  );
  const found = page.data?.ok ? page.data : undefined;
  const events = found?.eventos;
  // Ids of accounts and mails say nothing: whoever has a name is called by it.
  const nombre = known ?? events?.[0]?.datos.nombre;
  const last = Math.max(0, (found?.total ?? 1) - 1);
  const chosen = Math.min(step ?? last, last);
  const event = events?.find((e) => e.version === chosen);
  const diff = useQueryCall(
    auditDiff,
    { stream, v1: chosen - 1, v2: chosen },
    { enabled: events !== undefined, keepPrevious: true },
  );
  const failed = page.error
    ? messageOf(page.error)
    : page.data && !page.data.ok
      ? 'No hay eventos de ese documento.'
      : undefined;
  const steps = events && historySteps(events.map((e) => ({ ...e, cambios: [] })));
  const changes = (diff.data?.ok ? diff.data.cambios : []).filter((c) => !tellsNothing(c.campo));
  return (
    <HistoryDrawer
      title={`Historia · ${documento} ${typeof nombre === 'string' ? nombre : shortId(numero)}`.trim()}
      steps={failed ? [] : steps}
      pagina={found?.pagina ?? 0}
      total={failed ? 0 : (found?.total ?? 0)}
      onClose={onClose}
      step={chosen}
      onStep={setStep}
      {...(found && { verificado: found.verificado })}
    >
      {failed !== undefined && (
        <Alert color="red" variant="light">
          {failed}
        </Alert>
      )}
      {found?.hallazgo !== undefined && (
        <Alert
          color="red"
          variant="light"
          mb="md"
          title={found.verificado ? 'La historia no se lee completa' : 'La cadena no está intacta'}
        >
          {found.hallazgo}
        </Alert>
      )}
      {events && <Comparison stream={stream} />}
      {events && (
        <section className={styles.changes} aria-label="Qué cambió en este paso">
          <h3>{`Qué cambió en «${event?.etiqueta ?? ''}»`}</h3>
          {changes.length === 0 && <p>Ningún campo cambió de valor.</p>}
          {/* What moves nothing in the document still says something: a read notice, a mail that was asked for. */}
          <FieldChanges of={changes.length === 0 ? told(event?.datos) : changes} />
        </section>
      )}
    </HistoryDrawer>
  );
}
