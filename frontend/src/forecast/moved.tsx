import type { forecastComparison } from '../calls/forecast.ts';
import type { ReplyFor } from '../api/wire.ts';
import { formatMoney } from '../ui/format/numbers.ts';
import { MOVED } from './movement-steps.ts';
import { useOpportunityDialog } from './use-opportunity-dialog.shared.ts';
import styles from './forecast.module.css';

type Step = Extract<ReplyFor<typeof forecastComparison>, { ok: true }>['pasos'][number];

/** The opportunities behind a step of the waterfall, those that moved most. */
export function Moved({ step }: { readonly step: Step | undefined }) {
  const { show } = useOpportunityDialog();
  if (!step || step.oportunidades.length === 0) return null;
  const { label } = MOVED[step.movimiento];
  return (
    <section aria-label={`Oportunidades: ${label}`}>
      <h2>{label}</h2>
      <div className={styles.wide} tabIndex={0} role="group" aria-label={`Tabla: ${label}`}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Cliente</th>
              <th scope="col" data-text>
                Ejecutivo
              </th>
              <th scope="col">Antes</th>
              <th scope="col">Después</th>
              <th scope="col">Cambio</th>
            </tr>
          </thead>
          <tbody>
            {step.oportunidades.map((o) => (
              <tr key={o._id}>
                <th scope="row">
                  <button type="button" className={styles.link} onClick={() => show(o._id)}>
                    {o.cliente_nombre}
                  </button>
                </th>
                <td data-text>{o.usuario_nombre}</td>
                <td>{formatMoney(o.antes)}</td>
                <td>{formatMoney(o.despues)}</td>
                <td>{formatMoney(o.cambio)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
