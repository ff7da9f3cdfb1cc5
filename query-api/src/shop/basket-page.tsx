import { pesosText, type Totals } from '@power/domain/kernel/money';
import type { Address, Warehouse } from './delivery.ts';
import { Layout } from './layout.tsx';
import { Availability, Picture, productHref } from './product-card.tsx';
import { type Card, lineNet } from './published.ts';
import type { Section } from './sections.ts';
import type { Visitor } from './visitor.ts';

export interface BasketLine {
  readonly codigo: string;
  readonly cantidad: number;
  /** Undefined: it is not published, or not any more. */
  readonly card: Card | undefined;
}
interface Props {
  readonly visitor: Visitor;
  readonly sections: readonly Section[];
  readonly lines: readonly BasketLine[];
  readonly sums: Totals;
  readonly bodegas: readonly Warehouse[];
  readonly direcciones: readonly Address[];
}

const Line = ({ line: { codigo, cantidad, card } }: { readonly line: BasketLine }) => (
  <tr data-linea={codigo}>
    <td>{card && <Picture card={card} />}</td>
    <th scope="row">
      {card ? <a href={productHref(card.codigo)}>{card.nombre}</a> : codigo}
      <p className="codigo">
        {card ? `${card.marca} · ${card.part_number}` : 'Ya no está publicado: quítalo del carro.'}
      </p>
      {card && <Availability card={card} />}
    </th>
    <td>
      <input
        type="number"
        min="1"
        max="100000"
        defaultValue={cantidad}
        inputMode="numeric"
        data-cantidad
        aria-label={`Unidades de ${card?.nombre ?? codigo}`}
      />
    </td>
    <td className="monto">{card?.precio ? pesosText(card.precio) : '–'}</td>
    <td className="monto">{card?.precio ? pesosText(lineNet(card.precio, cantidad)) : '–'}</td>
    <td>
      <button type="button" data-quitar aria-label={`Quitar ${card?.nombre ?? codigo}`}>
        Quitar
      </button>
    </td>
  </tr>
);

const Sums = ({ sums: { neto, iva, total } }: { readonly sums: Totals }) => (
  <dl className="totales">
    <dt>NETO</dt>
    <dd>{pesosText(neto)}</dd>
    <dt>IVA (19%)</dt>
    <dd>{pesosText(iva)}</dd>
    <dt>TOTAL</dt>
    <dd>{pesosText(total)}</dd>
  </dl>
);

/** How it is delivered; what is ordered and what it costs is what stands above, and the server holds it against today's. */
const Order = ({ lines, sums, bodegas, direcciones }: Omit<Props, 'visitor' | 'sections'>) => (
  <form
    data-pedir
    data-total={sums.total}
    data-lineas={JSON.stringify(lines.map(({ card, cantidad }) => ({ producto: card!._id, cantidad })))}
  >
    <h2>Entrega</h2>
    <label>
      Tipo de entrega
      <select name="tipo_entrega">
        <option value="EN SALA">Retiro en sala</option>
        {direcciones.length > 0 && <option value="DESPACHO">Despacho</option>}
        {direcciones.length > 0 && <option value="COURIER">Courier</option>}
      </select>
    </label>
    <label>
      Bodega
      <select name="bodega_entrega">
        {bodegas.map(({ codigo, nombre }) => (
          <option key={codigo} value={codigo}>
            {nombre}
          </option>
        ))}
      </select>
    </label>
    {direcciones.length > 0 && (
      <label>
        Dirección de despacho
        <select name="direccion">
          {direcciones.map(({ nombre, calle, comuna, region, referencia }) => (
            <option key={`${nombre} ${calle}`} value={JSON.stringify({ calle, comuna, region, referencia })}>
              {`${calle}, ${comuna}`}
            </option>
          ))}
        </select>
      </label>
    )}
    <label>
      Tu orden de compra
      <input name="orden_compra" maxLength={60} />
    </label>
    <button type="submit">Hacer pedido y pagar</button>
    <p role="status" data-aviso />
  </form>
);

export function BasketPage({ visitor, sections, lines, ...order }: Props) {
  const missing = lines.some(({ card }) => !card);
  const unpriced = lines.some(({ card }) => card && card.precio === null);
  return (
    <Layout title="Carro" visitor={visitor} sections={sections} more="compra" unlisted>
      <h1>Carro</h1>
      {lines.length === 0 ? (
        <p className="vacio">
          Tu carro está vacío. <a href="/web">Busca un producto</a> y agrégalo.
        </p>
      ) : (
        <div className="carro" data-lineas-carro>
          <div className="tabla">
            <table>
              <thead>
                <tr>
                  <td />
                  <th scope="col">Producto</th>
                  <th scope="col">Unidades</th>
                  <th scope="col">Precio neto</th>
                  <th scope="col">Subtotal</th>
                  <td />
                </tr>
              </thead>
              <tbody>
                {lines.map((line) => (
                  <Line key={line.codigo} line={line} />
                ))}
              </tbody>
            </table>
          </div>
          {visitor.company ? (
            <div className="cierre">
              <Sums sums={order.sums} />
              {missing || unpriced ? (
                <p className="aviso">
                  {missing
                    ? 'Quita lo que ya no está publicado para hacer el pedido.'
                    : 'Hay productos sin precio: quítalos, o pide una cotización a tu ejecutivo.'}
                </p>
              ) : (
                <Order lines={lines} {...order} />
              )}
            </div>
          ) : (
            <p className="aviso">
              {visitor.signedIn ? (
                'Para comprar ingresa con una cuenta de cliente.'
              ) : (
                <>
                  <a href="/login">Ingresa</a> para ver tus precios y hacer el pedido. El carro se conserva en este
                  equipo.
                </>
              )}
            </p>
          )}
        </div>
      )}
    </Layout>
  );
}
