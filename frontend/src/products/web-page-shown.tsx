import { Text } from '@mantine/core';
import type { ReplyFor } from '../api/wire.ts';
import type { webProductPage } from '../calls/products.ts';
import type { Option } from '../masters/types.ts';
import { ProductPicture } from './product-picture.tsx';
import styles from './web-page.module.css';

interface Props {
  readonly page: ReplyFor<typeof webProductPage>['producto'];
  readonly categories: readonly Option[];
}

/** A product's page as a visitor reads it. Its description is what the server let through: text and its form, nothing that runs. */
export function WebPageShown({ page, categories }: Props) {
  const [first] = page.imagenes;
  const names = new Map(categories.map(({ value, label }) => [value, label]));
  return (
    <article className={styles.shown}>
      {first && (
        <ProductPicture id={page._id} imagen={first._id} tamano="grande" alt={page.nombre} className={styles.picture} />
      )}
      <Text size="sm" c="dimmed">
        {page.categorias_web.map((slug) => names.get(slug) ?? slug).join(' · ')}
      </Text>
      <Text fw={600} size="lg">
        {page.nombre}
      </Text>
      <Text size="sm">{`${page.marca} · ${page.part_number}`}</Text>
      {page.descripcion_web === '' ? (
        <Text c="dimmed">Todavía no tiene descripción.</Text>
      ) : (
        <div className={styles.text} dangerouslySetInnerHTML={{ __html: page.descripcion_web }} />
      )}
    </article>
  );
}
