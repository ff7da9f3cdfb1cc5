/** Profiles and permission flags of document 1 §6. */

export const PERFILES = [
  'Administrador',
  'Jefe de Bodega',
  'Asistente Bodega',
  'Bodega y Despacho',
  'Jefe de Logistica',
  'Ejecutivo de Ventas',
  'Brand Manager',
  'Pre-Venta',
  'Marketing',
  'Finanzas',
  'Cobrador',
  'Servicio Tecnico',
  'Tecnico',
  'Reseller',
  'Proveedor',
  'Cliente',
  'Bodega',
] as const;
export type Perfil = (typeof PERFILES)[number];

/** Who makes offers and orders. */
export const SELLERS: readonly Perfil[] = ['Administrador', 'Ejecutivo de Ventas', 'Brand Manager', 'Pre-Venta'];
/** Who works in the warehouse. */
export const WAREHOUSE_HANDS: readonly Perfil[] = ['Jefe de Bodega', 'Bodega y Despacho', 'Asistente Bodega', 'Bodega'];
/** Who has goods in hand: picks, hands over. */
export const GOODS_HANDLERS: readonly Perfil[] = ['Administrador', ...WAREHOUSE_HANDS, 'Jefe de Logistica'];
/** Who deals with customers and their documents at a desk of the company. */
export const OFFICE: readonly Perfil[] = [
  ...SELLERS,
  'Jefe de Bodega',
  'Jefe de Logistica',
  'Marketing',
  'Finanzas',
  'Cobrador',
];

export const PERMISOS = ['dolares', 'condicionpago', 'tipocliente', 'validar', 'exportar', 'margenes'] as const;
export type Permiso = (typeof PERMISOS)[number];
export type Permisos = Readonly<Record<Permiso, boolean>>;

/** What one specific user may be granted beyond the profile (document 1 §6): the group *Productos*, or *Web/App*. */
export const CONCESIONES = ['productos', 'web_app'] as const;
export type Concesion = (typeof CONCESIONES)[number];

const none: Permisos = {
  dolares: false,
  condicionpago: false,
  tipocliente: false,
  validar: false,
  exportar: false,
  margenes: false,
};
const all: Permisos = {
  dolares: true,
  condicionpago: true,
  tipocliente: true,
  validar: true,
  exportar: true,
  margenes: true,
};

/** Permission flags that a profile has unless a person's own flags override them (document 1 §6, permission flags). */
export function permisosOf(perfil: Perfil): Permisos {
  switch (perfil) {
    case 'Administrador':
      return all;
    case 'Ejecutivo de Ventas':
      return { ...none, condicionpago: true };
    case 'Pre-Venta':
    case 'Brand Manager':
      return { ...none, dolares: true, condicionpago: true };
    default:
      return none;
  }
}

/** Profiles that only ever see rows of their own company (requirements §0.1.4). */
export const EXTERNAL_PERFILES: readonly Perfil[] = ['Reseller', 'Proveedor', 'Cliente'];
