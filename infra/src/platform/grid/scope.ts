import { EXTERNAL_PERFILES } from '@power/domain/kernel/perfiles';
import type { Principal } from '@power/domain/kernel/principal';
import { type RowScope, type Scope, seesOwnOnly } from '@power/domain/kernel/query';

interface Condition {
  readonly column: string;
  readonly of: keyof RowScope;
  readonly values: readonly string[];
}
/** What limits a viewer: the column must hold one of the values, or that of `or` one of its own. */
export type Restriction = Condition & { readonly or?: Condition };

/** The conditions of a restriction, of which one must hold. */
export const choicesOf = ({ or, ...own }: Restriction): readonly Condition[] => (or ? [own, or] : [own]);

/** A Brand Manager's rows: those of own brands, and those that are the manager's own whatever their brand. */
function ofManager({ marca, ejecutivo }: RowScope, { _id, marcas = [] }: Principal): Restriction | undefined {
  if (marca === undefined) return undefined;
  const branded: Condition = { column: marca, of: 'marca', values: marcas };
  if (ejecutivo === undefined) return branded;
  const own: Condition = { column: ejecutivo, of: 'ejecutivo', values: [_id] };
  return marcas.length > 0 ? { ...branded, or: own } : own;
}

/**
 * Row scope of requirements §0.1.4: sellers see own rows, a Brand Manager own brands and what they sold themselves,
 * Proveedor own brands, Reseller and Cliente their own company; everybody else all, unless a query is for own rows alone.
 * People from outside see nothing of a scoped read model that has no column for them. `none`: sees no row at all.
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
  if (user.perfil === 'Proveedor') limit('marca', user.marcas ?? []);
  const managed = user.perfil === 'Brand Manager' ? ofManager(scope, user) : undefined;
  if (managed) found.push(managed);
  if (found.some((r) => r.values.length === 0)) return 'none';
  if (found.length === 0 && EXTERNAL_PERFILES.includes(user.perfil)) return 'none';
  return found;
}
