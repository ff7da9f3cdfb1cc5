import type { Concesion, Perfil, Permisos } from './perfiles.ts';

/** The person (or process) on whose behalf a call runs, as the session says; built by the API, never taken from a request body. */
export interface Principal {
  readonly _id: string;
  readonly nombre: string;
  readonly email: string;
  readonly perfil: Perfil;
  readonly permisos: Permisos;
  /** Session id; `interno` for processes and scheduled work. */
  readonly sesion: string;
  /** Own company of a Reseller or Cliente. */
  readonly cliente_id?: string;
  /** Own company of a Proveedor. */
  readonly proveedor_id?: string;
  /** Brands of a Brand Manager or Proveedor. */
  readonly marcas?: readonly string[];
  /** Granted to this person beyond the profile. */
  readonly concesiones?: readonly Concesion[];
  /** Warehouse that a warehouse profile works in; absent = all. */
  readonly bodega?: string;
}

/** What processes and schedules act as. Never obtainable by signing in. */
export const SYSTEM: Principal = {
  _id: 'sistema',
  nombre: 'Sistema',
  email: '',
  perfil: 'Administrador',
  permisos: { dolares: true, condicionpago: true, tipocliente: true, validar: true, exportar: true, margenes: true },
  sesion: 'interno',
};

/** The person as documents keep them. */
export const personOf = (user: Principal): { _id: string; nombre: string } => ({ _id: user._id, nombre: user.nombre });
