import type { Perfil } from '../../kernel/perfiles.ts';
import { warehouseMaster } from './warehouse-row.ts';

/** Racks, levels and places are read and written by whoever reads and writes the warehouses that they stand in. */
export const PLACE_ACCESS = {
  read: warehouseMaster.read as readonly Perfil[],
  write: warehouseMaster.write,
} as const;

/** A code that begins with the code of what it stands in, so that a label tells where it hangs: `BOD-R01-N2-P03`. */
export const within = (
  values: Readonly<Record<string, unknown>>,
  parent: string,
  letter: string,
  example: string,
): { readonly campo: string; readonly mensaje: string } | undefined => {
  const code = String(values['codigo'] ?? '');
  const start = `${String(values[parent] ?? '')}-${letter}`;
  return code.startsWith(start) && /^\d{1,3}$/.test(code.slice(start.length))
    ? undefined
    : { campo: 'codigo', mensaje: `Escribe ${start} y su número: ${example}` };
};

export { warehouseOfPlace } from '../place-code.shared.ts';
