import { pointsGrid } from '../calls/points.ts';
import { formatCount } from '../ui/format/numbers.ts';
import { When } from '../ui/format/when.tsx';
import { CustomerTable } from './customer-table.tsx';

export const CustomerPoints = ({ id }: { id: string }) => (
  <CustomerTable
    query={pointsGrid}
    id={id}
    columns={[
      ['Fecha', ({ fecha }) => <When value={fecha} />],
      ['Movimiento', ({ movimiento }) => movimiento],
      ['Pedido', ({ pedido }) => pedido ?? '–'],
      ['Pesos Mobile', ({ puntos }) => formatCount(puntos), true],
      ['Saldo', ({ saldo }) => formatCount(saldo), true],
      ['Vence', ({ vence }) => <When value={vence} />],
    ]}
    none="Todavía no tiene movimientos de Pesos Mobile."
  />
);
