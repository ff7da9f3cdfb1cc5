import { Badge } from '@mantine/core';
import { productLooks, productStateOf } from '@power/domain/products/product-looks';
import head from '../ui/dialogs/sheet-header.module.css';
import { StateChip } from '../ui/state-chip.tsx';
import { NoteCell } from './note.shared.tsx';
import type { Sheet } from './product-facts.tsx';
import { ProductPicture } from './product-picture.tsx';
import styles from './product-picture.module.css';

/** Beside the part number: what it looks like, what it is called, and what stands in the way of selling it. */
export function ProductSummary({ product }: { readonly product: Sheet['producto'] }) {
  const [picture] = product.imagenes;
  const name = `${product.nombre} · ${product.marca}`;
  return (
    <div className={head.summary}>
      <StateChip looks={productLooks} value={productStateOf(product)} />
      {picture && (
        <ProductPicture id={product._id} imagen={picture._id} tamano="miniatura" alt="" className={styles.picture} />
      )}
      <span className={head.named} title={name}>
        {name}
      </span>
      {product.servicio && <Badge variant="light">Servicio</Badge>}
      <NoteCell nota={product.nota} />
    </div>
  );
}
