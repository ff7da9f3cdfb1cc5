import { figureText } from '@power/domain/kernel/figures';
import { pesosText } from '@power/domain/kernel/money';
import type { Card } from './published.ts';
import type { Visitor } from './visitor.ts';

export const productsText = (n: number): string => `${figureText(n)} ${n === 1 ? 'producto' : 'productos'}`;
export const productHref = (codigo: string): string => `/web/producto/${encodeURIComponent(codigo)}`;
export const imageHref = (de: 'producto' | 'anuncio' | 'slide', id: string, imagen: string, more = ''): string =>
  `/web/imagen/${de}/${encodeURIComponent(id)}/${encodeURIComponent(imagen)}${more}`;

/** Price for the company that looks; whoever is not signed in as a customer is told where prices are. */
export function Price({ card, visitor }: { readonly card: Card; readonly visitor: Visitor }) {
  if (card.precio !== null)
    return (
      <p className="precio">
        {pesosText(card.precio)} <small>+ IVA</small>
      </p>
    );
  if (visitor.company) return <p className="precio sin">Precio a consultar</p>;
  return visitor.signedIn ? null : (
    <p className="precio sin">
      <a href="/login">Ingresa para ver tu precio</a>
    </p>
  );
}

export const Availability = ({ card: { disponibilidad } }: { readonly card: Card }) => (
  <p className="disponible" data-hay={disponibilidad}>
    {disponibilidad}
  </p>
);

export const Picture = ({ card, lazy = true }: { readonly card: Card; readonly lazy?: boolean }) =>
  card.imagen === null ? (
    <span className="sin-imagen" aria-hidden>
      {card.marca.slice(0, 2).toUpperCase()}
    </span>
  ) : (
    <img
      src={imageHref('producto', card._id, card.imagen, '?tamano=miniatura')}
      alt=""
      width="160"
      height="160"
      loading={lazy ? 'lazy' : 'eager'}
    />
  );

/** A product in a list: the whole card is its link. */
export const ProductCard = ({
  card,
  visitor,
  first,
  heading: Heading,
}: {
  card: Card;
  visitor: Visitor;
  first: boolean;
  heading: 'h2' | 'h3';
}) => (
  <li>
    <article className="ficha">
      <Picture card={card} lazy={!first} />
      <div>
        <Heading>
          <a href={productHref(card.codigo)}>{card.nombre}</a>
        </Heading>
        <p className="codigo">
          {card.marca} · {card.part_number}
        </p>
        <Price card={card} visitor={visitor} />
        <Availability card={card} />
      </div>
    </article>
  </li>
);

export const ProductList = ({
  cards,
  visitor,
  above = 0,
  heading = 'h3',
}: {
  cards: readonly Card[];
  visitor: Visitor;
  /** Cards that are seen at once: their pictures do not wait. */
  above?: number;
  /** Below the page's own heading, or that of a part of it. */
  heading?: 'h2' | 'h3';
}) => (
  <ul className="fichas">
    {cards.map((card, n) => (
      <ProductCard key={card._id} card={card} visitor={visitor} first={n < above} heading={heading} />
    ))}
  </ul>
);
