import type { LineaPedido } from '@power/domain/streams/order/parts';
import { Checkbox } from '@mantine/core';
import { formatCount, formatMoney, formatPercent } from '../ui/format/numbers.ts';
import styles from './order-sheet.module.css';

interface Props {
  readonly lines: readonly LineaPedido[];
  /** By line; `margen` is absent for whoever may not see margins. */
  readonly margins: readonly { readonly linea: number; readonly margen?: number | null | undefined }[];
  readonly chosen: readonly number[];
  readonly onChoose: (linea: number, chosen: boolean) => void;
}

/** How far below the list a price is, percent. */
const below = ({ precio_venta, precio_lista }: LineaPedido): number | null =>
  precio_lista === null ? null : (precio_venta / precio_lista - 1) * 100;

/** Lines that wait for approval: price beside list price, how far below, and the margin where it may be seen. */
export function PricesToApprove({ lines, margins, chosen, onChoose }: Props) {
  const withMargin = margins.some(({ margen }) => margen !== undefined);
  return (
    <table className={styles.lines} aria-label="Precios por aprobar">
      <thead>
        <tr>
          <th scope="col">Producto</th>
          <th scope="col">Cantidad</th>
          <th scope="col">Valor Unitario</th>
          <th scope="col">Precio Lista</th>
          <th scope="col">Diferencia</th>
          {withMargin && <th scope="col">Margen</th>}
          <th scope="col">Aprobar</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.linea}>
            <th scope="row" title={line.producto.nombre}>
              {line.producto.part_number}
              <small>{line.producto.nombre}</small>
            </th>
            <td>{formatCount(line.cantidad)}</td>
            <td>
              <strong>{formatMoney(line.precio_venta)}</strong>
            </td>
            <td>{formatMoney(line.precio_lista)}</td>
            <td>{formatPercent(below(line))}</td>
            {withMargin && <td>{formatPercent(margins.find((m) => m.linea === line.linea)?.margen)}</td>}
            <td>
              <Checkbox
                aria-label={`Aprobar ${line.producto.part_number}, línea ${line.linea}`}
                checked={chosen.includes(line.linea)}
                onChange={(e) => onChoose(line.linea, e.currentTarget.checked)}
                styles={{ body: { justifyContent: 'flex-end' } }}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
