import type { ReactNode } from 'react';
import { shopName } from '../kernel/page-reply.ts';
import { rootsOf, type Section } from './sections.ts';
import type { Visitor } from './visitor.ts';

interface Props {
  readonly title: string;
  readonly description?: string | undefined;
  readonly visitor: Visitor;
  readonly sections: readonly Section[];
  readonly searched?: string | undefined;
  /** Not for search engines: what a visitor has in the basket, what is not there. */
  readonly unlisted?: boolean;
  /** Style sheet of what only some pages hold. */
  readonly more?: 'compra' | 'portada';
  readonly children: ReactNode;
}

/** Frame of every page of the shop window. Works without script; `tienda.js` keeps the basket. */
export function Layout({ title, description, visitor, sections, searched, unlisted = false, more, children }: Props) {
  const { company, signedIn } = visitor;
  return (
    <html lang="es-CL">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} · ${shopName()}`}</title>
        {description !== undefined && <meta name="description" content={description} />}
        {unlisted && <meta name="robots" content="noindex" />}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/tienda/tienda.css" />
        {more !== undefined && <link rel="stylesheet" href={`/tienda/${more}.css`} />}
        <script src="/tienda/tienda.js" defer />
      </head>
      <body>
        <a className="saltar" href="#contenido">
          Ir al contenido
        </a>
        <header>
          <a className="marca" href="/web">
            {shopName()}
          </a>
          <form role="search" action="/web">
            <input
              type="search"
              name="buscar"
              defaultValue={searched}
              maxLength={100}
              placeholder="Busca por nombre, marca o código"
              aria-label="Buscar productos"
            />
            <button type="submit">Buscar</button>
          </form>
          <nav aria-label="Cuenta">
            {company ? (
              <span className="empresa">{company.nombre}</span>
            ) : (
              <a href={signedIn ? '/sistema' : '/login'}>{signedIn ? 'Volver al sistema' : 'Ingresar'}</a>
            )}
            <a href="/web/carro" data-carro>
              Carro <b data-cuantos hidden />
            </a>
          </nav>
        </header>
        {sections.length > 0 && (
          <nav className="secciones" aria-label="Categorías">
            {rootsOf(sections).map(({ slug, nombre }) => (
              <a key={slug} href={`/web?categoria=${encodeURIComponent(slug)}`}>
                {nombre}
              </a>
            ))}
          </nav>
        )}
        <main id="contenido">{children}</main>
        <footer>
          <p>
            {company
              ? `Precios netos para ${company.nombre}, más IVA.`
              : 'Los precios se muestran a clientes que ingresaron con su cuenta.'}
          </p>
        </footer>
      </body>
    </html>
  );
}
