import type { productPhysicalStock } from '@power/domain/inventory/views/product-stock';
import type { ReplyOf } from '../api/types.ts';
import { formatCount } from '../ui/format/numbers.ts';
import styles from './product-stock.module.css';

const Figures = ({
  of,
}: {
  of: { readonly fisico: number; readonly comprometido: number; readonly disponible: number };
}) => (
  <>
    <td>{formatCount(of.fisico)}</td>
    <td>{formatCount(of.comprometido)}</td>
    <td>{formatCount(of.disponible)}</td>
  </>
);

/** Físico, comprometido and disponible of each warehouse, and of all. */
export const StockByWarehouse = ({ of }: { of: ReplyOf<typeof productPhysicalStock> }) => (
  <section className={styles.block} aria-label="Stock por bodega">
    <h2>Stock por bodega</h2>
    {of.bodegas.length === 0 ? (
      <p className={styles.none}>Ninguna bodega lo ha recibido todavía.</p>
    ) : (
      <div className={styles.scroll} role="group" aria-label="Stock por bodega, tabla" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Bodega</th>
              <th scope="col">Físico</th>
              <th scope="col">Comprometido</th>
              <th scope="col">Disponible</th>
            </tr>
          </thead>
          <tbody>
            {of.bodegas.map((there) => (
              <tr key={there.bodega}>
                <th scope="row">{there.bodega}</th>
                <Figures of={there} />
              </tr>
            ))}
          </tbody>
          {of.bodegas.length > 1 && (
            <tfoot>
              <tr>
                <th scope="row">Total</th>
                <Figures of={of.total} />
              </tr>
            </tfoot>
          )}
        </table>
      </div>
    )}
  </section>
);
