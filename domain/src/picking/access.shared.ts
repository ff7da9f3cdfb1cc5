import { GOODS_HANDLERS, type Perfil } from '../kernel/perfiles.ts';

/** Who picks; Asistente Bodega and Bodega y Despacho through the handheld client (requirements §0.3). */
export const PICKERS = GOODS_HANDLERS;

/** Who may hand somebody's work to somebody else. */
export const PICKING_CHIEFS: readonly Perfil[] = ['Administrador', 'Jefe de Bodega', 'Jefe de Logistica'];

export const PICKING_PATH = '/picking/modificar';
