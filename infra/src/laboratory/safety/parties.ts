import { EXTERNAL_PERFILES, type Perfil, PERFILES, PERMISOS, type Permisos } from '@power/domain/kernel/perfiles';
import type { Principal } from '@power/domain/kernel/principal';
import type { RowDefinition } from '@power/domain/kernel/row';

/** One side of the trial: a seller, their customer, a brand, and the documents between them. */
export interface Party {
  /** In every text and id of this party's rows, so that one look at a reply tells whose it is. */
  readonly mark: string;
  readonly usuario: string;
  readonly cliente: string;
  readonly marca: string;
  readonly producto: string;
  /** Number of the first order; those of the other states follow. */
  readonly pedido: number;
  /** Every amount and quantity of its rows is this or a little more. */
  readonly amount: number;
}

const party = (mark: string, pedido: number, amount: number): Party => ({
  mark,
  usuario: `${mark}-usuario`,
  cliente: `${mark}-cliente`,
  marca: `${mark} marca`,
  producto: `${mark}-producto`,
  pedido,
  amount,
});

/** Of the person who asks, and of somebody else. */
export const OWN = party('propio', 501, 1_000);
export const OTHER = party('ajeno', 77_100_001, 771_000_000);

/** Every flag but `margenes`, so that no call is out of reach for want of one, and no cost within it. */
const flags = Object.fromEntries(PERMISOS.map((flag) => [flag, flag !== 'margenes'])) as Permisos;

/** One person of each profile, of the own party. */
export const PEOPLE: readonly Principal[] = PERFILES.map((perfil) => ({
  _id: OWN.usuario,
  nombre: 'Persona propia',
  email: 'propia@power.test',
  perfil,
  permisos: flags,
  sesion: 's-propia',
  cliente_id: OWN.cliente,
  proveedor_id: 'propio-proveedor',
  marcas: [OWN.marca],
}));

/**
 * Whether the other party's rows of a read model are out of this profile's reach, as requirements §0.1.4 says it: sellers
 * see own customers and documents, Brand Manager and Proveedor own brands, people from outside their own company and
 * nothing else that belongs to somebody; what is personal is its owner's, and Administrador's where that is said.
 */
export function isOthers({ scope }: Pick<RowDefinition, 'scope'>, perfil: Perfil): boolean {
  if (scope === 'everyone') return false;
  if (scope.propio !== undefined) return true;
  if (scope.usuario !== undefined && perfil !== 'Administrador') return true;
  if (EXTERNAL_PERFILES.includes(perfil)) return true;
  if (perfil === 'Ejecutivo de Ventas') return scope.ejecutivo !== undefined;
  return perfil === 'Brand Manager' && scope.marca !== undefined;
}
