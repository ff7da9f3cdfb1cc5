import { Anchor } from '@mantine/core';
import { mayOpen } from '@power/domain/access/menu';
import type { productPhysicalStock } from '@power/domain/inventory/views/product-stock';
import { purchaseOrderLooks } from '@power/domain/purchasing/orders/looks';
import { Link } from 'react-router-dom';
import { useCurrentUser } from '../access/current-user.ts';
import type { ReplyOf } from '../api/types.ts';
import { arrivalOf } from '../ui/format/arrival.ts';
import { formatCount } from '../ui/format/numbers.ts';
import { formatDay, today } from '../ui/format/times.ts';
import { LineTable } from '../ui/line-table.tsx';
import { StateDot } from '../ui/status-dot.tsx';
import styles from './product-stock.module.css';

/** Lists in which the person may open an import order. */
const LISTS = ['ordenes-de-compra-importacion', 'ordenes-de-compra-global'] as const;

/** What open import orders still bring of a product, the first to arrive first; late ones say so. */
export function IncomingOrders({ of }: { readonly of: ReplyOf<typeof productPhysicalStock> }) {
  const { perfil } = useCurrentUser().perfiles;
  const list = LISTS.find((ruta) => mayOpen(perfil, ruta));
  const day = today();
  const said = arrivalOf(of);
  return (
    <section className={styles.block} aria-label="Por recibir">
      <h2>Por recibir</h2>
      {said === undefined ? (
        <p className={styles.none}>No viene en ninguna orden de compra.</p>
      ) : (
        <>
          <p className={styles.hint}>{`${said[0]!.toUpperCase()}${said.slice(1)}`}</p>
          <LineTable
            label="Órdenes de compra por recibir"
            head={['Orden', 'Estado', { label: 'Unidades', figure: true }, 'ETA']}
          >
            <tbody>
              {of.ordenes.map(({ number, estado, pendiente, eta }) => (
                <tr key={number}>
                  <th scope="row">
                    {list ? (
                      <Anchor component={Link} to={`/sistema/${list}?oc=${number}`} inherit>
                        {number}
                      </Anchor>
                    ) : (
                      number
                    )}
                  </th>
                  <td>
                    <StateDot looks={purchaseOrderLooks} value={estado} />
                  </td>
                  <td data-figure>{formatCount(pendiente)}</td>
                  <td>{eta === null ? 'Sin fecha' : `${formatDay(eta)}${eta < day ? ' · atrasada' : ''}`}</td>
                </tr>
              ))}
            </tbody>
          </LineTable>
        </>
      )}
    </section>
  );
}
