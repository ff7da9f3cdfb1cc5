import type { Principal } from './principal.ts';

/**
 * Whether a document of sales that nobody outside sees is in a person's row scope (requirements §0.1.4): a seller's own, a
 * Brand Manager's own and those with a brand that they manage, everything for the others of the company.
 */
export function reachesSale(
  { ejecutivo, marcas }: { readonly ejecutivo: string; readonly marcas: readonly string[] },
  user: Principal,
): boolean {
  switch (user.perfil) {
    case 'Ejecutivo de Ventas':
      return ejecutivo === user._id;
    case 'Brand Manager':
      return ejecutivo === user._id || marcas.some((marca) => user.marcas?.includes(marca));
    case 'Reseller':
    case 'Cliente':
    case 'Proveedor':
      return false;
    default:
      return true;
  }
}
