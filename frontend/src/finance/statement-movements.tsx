import type { customerStatement } from '@power/domain/finance/statement/views/statement';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useOpens } from '../access/opens.shared.ts';
import type { ReplyOf } from '../api/types.ts';
import { formatMoney } from '../ui/format/numbers.ts';
import { formatDay } from '../ui/format/times.ts';

/** The rows of a statement, each with the balance after it. */
export function Movements({
  of: { desde, anterior, movimientos },
}: {
  readonly of: ReplyOf<typeof customerStatement>;
}) {
  const opens = useOpens();
  const leads = opens('/sistema/pedido/1');
  return (
    <tbody>
      <tr>
        <td>{formatDay(desde)}</td>
        <td colSpan={5}>Saldo anterior</td>
        <td data-figure>{formatMoney(anterior)}</td>
      </tr>
      {movimientos.map((m, n) => (
        <tr key={n}>
          <td>{formatDay(m.fecha)}</td>
          <td>{m.folio === null ? m.documento : `${m.documento} ${m.folio}`}</td>
          <td>
            {leads ? (
              <Anchor component={Link} to={`/sistema/pedido/${m.pedido}`} underline="always">
                {m.pedido}
              </Anchor>
            ) : (
              m.pedido
            )}
          </td>
          <td>{m.detalle}</td>
          <td data-figure>{m.cargo > 0 ? formatMoney(m.cargo) : ''}</td>
          <td data-figure>{m.abono > 0 ? formatMoney(m.abono) : ''}</td>
          <td data-figure>{formatMoney(m.saldo)}</td>
        </tr>
      ))}
      {movimientos.length === 0 && (
        <tr>
          <td colSpan={7}>Sin movimientos en estas fechas. Cambia «Desde» para ver los anteriores.</td>
        </tr>
      )}
    </tbody>
  );
}
