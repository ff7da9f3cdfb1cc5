import type { TamanoImagen } from '@power/domain/kernel/images';
import { Skeleton } from '@mantine/core';
import { usePicture } from '../api/use-picture.ts';
import { productImage } from '../calls/products.ts';

interface Props {
  readonly id: string;
  readonly imagen: string;
  readonly tamano: TamanoImagen;
  readonly alt: string;
  readonly className?: string | undefined;
}

/** A picture of a product. */
export function ProductPicture({ id, imagen, tamano, alt, className }: Props) {
  const { address, pending } = usePicture(productImage, `${imagen}/${tamano}`, { id, imagen, tamano });
  if (address !== undefined) return <img src={address} alt={alt} className={className} />;
  return pending ? <Skeleton className={className} /> : null;
}
