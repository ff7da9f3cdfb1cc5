import { nombreCierre } from '@power/domain/forecast/tracking';
import { FORECAST_TOPIC } from '@power/domain/forecast/views/opportunity-row';
import { Link } from 'react-router-dom';
import { useQueryCall } from '../api/hooks.ts';
import { forecastToInvoice } from '../calls/forecast.ts';
import { useLiveRefresh } from '../live/refresh.ts';
import { formatMoney } from '../ui/format/numbers.ts';
import { Loaded } from './loaded.tsx';
import { useOpportunityDialog } from './use-opportunity-dialog.shared.ts';
import { LineTable } from '../ui/line-table.tsx';
import styles from './forecast.module.css';

/** Orders of opportunities at 100 % that wait for their invoice (requirements §3); of one seller (id), or of all that the person sees. */
export function ToInvoice({ ejecutivo }: { readonly ejecutivo?: string }) {
  const query = useQueryCall(forecastToInvoice, {}, { keepPrevious: true });
  useLiveRefresh(forecastToInvoice, FORECAST_TOPIC);
  const { show } = useOpportunityDialog();
  return (
    <Loaded query={query} failure="La respuesta del servidor no fue exitosa">
      {({ pedidos }) => {
        const own = pedidos.filter(({ usuario }) => ejecutivo === undefined || usuario === ejecutivo);
        const total = own.reduce((sum, { monto_total }) => sum + monto_total, 0);
        return (
          <section className={styles.section} aria-label="Por facturar">
            <h2>{own.length === 0 ? 'Por facturar' : `Por facturar: ${formatMoney(total)}`}</h2>
            {own.length === 0 ? (
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
                  {own.map((p) => (
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
        );
      }}
    </Loaded>
  );
}
