import { lineOf } from '@power/domain/picking/picking';
import type { StockVisto } from '@power/domain/orders/parts';
import type { OrderSheet } from '@power/domain/orders/views/sheet';
import { formatCount, formatMoney } from '../ui/format/numbers.ts';
import styles from './order-sheet.module.css';

interface Props {
  readonly order: Pick<OrderSheet, 'productos_pedido' | 'picking'>;
  /** Stock of every line now: shown to validators. */
  readonly stock?: readonly StockVisto[];
}

/** Producto / Valor Unitario / Cantidad / Total Precio (document 2 §2), with what each screen adds. */
export function OrderLines({ order, stock }: Props) {
  const { picking } = order;
  const seen = new Map(stock?.map((s) => [s.linea, s]));
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">Producto</th>
          <th scope="col">Valor Unitario</th>
          <th scope="col">Cantidad</th>
          <th scope="col">Total Precio</th>
          {stock && <th scope="col">Solicitado</th>}
          {stock && <th scope="col">Disponible</th>}
          {picking && <th scope="col">Pickeado</th>}
        </tr>
      </thead>
      <tbody>
        {order.productos_pedido.map((line) => {
          const balance = seen.get(line.linea);
          const short = balance !== undefined && balance.disponible < balance.solicitado;
          const done = picking && lineOf(picking, line.linea);
          return (
            <tr key={line.linea} data-short={short}>
              <th scope="row" title={line.producto.nombre}>
                {line.producto.part_number}
                <small>{line.producto.nombre}</small>
              </th>
              <td>
                {formatMoney(line.precio_venta)}
                {line.requiere_validacion && (
                  <small className={line.validado ? undefined : styles.waiting}>
                    lista {formatMoney(line.precio_lista)} · {line.validado ? 'precio aprobado' : 'precio por aprobar'}
                  </small>
                )}
              </td>
              <td>{formatCount(line.cantidad)}</td>
              <td>{formatMoney(line.precio_venta * line.cantidad)}</td>
              {stock && <td>{formatCount(balance?.solicitado)}</td>}
              {stock && (
                <td>
                  {short ? (
                    <strong className={styles.short}>
                      {formatCount(balance.disponible)} <span>falta stock</span>
                    </strong>
                  ) : (
                    formatCount(balance?.disponible)
                  )}
                </td>
              )}
              {done && (
                <td>
                  {formatCount(done.pickeado)}
                  {done.faltante > 0 && <span className={styles.short}> · faltan {formatCount(done.faltante)}</span>}
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
