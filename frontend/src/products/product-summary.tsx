import { Badge } from '@mantine/core';
import frame from '../documents/document-frame.module.css';
import { NoteCell } from './note.shared.tsx';
import type { Sheet } from './product-facts.tsx';
import { ProductPicture } from './product-picture.tsx';
import styles from './product-picture.module.css';

/** Beside the part number: what it looks like, what it is called, and what stands in the way of selling it. */
export function ProductSummary({ product }: { readonly product: Sheet['producto'] }) {
  const [picture] = product.imagenes;
  const name = `${product.nombre} · ${product.marca}`;
  return (
    <div className={frame.summary}>
      {picture && (
        <ProductPicture id={product._id} imagen={picture._id} tamano="miniatura" alt="" className={styles.picture} />
      )}
      <span className={frame.named} title={name}>
        {name}
      </span>
      {product.bloqueado && (
        <Badge color="red" variant="light">
          Bloqueado
        </Badge>
      )}
      {product.servicio && <Badge variant="light">Servicio</Badge>}
      {!product.activo && (
        <Badge color="gray" variant="light">
          Inactivo
        </Badge>
      )}
      <NoteCell nota={product.nota} />
    </div>
  );
}
