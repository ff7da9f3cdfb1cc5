import { mayOpen } from '@power/domain/access/menu';
import type { committedStock, HeldUnits } from '@power/domain/inventory/views/product-stock';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useCurrentUser } from '../access/current-user.ts';
import type { ReplyOf } from '../api/types.ts';
import { orderLooks } from '@power/domain/orders/order-looks';
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

const Who = ({ of: { pedido } }: { of: HeldUnits }) =>
  pedido === null ? (
    <td colSpan={3}>Pedido de otro ejecutivo</td>
  ) : (
    <>
      <td>{pedido.cliente_nombre}</td>
      <td>{pedido.ejecutivo_nombre}</td>
      <td>
        <StateDot looks={orderLooks} value={pedido.estatus} />
      </td>
    </>
  );

/** Which orders hold the product, oldest first. */
export const CommittedBy = ({ of }: { of: ReplyOf<typeof committedStock> }) => (
  <section className={styles.wide} aria-label="Comprometido por">
    <h2>
      Comprometido por{' '}
      {of.total > 0 && <small>{`${formatCount(of.total)} ${of.total === 1 ? 'unidad' : 'unidades'}`}</small>}
    </h2>
    {of.comprometidos.length === 0 ? (
      <p className={styles.none}>Ningún pedido lo compromete.</p>
    ) : (
      <LineTable
        label="Pedidos que lo comprometen"
        head={['Pedido', { label: 'Unidades', figure: true }, 'Bodega', 'Desde', 'Cliente', 'Ejecutivo', 'Estado']}
      >
        <tbody>
          {of.comprometidos.map((held, n) => (
            <tr key={held.pedido ? `${held.pedido.number} ${held.bodega}` : n}>
              <th scope="row">{held.pedido ? <OrderNumber number={held.pedido.number} /> : '–'}</th>
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
