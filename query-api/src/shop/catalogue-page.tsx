import { imageHref, ProductList, productsText } from './product-card.tsx';
import { Layout } from './layout.tsx';
import type { Card } from './published.ts';
import { childrenOf, type Section, trailTo } from './sections.ts';
import type { Visitor } from './visitor.ts';
import type { FeaturedCards, OfferedTraining, ShownPiece } from './home.ts';
import { TrainingList } from './training-list.tsx';

interface Frame {
  readonly visitor: Visitor;
  readonly sections: readonly Section[];
}
interface Found extends Frame {
  readonly cards: readonly Card[];
  readonly total: number;
  readonly pagina: number;
  readonly paginas: number;
  readonly buscar?: string | undefined;
  readonly categoria?: string | undefined;
}

const hrefOf = ({ buscar, categoria }: Found, pagina: number): string =>
  `/web?${new URLSearchParams({
    ...(categoria !== undefined && { categoria }),
    ...(buscar !== undefined && { buscar }),
    ...(pagina > 1 && { pagina: String(pagina) }),
  }).toString()}`;

const Pages = (found: Found) =>
  found.paginas <= 1 ? null : (
    <nav className="paginas" aria-label="Páginas">
      {found.pagina > 1 && (
        <a rel="prev" href={hrefOf(found, found.pagina - 1)}>
          Anterior
        </a>
      )}
      <span>{`Página ${found.pagina} de ${found.paginas}`}</span>
      {found.pagina < found.paginas && (
        <a rel="next" href={hrefOf(found, found.pagina + 1)}>
          Siguiente
        </a>
      )}
    </nav>
  );

/** A section, or what was searched for. */
export function FoundPage(found: Found) {
  const { visitor, sections, cards, total, buscar, categoria } = found;
  const trail = categoria === undefined ? [] : trailTo(sections, categoria);
  const title = buscar ? `«${buscar}»` : (trail.at(-1)?.nombre ?? 'Todos los productos');
  const inside = categoria === undefined ? [] : childrenOf(sections, categoria);
  return (
    <Layout
      title={title}
      description={`${title}: ${productsText(total)}`}
      searched={buscar}
      visitor={visitor}
      sections={sections}
    >
      {trail.length > 1 && (
        <nav className="migas" aria-label="Dónde estás">
          {trail.slice(0, -1).map(({ slug, nombre }) => (
            <a key={slug} href={`/web?categoria=${encodeURIComponent(slug)}`}>
              {nombre}
            </a>
          ))}
        </nav>
      )}
      <h1>{title}</h1>
      {inside.length > 0 && (
        <nav className="dentro" aria-label="Subcategorías">
          {inside.map(({ slug, nombre }) => (
            <a key={slug} href={`/web?categoria=${encodeURIComponent(slug)}`}>
              {nombre}
            </a>
          ))}
        </nav>
      )}
      <p className="cuantos">{productsText(total)}</p>
      {total === 0 ? (
        <p className="vacio">
          {buscar
            ? 'No hay productos con esas palabras. Prueba con menos, o con el código.'
            : 'Aún no hay productos aquí.'}{' '}
          <a href="/web">Volver a la portada</a>
        </p>
      ) : (
        <ProductList cards={cards} visitor={visitor} above={6} heading="h2" />
      )}
      <Pages {...found} />
    </Layout>
  );
}

/** A slide or a banner: on a phone its design for phones, where it has one. */
const Piece = ({ piece, de, first }: { piece: ShownPiece; de: 'slide' | 'anuncio'; first: boolean }) => {
  const words = (
    <div>
      <h2>{piece.titulo}</h2>
      {piece.texto !== '' && <p>{piece.texto}</p>}
      {piece.boton && <span className="boton">{piece.boton}</span>}
    </div>
  );
  const picture = piece.imagen && (
    <picture>
      {piece.imagen_movil && (
        <source
          media="(max-width: 640px)"
          srcSet={imageHref(de, piece._id, piece.imagen_movil._id, '?campo=imagen_movil')}
          width={piece.imagen_movil.ancho}
          height={piece.imagen_movil.alto}
        />
      )}
      <img
        src={imageHref(de, piece._id, piece.imagen._id)}
        width={piece.imagen.ancho}
        height={piece.imagen.alto}
        alt=""
        loading={first ? 'eager' : 'lazy'}
      />
    </picture>
  );
  return (
    <article className={de}>
      {piece.enlace === '' ? (
        <>
          {picture}
          {words}
        </>
      ) : (
        <a href={piece.enlace}>
          {picture}
          {words}
        </a>
      )}
    </article>
  );
};

export const HomePage = ({
  visitor,
  sections,
  slides,
  banners,
  featured,
  trainings,
}: Frame & {
  readonly slides: readonly ShownPiece[];
  readonly banners: readonly ShownPiece[];
  readonly featured: readonly FeaturedCards[];
  readonly trainings: readonly OfferedTraining[];
}) => (
  <Layout
    title="Tienda"
    description="Productos electrónicos y de seguridad"
    visitor={visitor}
    sections={sections}
    more="portada"
  >
    <h1 className="oculto">Tienda</h1>
    {slides.length > 0 && (
      <section className="slides" aria-label="Portada">
        {slides.map((piece, n) => (
          <Piece key={piece._id} piece={piece} de="slide" first={n === 0} />
        ))}
      </section>
    )}
    {featured.map(({ nombre, cards }) => (
      <section key={nombre}>
        <h2>{nombre}</h2>
        <ProductList cards={cards} visitor={visitor} />
      </section>
    ))}
    <TrainingList trainings={trainings} />
    {banners.length > 0 && (
      <section className="anuncios" aria-label="Anuncios">
        {banners.map((piece) => (
          <Piece key={piece._id} piece={piece} de="anuncio" first={false} />
        ))}
      </section>
    )}
    <p className="todos">
      <a href="/web?buscar=">Ver todos los productos</a>
    </p>
  </Layout>
);
