import type { productPhysicalStock } from '@power/domain/inventory/views/product-stock';
import { SIN_UBICAR } from '@power/domain/inventory/places.shared';
import type { ReplyOf } from '../api/types.ts';
import { formatCount } from '../ui/format/numbers.ts';
import { LineTable } from '../ui/line-table.tsx';
import styles from './product-stock.module.css';

const Figures = ({
  of,
}: {
  of: { readonly fisico: number; readonly comprometido: number; readonly disponible: number };
}) => (
  <>
    <td data-figure>{formatCount(of.fisico)}</td>
    <td data-figure>{formatCount(of.comprometido)}</td>
    <td data-figure>{formatCount(of.disponible)}</td>
  </>
);

/** Where in the warehouses it stands; nothing until something of it has a place. */
const Places = ({ of }: { of: ReplyOf<typeof productPhysicalStock>['ubicaciones'] }) =>
  of.some(({ ubicacion }) => ubicacion !== null) && (
    <LineTable label="Stock por ubicación" head={['Ubicación', 'Bodega', { label: 'Unidades', figure: true }]}>
      <tbody>
        {of.map(({ bodega, ubicacion, cantidad }) => (
          <tr key={`${bodega}/${ubicacion}`}>
            <th scope="row">{ubicacion ?? SIN_UBICAR}</th>
            <td>{bodega}</td>
            <td data-figure>{formatCount(cantidad)}</td>
          </tr>
        ))}
      </tbody>
    </LineTable>
  );

/** Físico, comprometido and disponible of each warehouse, and of all. */
export const StockByWarehouse = ({ of }: { of: ReplyOf<typeof productPhysicalStock> }) => (
  <section className={styles.block} aria-label="Stock por bodega">
    <h2>Stock por bodega</h2>
    {of.bodegas.length === 0 ? (
      <p className={styles.none}>Ninguna bodega lo ha recibido todavía.</p>
    ) : (
      <LineTable
        label="Stock por bodega"
        head={['Bodega', ...['Físico', 'Comprometido', 'Disponible'].map((label) => ({ label, figure: true }))]}
      >
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
      </LineTable>
    )}
    <Places of={of.ubicaciones} />
  </section>
);
