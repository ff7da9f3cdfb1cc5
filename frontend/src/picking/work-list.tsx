import type { OrderRow } from '@power/domain/orders/views/order-row';
import { MAX_TOUR } from '@power/domain/picking/tour.shared';
import { readOrderCode } from '@power/domain/orders/order-code.shared';
import { Button, Skeleton } from '@mantine/core';
import { IconChevronRight, IconRoute } from '@tabler/icons-react';
import { useState } from 'react';
import { pickingWorkList } from '../calls/picking.ts';
import { messageOf } from '../api/call-error.ts';
import { useQueryCall } from '../api/hooks.ts';
import { DeliveryIcon } from '../dashboards/delivery-icon.shared.tsx';
import { useLiveRefresh } from '../live/refresh.ts';
import { PickingProgress } from '../orders/picking-progress.shared.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ElapsedTime } from '../ui/format/elapsed-time.tsx';
import { formatCount } from '../ui/format/numbers.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { type Feedback, FeedbackBar } from './feedback-bar.shared.tsx';
import { signal } from './signals.shared.ts';
import { useScanner } from './use-scanner.shared.ts';
import { useTakeOrder } from './use-take-order.ts';
import { useTourChoice } from './use-tour-choice.ts';
import foot from './task-footer.module.css';
import styles from './work-list.module.css';

interface CardProps {
  readonly order: OrderRow;
  readonly onTap?: () => void;
  readonly verb?: string;
  readonly busy?: boolean;
  /** Of a round that is put together: whether it is in it. */
  readonly chosen?: boolean | undefined;
}
function Card({ order, onTap, verb, busy, chosen }: CardProps) {
  const content = (
    <>
      <span className={styles.top}>
        <strong>{order.number}</strong>
        <DeliveryIcon tipo={order.tipo_entrega} text />
        <ElapsedTime since={order.estatus_at} variant="words" className={styles.age ?? ''} />
      </span>
      <span className={styles.client}>{order.cliente_nombre}</span>
      <span className={styles.bottom}>
        <PickingProgress
          done={order.pickeadas}
          of={order.unidades}
          paused={order.picking_pausado}
          short={order.con_faltantes}
        />
        <span className={styles.who}>
          {order.picking_usuario ??
            `${order.lineas} ${order.lineas === 1 ? 'línea' : 'líneas'} · ${order.bodega_entrega}`}
        </span>
        {verb && (
          <span className={styles.verb}>
            {busy ? 'Un momento…' : verb}
            <IconChevronRight size={20} aria-hidden />
          </span>
        )}
      </span>
    </>
  );
  return (
    <li>
      {onTap ? (
        <button type="button" className={styles.card} onClick={onTap} disabled={busy} aria-pressed={chosen}>
          {content}
        </button>
      ) : (
        <div className={styles.card}>{content}</div>
      )}
    </li>
  );
}

/** Own work first, then what can be taken, oldest first; to look at only where no work is opened. */
export function WorkList({
  onOpen,
  done,
}: {
  onOpen: ((...numbers: readonly number[]) => void) | undefined;
  done: string | undefined;
}) {
  const query = useQueryCall(pickingWorkList, {}, { staleTime: 0 });
  useLiveRefresh(pickingWorkList, pickingWorkList.topic);
  const open = (...numbers: readonly number[]) => onOpen?.(...numbers);
  const take = useTakeOrder(open);
  const [told, setTold] = useState<Feedback | undefined>(
    done === undefined ? undefined : { kind: 'completo', text: done, n: 0 },
  );
  // A hand in gloves closes no dialogs: why it was not taken stands above the list, and the list already shows who has it.
  const refuse = (text: string) => {
    signal('error');
    setTold((old) => ({ kind: 'error', text, n: (old?.n ?? 0) + 1 }));
  };
  const run = async (number: number) => {
    const refused = await take.run(number);
    if (refused === undefined) return;
    refuse(refused);
    void query.refetch();
  };
  const { propios = [], devolver = [], pendientes = [], otros = [], cuantos_pendientes } = query.data ?? {};
  const shown = formatCount(pendientes.length);
  const tour = useTourChoice([...propios, ...pendientes], { take: take.only, onOpen: open, refuse });
  // The code of a label or a picking list, or the bare number: both open the order.
  useScanner((code) => {
    const number = readOrderCode(code) ?? (/^\d{1,15}$/.test(code) ? Number(code) : undefined);
    if (number === undefined) return refuse(`${code} no es el número de un pedido`);
    if (tour.choosing) return tour.toggle(number);
    if (devolver.some((o) => o.number === number)) open(number);
    else void run(number);
  }, onOpen !== undefined);
  const doing = (verb: string, onTap: () => void, number?: number) => {
    if (!onOpen) return {};
    if (!tour.choosing) return { verb, onTap };
    if (number === undefined) return {};
    const chosen = tour.has(number);
    return { verb: chosen ? tour.letter(number) : 'Agregar', onTap: () => tour.toggle(number), chosen };
  };
  return (
    <div>
      <PageHeader
        title="Picking"
        context={
          tour.choosing
            ? `Toca o escanea hasta ${MAX_TOUR} pedidos de una bodega: se recorren juntos, cada uno a su bolsa.`
            : 'Toca un pedido o escanea su número para tomarlo. El más antiguo está primero.'
        }
        action={
          onOpen &&
          propios.length + pendientes.length > 1 && (
            <Button variant={tour.choosing ? 'filled' : 'default'} leftSection={<IconRoute />} onClick={tour.start}>
              {tour.choosing ? 'Cancelar recorrido' : 'Varios a la vez'}
            </Button>
          )
        }
      />
      <div className={styles.lists}>
        {told && <FeedbackBar feedback={told} />}
        {query.isPending && <Skeleton height={320} />}
        {query.error && !query.data && (
          <EmptyState
            title="La lista no se pudo cargar"
            hint={messageOf(query.error)}
            action={
              <Button size="lg" onClick={() => void query.refetch()}>
                Reintentar
              </Button>
            }
          />
        )}
        {propios.length > 0 && (
          <section aria-label="Tus pickings">
            <h2>Tuyos</h2>
            <ul>
              {propios.map((o) => (
                <Card key={o._id} order={o} {...doing('Seguir', () => open(o.number), o.number)} />
              ))}
            </ul>
          </section>
        )}
        {devolver.length > 0 && (
          <section aria-label="Por devolver">
            <h2>
              Por devolver <span>{devolver.length}</span>
            </h2>
            <ul>
              {devolver.map((o) => (
                <Card key={o._id} order={o} {...doing('Devolver', () => open(o.number))} />
              ))}
            </ul>
          </section>
        )}
        {query.data && (
          <section aria-label="Pendientes">
            <h2>
              Pendientes <span>{cuantos_pendientes === shown ? shown : `${shown} de ${cuantos_pendientes}`}</span>
            </h2>
            {pendientes.length === 0 && (
              <p className={styles.none}>No queda nada pendiente. Los pedidos validados aparecen aquí solos.</p>
            )}
            <ul>
              {pendientes.map((o) => (
                <Card
                  key={o._id}
                  order={o}
                  {...doing('Tomar', () => void run(o.number), o.number)}
                  busy={take.taking === o.number}
                />
              ))}
            </ul>
          </section>
        )}
        {otros.length > 0 && (
          <section aria-label="En manos de otros">
            <h2>
              En manos de otros <span>{otros.length}</span>
            </h2>
            <ul>
              {otros.map((o) => (
                <Card key={o._id} order={o} />
              ))}
            </ul>
          </section>
        )}
      </div>
      {tour.choosing && (
        <footer className={foot.foot}>
          <Button
            size="lg"
            fullWidth
            disabled={tour.chosen.length < 2}
            loading={tour.busy}
            onClick={() => void tour.go()}
          >
            {tour.chosen.length < 2 ? 'Elige al menos dos pedidos' : `Partir con ${tour.chosen.length} pedidos`}
          </Button>
        </footer>
      )}
    </div>
  );
}
