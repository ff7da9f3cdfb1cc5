import { Skeleton } from '@mantine/core';
import { useCurrentUser } from '../access/current-user.ts';
import { moment } from '../api/moment.ts';
import { useStore } from '../api/store.ts';
import { ReplayBar } from '../past/replay-bar.shared.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { WarehouseBlock } from './warehouse-block.tsx';
import { useBoard } from './use-board.ts';
import styles from './dashboard-bodega.module.css';

const FLAGS = ['pickingTiempoReal', 'pedidosPendientes'] as const;
/** Who works on the cards (requirements §1 dashboard-bodega). */
const WORKERS: readonly string[] = ['Jefe de Bodega', 'Bodega'];

/** *Dashboard Bodega* (document 1 §2): picking in progress and pending orders, with the time of each. */
export function Component() {
  const { perfiles, _id } = useCurrentUser();
  const at = useStore(moment);
  const { blocks, totals, none, loading, failing } = useBoard(FLAGS);
  const works = WORKERS.includes(perfiles.perfil);
  const picking = (blocks?.pickingTiempoReal ?? []).map((o) => {
    const hand = o.arrResultado?.[0];
    return {
      number: o.number,
      client: o.client.name,
      tipo: o.tipo_entrega,
      since: o.fecha_update,
      bodega: o.bodega_entrega,
      hand,
      own: hand?.usuario_id === _id,
    };
  });
  const pending = (blocks?.pedidosPendientes ?? []).map((o) => ({
    number: o.number,
    client: o.cliente.nombre,
    tipo: o.tipo_entrega,
    since: o.updatedAt,
    bodega: undefined,
    hand: undefined,
    own: false,
  }));
  return (
    <div className={styles.page}>
      <PageHeader
        title="Dashboard Bodega"
        context={
          at !== undefined
            ? 'Elige la hora, o reproduce el día.'
            : failing
              ? 'Sin conexión: se muestra lo último que llegó.'
              : 'Se actualiza solo.'
        }
      />
      {at !== undefined && <ReplayBar at={at} />}
      {loading ? (
        <div className={styles.blocks} role="status">
          <span className="visually-hidden">Cargando...</span>
          <Skeleton height={420} />
          <Skeleton height={420} />
        </div>
      ) : blocks === undefined ? (
        <EmptyState title="El dashboard no se pudo cargar" hint="Se reintenta solo." />
      ) : (
        <div className={styles.blocks}>
          <WarehouseBlock
            heading="En Proceso"
            orders={picking}
            total={totals.pickingTiempoReal}
            works={works}
            empty={none('Nadie está pickeando ahora.')}
          />
          <WarehouseBlock
            heading="Pendientes"
            orders={pending}
            total={totals.pedidosPendientes}
            works={works}
            empty={none('No hay pedidos pendientes de picking.')}
          />
        </div>
      )}
    </div>
  );
}
