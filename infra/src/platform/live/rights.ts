import { PERMISOS } from '@power/domain/kernel/perfiles';
import type { Principal } from '@power/domain/kernel/principal';

/** What decides which topics and rows a person may hear, as one text: another text, other rights. */
export const rightsOf = ({ perfil, permisos, cliente_id, proveedor_id, marcas, concesiones }: Principal): string =>
  JSON.stringify([
    perfil,
    PERMISOS.filter((flag) => permisos[flag]),
    cliente_id ?? null,
    proveedor_id ?? null,
    [...(marcas ?? [])].sort(),
    [...(concesiones ?? [])].sort(),
  ]);
