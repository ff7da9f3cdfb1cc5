import { EXTERNAL_PERFILES } from '@power/domain/kernel/perfiles';
import type { Principal } from '@power/domain/kernel/principal';
import { type RowScope, type Scope, seesOwnOnly } from '@power/domain/kernel/query';

/** What limits a viewer: each column must hold one of the values. `none`: sees no row at all. */
export type Restriction = { readonly column: string; readonly of: keyof RowScope; readonly values: readonly string[] };

/**
 * Row scope of requirements §0.1.4: sellers see own rows, Brand Manager and Proveedor own brands, Reseller and Cliente
 * their own company; everybody else all, unless a query is for own rows alone. People from outside see nothing of a scoped read model that has no column for them.
 */
export function restrictionsOf(scope: Scope | undefined, user: Principal | undefined): readonly Restriction[] | 'none' {
  if (typeof scope !== 'object') return [];
  if (!user) return 'none';
  const found: Restriction[] = [];
  const limit = (of: keyof RowScope, values: readonly (string | undefined)[]): void => {
    const column = scope[of];
    if (column) found.push({ column, of, values: values.filter((v) => v !== undefined) });
  };
  if (scope.propio) limit('propio', [user._id]);
  if (scope.usuario && user.perfil !== 'Administrador') limit('usuario', [user._id]);
  if (seesOwnOnly(scope, user.perfil)) limit('ejecutivo', [user._id]);
  if (user.perfil === 'Reseller' || user.perfil === 'Cliente') limit('cliente', [user.cliente_id]);
  if (user.perfil === 'Brand Manager' || user.perfil === 'Proveedor') limit('marca', user.marcas ?? []);
  if (found.some((r) => r.values.length === 0)) return 'none';
  if (found.length === 0 && EXTERNAL_PERFILES.includes(user.perfil)) return 'none';
  return found;
}
