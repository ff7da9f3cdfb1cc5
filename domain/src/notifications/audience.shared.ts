import { type Perfil, WAREHOUSE_HANDS } from '../kernel/perfiles.ts';

/** Kind of notification that one person of the warehouse takes for the others (document 1 §5). */
export const LOCATION_REQUEST = 'solicitud_ubicacion_cliente';
/** The only profiles that a location request reaches. */
export const TAKERS: readonly Perfil[] = WAREHOUSE_HANDS;

export interface Audience {
  readonly usuarios: readonly string[];
  readonly perfiles: readonly string[];
}
export const reaches = (
  { usuarios, perfiles }: Audience,
  user: { readonly _id: string; readonly perfil: string },
): boolean => usuarios.includes(user._id) || perfiles.includes(user.perfil);
