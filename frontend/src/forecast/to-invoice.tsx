import { nombreCierre } from '@power/domain/forecast/tracking';
import { FORECAST_TOPIC } from '@power/domain/forecast/views/opportunity-row';
import { Link } from 'react-router-dom';
import { useQueryCall } from '../api/hooks.ts';
import { forecastToInvoice } from '../calls/forecast.ts';
import { useLiveRefresh } from '../live/refresh.ts';
import { formatCount, formatMoney } from '../ui/format/numbers.ts';
import { Loaded } from './loaded.tsx';
import { useOpportunityDialog } from './use-opportunity-dialog.shared.ts';
import { LineTable } from '../ui/line-table.tsx';
import styles from './forecast.module.css';

/** Orders of opportunities at 100 % that wait for their invoice (requirements §3); of one seller (id), or of all that the person sees. */
export function ToInvoice({ ejecutivo }: { readonly ejecutivo?: string }) {
  const query = useQueryCall(forecastToInvoice, ejecutivo === undefined ? {} : { ejecutivo }, { keepPrevious: true });
  useLiveRefresh(forecastToInvoice, FORECAST_TOPIC);
  const { show } = useOpportunityDialog();
  return (
    <Loaded query={query} failure="La respuesta del servidor no fue exitosa">
      {({ pedidos, total_pedidos, monto_total }) => (
        <section className={styles.section} aria-label="Por facturar">
          <h2>{total_pedidos === 0 ? 'Por facturar' : `Por facturar: ${formatMoney(monto_total)}`}</h2>
          {total_pedidos > pedidos.length && (
            <p className={styles.more} role="status">
              {`Se listan los ${formatCount(pedidos.length)} pedidos más antiguos de ${formatCount(total_pedidos)}; el monto es de todos.`}
            </p>
          )}
          {total_pedidos === 0 ? (
            <p className={styles.none}>Ningún pedido de una oportunidad al 100% espera su factura.</p>
          ) : (
            <LineTable
              label="Por facturar"
              framed
              head={[
                'Pedido',
                { label: 'Cliente', text: true },
                { label: 'Ejecutivo', text: true },
                { label: 'Cierre', text: true },
                { label: 'Estado del pedido', text: true },
                'Monto',
                'Oportunidad',
              ]}
            >
              <tbody>
                {pedidos.map((p) => (
                  <tr key={`${p.number}-${p.oportunidad}`}>
                    <th scope="row">
                      <Link to={`/sistema/pedido/${p.number}`}>{p.number}</Link>
                    </th>
                    <td data-text>{p.cliente_nombre}</td>
                    <td data-text>{p.usuario_nombre}</td>
                    <td data-text>{nombreCierre(p)}</td>
                    <td data-text>{p.estatus ?? '–'}</td>
                    <td>{formatMoney(p.monto_total)}</td>
                    <td>
                      <button type="button" className={styles.link} onClick={() => show(p.oportunidad)}>
                        {p.cotizacion === null ? 'Abrir' : `Cot.: ${p.cotizacion}`}
                      </button>
                    </td>
                  </tr>
                ))}
              </tbody>
            </LineTable>
          )}
        </section>
      )}
    </Loaded>
  );
}
