import { Anchor, Button, Group } from '@mantine/core';
import { placeName } from '@power/domain/inventory/places.shared';
import { readTrolley } from '@power/domain/inventory/trolley.shared';
import type { ProductPlaces } from '@power/domain/inventory/views/stock-lookup';
import { Link } from 'react-router-dom';
import { countInWords, formatCount } from '../ui/format/numbers.ts';
import { LineTable } from '../ui/line-table.tsx';
import styles from './product-stock.module.css';
import { type Answer, onShelf, toldBy } from './told-by.shared.ts';

type Place = ProductPlaces['ubicaciones'][number];
export type Move = (product: ProductPlaces, from: Place) => void;

interface Shown {
  readonly of: ProductPlaces;
  readonly only: string | undefined;
  /** What an order, or a package, does with it. */
  readonly asks: string;
  readonly onMove: Move | undefined;
  readonly onTake: Move | undefined;
}
const Product = ({ of, only, asks, onMove, onTake }: Shown) => {
  const places = onShelf(of).filter(({ ubicacion }) => only === undefined || ubicacion === only);
  return (
    <section className={styles.block} aria-label={of.part_number}>
      <h2>{of.part_number}</h2>
      <p className={styles.hint}>
        {of.nombre} · {of.marca} · código {of.codigo} · {countInWords(of.disponible, ['disponible', 'disponibles'])}
        {of.pide !== null && (
          <strong>
            {' · '}
            {asks} {formatCount(of.pide)}
          </strong>
        )}
        {of.en_picking > 0 && ` · ${formatCount(of.en_picking)} en bolsas de picking`}
        {of.bloqueado && <strong> · bloqueado</strong>}
      </p>
      {places.length === 0 ? (
        <p className={styles.none}>No hay unidades en ninguna bodega.</p>
      ) : (
        <LineTable
          label={`Ubicaciones de ${of.part_number}`}
          head={[
            'Ubicación',
            'Bodega',
            { label: 'Unidades', figure: true },
            ...(onMove ? [{ label: 'Mover', hidden: true }] : []),
          ]}
        >
          <tbody>
            {places.map((place) => (
              <tr key={`${place.bodega}/${place.ubicacion}`}>
                <th scope="row">{placeName(place.ubicacion)}</th>
                <td>{place.bodega}</td>
                <td data-figure>
                  {formatCount(place.cantidad)}
                  {place.en_picking > 0 && (
                    <small className={styles.away}>{` + ${formatCount(place.en_picking)} en bolsas`}</small>
                  )}
                </td>
                {onMove && (
                  <td>
                    {place.ubicacion !== null && readTrolley(place.ubicacion) ? (
                      <Anchor component={Link} to="/sistema/productos-en-carrito">
                        Ver en carrito
                      </Anchor>
                    ) : (
                      <Group gap="xs" wrap="nowrap">
                        <Button
                          variant="default"
                          aria-label={`Mover desde ${placeName(place.ubicacion)} de ${place.bodega}`}
                          onClick={() => onMove(of, place)}
                        >
                          Mover
                        </Button>
                        {onTake && (
                          <Button
                            variant="default"
                            aria-label={`Tomar de ${placeName(place.ubicacion)} de ${place.bodega}`}
                            onClick={() => onTake(of, place)}
                          >
                            Tomar
                          </Button>
                        )}
                      </Group>
                    )}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </LineTable>
      )}
    </section>
  );
};

interface Props {
  readonly of: Answer;
  readonly onMove: Move | undefined;
  readonly onTake: Move | undefined;
}
/** What was scanned and where each of its products stands, with *Mover* and *Tomar* for who keeps the warehouse. */
export const StockAnswer = ({ of, onMove, onTake }: Props) => (
  <>
    <p role="status" className={styles.told}>
      {toldBy(of)}
      {of.embalaje && (
        <>
          {' '}
          <Anchor component={Link} to={`/sistema/embalaje/${of.embalaje.number}`} underline="always">
            Ver el embalaje
          </Anchor>
        </>
      )}
    </p>
    <div className={styles.blocks}>
      {of.productos.map((product) => (
        <Product
          key={product._id}
          of={product}
          asks={of.que === 'embalaje' ? 'lleva' : 'pide'}
          only={of.que === 'ubicacion' ? of.ubicacion?.codigo : undefined}
          onMove={onMove}
          onTake={onTake}
        />
      ))}
    </div>
  </>
);
