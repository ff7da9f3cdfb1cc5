import { plain } from '../kernel/text.ts';

const SIN_STOCK = 'Sin stock';

/** Reasons why quotations are given up, offered where one is asked for; anything else may be written. */
export const MOTIVOS_ANULACION = [
  SIN_STOCK,
  'Precio',
  'Plazo de entrega',
  'Eligió a otro proveedor',
  'Ya no lo necesita',
] as const;

/** Whether a reason says that the goods were not there: it begins with those words, whatever follows. */
export const saysNoStock = (motivo: string): boolean => plain(motivo.trim()).startsWith(plain(SIN_STOCK));
