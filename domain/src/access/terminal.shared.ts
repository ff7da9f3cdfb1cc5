import type { Perfil } from '../kernel/perfiles.ts';

/** Who signs in on the phone of the warehouse with a code, and nowhere else (requirements §0.3). */
export const TERMINAL_PERFILES: readonly Perfil[] = ['Asistente Bodega', 'Bodega y Despacho'];

/** Who hands the codes out. */
export const CODE_GIVERS: readonly Perfil[] = ['Administrador', 'Jefe de Bodega'];

/** Hours that a code waits to be used: a shift. */
export const CODE_HOURS = 12;

/** Screens of the phone. */
export const TERMINAL_SCREENS: readonly string[] = [
  'bodega',
  'picking',
  'stock',
  'productos-en-carrito',
  'embalajes',
  'entrada-sin-documento',
  'despachos',
];
