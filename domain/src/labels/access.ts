import type { Perfil } from '../kernel/perfiles.ts';

/** Who prints labels (document 1 §6, *Códigos QR*). */
export const LABEL_PRINTERS: readonly Perfil[] = [
  'Administrador',
  'Jefe de Bodega',
  'Asistente Bodega',
  'Bodega y Despacho',
  'Jefe de Logistica',
];
