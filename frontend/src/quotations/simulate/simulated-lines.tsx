import type { simulateQuotation } from '@power/domain/quotations/views/simulation';
import type { ReplyOf } from '../../api/types.ts';
import { formatCount, formatMoney, formatPercent } from '../../ui/format/numbers.ts';
import { NumberInput } from '../../ui/forms/number-input.tsx';
import { DIVISA } from '../currency.ts';
import styles from './simulate.module.css';

export type Simulation = Extract<ReplyOf<typeof simulateQuotation>, { readonly ok: true }>;

interface Props {
  readonly of: Simulation;
  /** Whether margins are seen, and may be asked for. */
  readonly margenes: boolean;
  /** Margins asked for, by the place of the line. */
  readonly wanted: Readonly<Record<number, number>>;
  readonly onWanted: (lugar: number, margen: number | undefined) => void;
}

/** Every line as it is and as it would be; what the rules would refuse says so in their words. */
export function SimulatedLines({ of, margenes, wanted, onWanted }: Props) {
  const money = (amount: number) => formatMoney(amount, DIVISA[of.moneda]);
  return (
    <div className={styles.scroll}>
      <table className={styles.lines} aria-label="Líneas simuladas">
        <thead>
          <tr>
            <th scope="col">Producto</th>
            <th scope="col">Cantidad</th>
            <th scope="col">Precio</th>
            <th scope="col">Simulado</th>
            <th scope="col">Total simulado</th>
            {margenes && <th scope="col">Margen</th>}
            {margenes && <th scope="col">Simulado</th>}
            {margenes && <th scope="col">Otro margen</th>}
            <th scope="col">Validación</th>
          </tr>
        </thead>
        <tbody>
          {of.lineas.map(({ lugar, part_number, nombre, cantidad, servicio, antes, despues, problema }) => (
            <tr key={lugar}>
              <th scope="row">
                {part_number}
                <small>{nombre}</small>
              </th>
              <td>{formatCount(cantidad)}</td>
              <td>{money(antes.precio)}</td>
              <td data-moved={despues.precio !== antes.precio}>{money(despues.precio)}</td>
              <td data-moved={despues.total !== antes.total}>{money(despues.total)}</td>
              {margenes && <td>{servicio ? '-' : formatPercent(antes.margen)}</td>}
              {margenes && (
                <td data-moved={despues.margen !== antes.margen}>{servicio ? '-' : formatPercent(despues.margen)}</td>
              )}
              {margenes && (
                <td>
                  {!servicio && (
                    <NumberInput
                      size="xs"
                      aria-label={`Otro margen de ${part_number}, línea ${lugar}`}
                      className={styles.margin}
                      value={wanted[lugar]}
                      onChange={(margen) => onWanted(lugar, margen)}
                      onBlur={() => undefined}
                    />
                  )}
                </td>
              )}
              <td data-tone={despues.validado ? 'ok' : 'warn'}>
                {problema ?? (despues.validado ? 'Validado' : 'Requiere Validación')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
