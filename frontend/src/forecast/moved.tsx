import type { forecastComparison } from '../calls/forecast.ts';
import type { ReplyFor } from '../api/wire.ts';
import { formatCount, formatMoney, signed } from '../ui/format/numbers.ts';
import { MOVED } from './movement-steps.ts';
import { useOpportunityDialog } from './use-opportunity-dialog.shared.ts';
import { LineTable } from '../ui/line-table.tsx';
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
      {step.cantidad > step.oportunidades.length && (
        <p className={styles.none} role="status">
          {`Se muestran las ${formatCount(step.oportunidades.length)} que más se movieron, de ${formatCount(step.cantidad)}.`}
        </p>
      )}
      <LineTable
        label={label}
        framed
        head={['Cliente', { label: 'Ejecutivo', text: true }, 'Antes', 'Después', 'Cambio']}
      >
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
              <td>{signed(formatMoney)(o.cambio)}</td>
            </tr>
          ))}
        </tbody>
      </LineTable>
    </section>
  );
}
