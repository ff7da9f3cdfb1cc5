import { Anchor, Button, Group, Skeleton } from '@mantine/core';
import { placeName } from '@power/domain/inventory/places.shared';
import { readTrolley } from '@power/domain/inventory/trolley.shared';
import type { ProductPlaces } from '@power/domain/inventory/views/stock-lookup';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useOpens } from '../access/opens.shared.ts';
import { useMay } from '../access/use-may.ts';
import { messageOf } from '../api/call-error.ts';
import { useQueryCall } from '../api/hooks.ts';
import { loadStop } from '../calls/dispatches.ts';
import { countLine, entryNotes, stockLookup } from '../calls/inventory.ts';
import { takePicking } from '../calls/picking.ts';
import { type Answer, onShelf, toldBy } from '../inventory/told-by.shared.ts';
import { useLiveRefresh } from '../live/refresh.ts';
import { refusalOf } from '../orders/use-sheet.shared.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { formatCount } from '../ui/format/numbers.ts';
import { Receive } from './receive.tsx';
import type { Handheld } from './use-handheld.ts';
import styles from './handheld.module.css';

const PICKED: readonly string[] = ['Pendiente Picking', 'En Picking'];

interface Shown {
  readonly product: ProductPlaces;
  readonly code: string;
  readonly only: string | undefined;
  /** The serial that was scanned, where it stands. */
  readonly serie: Answer['serie'];
  readonly work: Handheld;
}
/** A product with its places: from each of them it can be taken. */
function Product({ product, code, only, serie, work }: Shown) {
  const [receiving, setReceiving] = useState(false);
  const receives = useMay()(entryNotes.create);
  const { part_number, nombre, codigo, disponible, pide, bloqueado, en_picking } = product;
  const places = onShelf(product).filter(
    ({ ubicacion, cantidad }) => cantidad > 0 && (only === undefined || ubicacion === only),
  );
  return (
    <section className={styles.card} aria-label={part_number}>
      <h2>{part_number}</h2>
      <p className={styles.meta}>
        {nombre} · código {codigo} · {formatCount(disponible)} disponibles
        {pide !== null && ` · pide ${formatCount(pide)}`}
        {en_picking > 0 && ` · ${formatCount(en_picking)} en bolsas de picking`}
        {bloqueado && ' · bloqueado'}
      </p>
      {places.length === 0 && <p className={styles.meta}>No hay unidades en ninguna ubicación.</p>}
      <ul className={styles.plain}>
        {places.map(({ bodega, ubicacion, cantidad }) =>
          ubicacion !== null && readTrolley(ubicacion) ? (
            <li key={`${bodega}/${ubicacion}`}>
              <Anchor component={Link} to="/sistema/productos-en-carrito" underline="always">
                {`${placeName(ubicacion)}: ${formatCount(cantidad)}`}
              </Anchor>
            </li>
          ) : (
            <li key={`${bodega}/${ubicacion}`}>
              <Button
                fullWidth
                size="lg"
                variant={ubicacion === null ? 'filled' : 'default'}
                justify="space-between"
                rightSection={<small>{`${bodega} · ${formatCount(cantidad)}`}</small>}
                onClick={() => {
                  const here = serie?.lugar?.bodega === bodega && serie.lugar.ubicacion === ubicacion;
                  work.take({
                    producto: product._id,
                    part_number,
                    codigo,
                    bodega,
                    desde: ubicacion,
                    hay: cantidad,
                    cantidad: ubicacion === null && !here ? cantidad : 1,
                    motivo: '',
                    leido: code,
                    serializable: product.serializable,
                    series: here ? [serie.serie] : [],
                  });
                }}
              >
                {ubicacion === null ? 'Guardar lo sin ubicar' : `Mover de ${ubicacion}`}
              </Button>
            </li>
          ),
        )}
      </ul>
      {receives &&
        (receiving ? (
          <Receive product={product} work={work} onDone={() => setReceiving(false)} />
        ) : (
          <Button size="lg" variant="default" onClick={() => setReceiving(true)}>
            Recibir
          </Button>
        ))}
    </section>
  );
}

/** Where what was scanned is worked on: its picking, its route, its package, a count. */
function Ways({ of, work }: { readonly of: Answer; readonly work: Handheld }) {
  const may = useMay();
  const opens = useOpens();
  const { pedido, embalaje, despacho, conteos } = of;
  const codigo = embalaje ? `E|${embalaje.number}` : pedido && `P|${pedido.number}`;
  return (
    <Group gap="xs" grow preventGrowOverflow={false}>
      {despacho !== null && codigo && may(loadStop) && (
        <Button size="lg" onClick={() => work.load(despacho, codigo)}>
          {`Cargar en el Despacho N° ${despacho}`}
        </Button>
      )}
      {pedido && PICKED.includes(pedido.estatus) && may(takePicking) && (
        <Button size="lg" component={Link} to={`/sistema/picking?pedido=${pedido.number}`}>
          Pickear
        </Button>
      )}
      {embalaje && opens(`/sistema/embalaje/${embalaje.number}`) && (
        <Button size="lg" variant="default" component={Link} to={`/sistema/embalaje/${embalaje.number}`}>
          Ver el embalaje
        </Button>
      )}
      {may(countLine) &&
        conteos.map(({ number, alcance }) => (
          <Button
            key={number}
            size="lg"
            variant="default"
            component={Link}
            to={`/sistema/inventarios/contar?inventario=${number}`}
          >
            {`Contar (${alcance})`}
          </Button>
        ))}
    </Group>
  );
}

/** What the reading is, and what can be done with it. */
export function Found({ code, work }: { readonly code: string; readonly work: Handheld }) {
  const found = useQueryCall(stockLookup, { buscar: code }, { staleTime: 0 });
  useLiveRefresh(stockLookup, stockLookup.topic);
  if (!found.data)
    return found.error ? (
      <EmptyState title="No se pudo buscar" hint={messageOf(found.error)} />
    ) : (
      <Skeleton height={160} />
    );
  const refused = refusalOf(found.data);
  if (refused !== undefined) return <EmptyState title="Código desconocido" hint={refused} />;
  const answer = found.data as Answer;
  return (
    <>
      <p role="status">{toldBy(answer)}</p>
      <Ways of={answer} work={work} />
      {answer.productos.map((product) => (
        <Product
          key={product._id}
          product={product}
          code={code}
          only={answer.que === 'ubicacion' ? answer.ubicacion?.codigo : undefined}
          serie={answer.serie}
          work={work}
        />
      ))}
    </>
  );
}
