import { orderLooks } from '@power/domain/orders/order-looks';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { orderGrid } from '../calls/orders.ts';
import { formatCount, formatMoney } from '../ui/format/numbers.ts';
import { When } from '../ui/format/when.tsx';
import { listHref } from '../ui/list/list-state.ts';
import { StateDot } from '../ui/status-dot.tsx';
import { CustomerTable } from './customer-table.tsx';

/** Rows of the other lists that are this customer's. */
export const ofRut = (legalcode: string) => ({
  filterModel: { legalcode: { filterType: 'text', type: 'equals', filter: legalcode } },
});

export const CustomerOrders = ({ id, legalcode }: { id: string; legalcode: string }) => (
  <CustomerTable
    query={orderGrid}
    id={id}
    columns={[
      [
        'N°',
        ({ number }) => (
          <Anchor component={Link} to={`/sistema/pedido/${number}`}>
            {number}
          </Anchor>
        ),
      ],
      ['Estado', ({ estatus }) => <StateDot looks={orderLooks} value={estatus} />],
      ['Total', ({ total }) => formatMoney(total), true],
      ['Ejecutivo', ({ ejecutivo_nombre }) => ejecutivo_nombre],
      ['Creado', ({ createdAt }) => <When value={createdAt} />],
    ]}
    none="Todavía no tiene pedidos."
    all={(count) => ({
      label: `Ver los ${formatCount(count)} pedidos`,
      to: listHref('/sistema/pedidos-globales', ofRut(legalcode)),
    })}
  />
);
