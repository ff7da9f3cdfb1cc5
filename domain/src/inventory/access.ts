import type { Perfil } from '../kernel/perfiles.ts';

/** Who moves goods by hand (requirements §2 entrada-sin-documento, ubicaciones). */
export const WAREHOUSE: readonly Perfil[] = [
  'Administrador',
  'Jefe de Bodega',
  'Asistente Bodega',
  'Bodega y Despacho',
  'Jefe de Logistica',
];

/** Who answers for the warehouse: moves what is in quarantine and empties another person's trolley. */
export const WAREHOUSE_HEADS: readonly Perfil[] = ['Administrador', 'Jefe de Bodega', 'Jefe de Logistica'];

/** Who may change what the books say without goods moving (requirements §2 inventarios: approval). */
export const STOCK_APPROVERS: readonly Perfil[] = ['Administrador', 'Jefe de Logistica'];
