import { NOMBRES_CONCEPTO } from '@power/domain/purchasing/landed/terms.shared';
import type { LandedCostSheet } from '@power/domain/purchasing/landed/views/sheet';
import { formatMoney, formatRate } from '../../ui/format/numbers.ts';
import { formatDay, formatDayTime } from '../../ui/format/times.ts';
import styles from './landed.module.css';

type Complement = LandedCostSheet['complementos'][number];

function amountOf({ monto, moneda, tipo_cambio, pesos }: Complement): string {
  return moneda === 'CLP'
    ? formatMoney(pesos)
    : `${formatMoney(monto, moneda)} a ${formatRate(tipo_cambio)} = ${formatMoney(pesos)}`;
}

/** Bills that came after a cost was posted, the last one first: what for, how much, who entered it, when and why. */
export const ComplementPanel = ({ sheet }: { readonly sheet: LandedCostSheet }) => (
  <ol className={styles.late} reversed>
    {sheet.complementos.toReversed().map((one) => (
      <li key={one.complemento} data-over={one.estado === 'Revertido'}>
        <h3>{`N° ${one.complemento} · ${NOMBRES_CONCEPTO[one.concepto]}`}</h3>
        <p className={styles.figure}>{amountOf(one)}</p>
        <p>{`${one.emisor}, ${one.documento}, ${formatDay(one.fecha)}. Reparto por ${one.reparto.toLowerCase()}.`}</p>
        <p>{`${formatMoney(one.ajuste_stock)} a lo que está en stock, ${formatMoney(one.ajuste_vendido)} al costo de lo vendido.`}</p>
        <p>{one.motivo}</p>
        <p className={styles.who}>{`${one.agregado_por.nombre}, ${formatDayTime(one.agregado)}`}</p>
        {one.revertido_por && (
          <>
            <p>{`Revertido: ${one.motivo_reversa}`}</p>
            <p className={styles.who}>{`${one.revertido_por.nombre}, ${formatDayTime(one.revertido)}`}</p>
          </>
        )}
      </li>
    ))}
  </ol>
);
