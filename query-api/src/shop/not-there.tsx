import { Layout } from './layout.tsx';
import type { Section } from './sections.ts';
import type { Visitor } from './visitor.ts';

/** What was asked for is not there, and where to go on. */
export const NotThere = ({
  visitor,
  sections,
  mensaje,
  open,
}: {
  readonly visitor: Visitor;
  readonly sections: readonly Section[];
  readonly mensaje: string;
  readonly open: boolean;
}) => (
  <Layout title="No encontrado" visitor={visitor} sections={sections} unlisted>
    <section className="vacio">
      <h1>{mensaje}</h1>
      {open && (
        <p>
          Busca por nombre o código, o <a href="/web">vuelve a la portada</a>.
        </p>
      )}
    </section>
  </Layout>
);
