import type { Imagen } from '@power/domain/kernel/images';
import { Layout } from './layout.tsx';
import { Availability, imageHref, Price } from './product-card.tsx';
import type { Card } from './published.ts';
import { type Section, trailTo } from './sections.ts';
import type { Visitor } from './visitor.ts';

interface Props {
  readonly visitor: Visitor;
  readonly sections: readonly Section[];
  readonly card: Card;
  /** Clean HTML: what does not belong there was taken out before it was kept. */
  readonly descripcion_web: string;
  readonly imagenes: readonly Imagen[];
}

/** Words alone, for those who list the page. */
const summaryOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 160);

export function ProductPage({ visitor, sections, card, descripcion_web, imagenes }: Props) {
  const trail = card.categorias_web.map((slug) => trailTo(sections, slug)).find((one) => one.length > 0) ?? [];
  return (
    <Layout
      title={card.nombre}
      description={summaryOf(descripcion_web) || `${card.nombre}, ${card.marca}`}
      visitor={visitor}
      sections={sections}
      more="compra"
    >
      {trail.length > 0 && (
        <nav className="migas" aria-label="Dónde estás">
          {trail.map(({ slug, nombre }) => (
            <a key={slug} href={`/web?categoria=${encodeURIComponent(slug)}`}>
              {nombre}
            </a>
          ))}
        </nav>
      )}
      <article className="producto">
        <div className="fotos">
          {imagenes.map(({ _id, ancho, alto }, n) => (
            <img
              key={_id}
              src={imageHref('producto', card._id, _id)}
              width={ancho}
              height={alto}
              alt={n === 0 ? card.nombre : `${card.nombre}, imagen ${n + 1}`}
              loading={n === 0 ? 'eager' : 'lazy'}
            />
          ))}
        </div>
        <div className="datos">
          <h1>{card.nombre}</h1>
          <p className="codigo">
            {card.marca} · {card.part_number}
          </p>
          <Price card={card} visitor={visitor} />
          <Availability card={card} />
          <form action="/web/carro" data-agregar>
            <input type="hidden" name="codigo" value={card.codigo} />
            <label>
              Unidades{' '}
              <input type="number" name="cantidad" min="1" max="100000" defaultValue="1" required inputMode="numeric" />
            </label>
            <button type="submit">Agregar al carro</button>
          </form>
          {descripcion_web !== '' && (
            <>
              {/* What marketing writes begins below this heading, whatever level it uses. */}
              <h2>Descripción</h2>
              <div className="descripcion" dangerouslySetInnerHTML={{ __html: descripcion_web }} />
            </>
          )}
        </div>
      </article>
    </Layout>
  );
}
