import { Button, Skeleton } from '@mantine/core';
import { systemStatus } from '../calls/system.ts';
import { messageOf } from '../api/call-error.ts';
import { useQueryCall } from '../api/hooks.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ElapsedTime } from '../ui/format/elapsed-time.tsx';
import { formatCount } from '../ui/format/numbers.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { Evidence } from './evidence.tsx';
import { LogServer } from './log-server.tsx';
import { ParkedTable } from './parked-table.tsx';
import { ProcessesTable } from './processes-table.tsx';
import { ProjectionsTable } from './projections-table.tsx';
import { QueuesTable } from './queues-table.tsx';
import { Reconciliation } from './reconciliation.tsx';
import { Services } from './services.tsx';
import { Verification } from './verification.tsx';
import styles from './system.module.css';

const EVERY_MS = 3000;

/** *Estado del sistema* (Administrador): the machinery as it is now. */
export function Component() {
  const query = useQueryCall(systemStatus, {}, { refetchInterval: EVERY_MS, staleTime: 0 });
  const status = query.data;
  const late = status?.proyecciones.filter((p) => p.atraso > 0).length ?? 0;
  return (
    <div className={styles.page}>
      <PageHeader
        title="Estado del sistema"
        context={
          status && (
            <>
              Registro en la posición <span>{formatCount(Number(status.cabeza))}</span> ·{' '}
              {late === 0 ? 'todas las proyecciones al día' : `${late} con atraso`} · actualizado hace{' '}
              <ElapsedTime since={status.ahora} variant="words" />
            </>
          )
        }
      />
      {query.isPending && <Skeleton height={420} width="auto" mx="lg" />}
      {query.error && !status && (
        <EmptyState
          title="El estado no se pudo leer"
          hint={messageOf(query.error)}
          action={
            <Button variant="default" onClick={() => void query.refetch()}>
              Reintentar
            </Button>
          }
        />
      )}
      {status && (
        <div className={styles.blocks}>
          <Services of={status.servicios} />
          <Verification of={status.verificacion} />
          <Evidence of={status.evidencia} />
          <LogServer of={status.servidor} />
          <Reconciliation of={status.cuadratura} />
          <ParkedTable of={status.detenidos} />
          <ProjectionsTable of={status.proyecciones} head={status.cabeza} />
          <ProcessesTable of={status.procesos} now={status.ahora} />
          <QueuesTable of={status.colas} />
        </div>
      )}
    </div>
  );
}
