import type { CampoImagen, Imagen, TamanoImagen } from '@power/domain/kernel/images';
import { Skeleton } from '@mantine/core';
import { usePicture } from '../api/use-picture.ts';
import styles from './master-picture.module.css';
import type { MasterWire, Record_ } from './types.ts';

interface Props {
  readonly call: NonNullable<MasterWire['picture']>;
  readonly record: Record_;
  readonly tamano: TamanoImagen;
  readonly alt: string;
  /** Default: the usual one. */
  readonly campo?: CampoImagen;
}

export const pictureOf = (record: Record_, campo: CampoImagen = 'imagen'): Imagen | null =>
  (record[campo] as Imagen | null | undefined) ?? null;

/** The picture of a record, if it has one. */
export function MasterPicture(props: Props) {
  const imagen = pictureOf(props.record, props.campo);
  return imagen && <Stored {...props} imagen={imagen} />;
}

function Stored({ call, record, tamano, alt, imagen }: Props & { readonly imagen: Imagen }) {
  const request = { id: record._id, imagen: imagen._id, tamano };
  const { address, pending } = usePicture(call, `${imagen._id}/${tamano}`, request);
  const look = tamano === 'grande' ? styles.large : styles.small;
  if (address !== undefined) return <img src={address} alt={alt} className={look} />;
  return pending ? <Skeleton className={look} /> : null;
}
