import type { TamanoImagen } from '@power/domain/kernel/images';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { picture } from '../api/client.ts';
import { productImage } from '../calls/products.ts';

interface Props {
  readonly id: string;
  readonly imagen: string;
  readonly tamano: TamanoImagen;
  readonly alt: string;
  readonly className?: string | undefined;
}

/** A picture of a product. It is asked for with the session of the person, as an `img` by itself would not. */
export function ProductPicture({ id, imagen, tamano, alt, className }: Props) {
  const found = useQuery({
    queryKey: ['product-picture', imagen, tamano],
    queryFn: async ({ signal }) => (await picture(productImage, { id, imagen, tamano }, signal)) ?? null,
    staleTime: Infinity,
  });
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!found.data) return undefined;
    const made = URL.createObjectURL(found.data);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [found.data]);
  if (address !== undefined) return <img src={address} alt={alt} className={className} />;
  return found.isPending ? <Skeleton className={className} /> : null;
}
