import type { Concesion, Perfil } from '../kernel/perfiles.ts';
import type { MenuFilter } from './menu-filters.ts';

/** One entry of the sidebar: a screen under `/sistema/`. */
export interface MenuEntry {
  readonly ruta: string;
  readonly etiqueta: string;
  /** Tabler icon, kebab-case without `icon-`. */
  readonly icono: string;
  readonly perfiles: readonly Perfil[];
  /** Who is led here by other screens, and has it in no menu. */
  readonly llegan?: readonly Perfil[];
  /** Screens behind it that are for the same people: a second list, at an address of its own. */
  readonly detras?: readonly string[];
  /** Shown too to a specific user who was granted it (document 1 §6). */
  readonly concesion?: Concesion;
  /** Shown only while the ERP integration flag is on, as it is unless configured otherwise. */
  readonly erp?: true;
  /** Counter shown as a red badge. */
  readonly insignia?: 'cambiosPrecio';
  /** Columns by which its list opens filtered, each to these values. */
  readonly filtro?: MenuFilter;
}

export interface MenuGroup {
  readonly grupo: string;
  readonly icono: string;
  readonly entradas: readonly MenuEntry[];
}
