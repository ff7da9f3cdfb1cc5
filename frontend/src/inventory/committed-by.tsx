import { mayOpen } from '@power/domain/access/menu';
import type { committedStock, HeldUnits } from '@power/domain/inventory/views/product-stock';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useCurrentUser } from '../access/current-user.ts';
import type { ReplyOf } from '../api/types.ts';
import { orderLooks } from '@power/domain/orders/order-looks';
import { reservationLooks } from '@power/domain/reservations/reservation-looks';
import { formatCount } from '../ui/format/numbers.ts';
import { formatDayTime } from '../ui/format/times.ts';
import { StateDot } from '../ui/status-dot.tsx';
import { LineTable } from '../ui/line-table.tsx';
import styles from './product-stock.module.css';

/** The order itself where the person has a list of orders; its number otherwise. */
function OrderNumber({ number }: { number: number }) {
  const { perfil } = useCurrentUser().perfiles;
  const list = ['pedidos-globales', 'pedidos-cobrador'].find((ruta) => mayOpen(perfil, ruta));
  return list ? (
    <Anchor component={Link} to={`/sistema/${list}?pedido=${number}`} inherit>
      {number}
    </Anchor>
  ) : (
    <>{number}</>
  );
}

/** The reservation itself where the person has their list; its number otherwise. */
function ReservationNumber({ number }: { number: number }) {
  const { perfil } = useCurrentUser().perfiles;
  const called = `Reserva ${number}`;
  return mayOpen(perfil, 'reservas-listado') ? (
    <Anchor component={Link} to={`/sistema/reserva/${number}`} inherit>
      {called}
    </Anchor>
  ) : (
    <>{called}</>
  );
}

const Holder = ({ of: { pedido, reserva } }: { of: HeldUnits }) =>
  reserva ? <ReservationNumber number={reserva.number} /> : pedido ? <OrderNumber number={pedido.number} /> : <>–</>;

function Who({ of: { pedido, reserva } }: { of: HeldUnits }) {
  const who = reserva ?? pedido;
  if (who === null) return <td colSpan={3}>De otro ejecutivo</td>;
  return (
    <>
      <td>{who.cliente_nombre}</td>
      <td>{who.ejecutivo_nombre}</td>
      <td>
        {reserva ? (
          <StateDot looks={reservationLooks} value={reserva.estado} />
        ) : (
          <StateDot looks={orderLooks} value={pedido!.estatus} />
        )}
      </td>
    </>
  );
}

/** Which orders and reservations hold the product, oldest first. */
export const CommittedBy = ({ of }: { of: ReplyOf<typeof committedStock> }) => (
  <section className={styles.wide} aria-label="Comprometido por">
    <h2>
      Comprometido por{' '}
      {of.total > 0 && <small>{`${formatCount(of.total)} ${of.total === 1 ? 'unidad' : 'unidades'}`}</small>}
    </h2>
    {of.comprometidos.length === 0 ? (
      <p className={styles.none}>Ningún pedido ni reserva lo compromete.</p>
    ) : (
      <LineTable
        label="Pedidos y reservas que lo comprometen"
        head={[
          'Pedido o reserva',
          { label: 'Unidades', figure: true },
          'Bodega',
          'Desde',
          'Cliente',
          'Ejecutivo',
          'Estado',
        ]}
      >
        <tbody>
          {of.comprometidos.map((held, n) => (
            <tr key={`${held.reserva?.number} ${held.pedido?.number} ${held.bodega} ${n}`}>
              <th scope="row">
                <Holder of={held} />
              </th>
              <td data-figure>{formatCount(held.cantidad)}</td>
              <td>{held.bodega}</td>
              <td>{formatDayTime(held.desde)}</td>
              <Who of={held} />
            </tr>
          ))}
        </tbody>
      </LineTable>
    )}
  </section>
);
