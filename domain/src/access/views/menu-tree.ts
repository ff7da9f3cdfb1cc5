import { z } from 'zod';
import type { Concesion } from '../../kernel/perfiles.ts';
import { menuOf } from '../menu.ts';

/** The sidebar of one person, as `/usuarios/info` brings it (requirements §1). */
export const menuTree = z.array(
  z.object({
    grupo: z.string(),
    icono: z.string(),
    entradas: z.array(
      z.object({
        /** Screen under `/sistema/`. */
        ruta: z.string(),
        etiqueta: z.string(),
        icono: z.string(),
        insignia: z.enum(['cambiosPrecio']).nullable(),
      }),
    ),
  }),
);
export type MenuTree = z.infer<typeof menuTree>;

/** Groups and entries for a profile with its grants; those of the ERP unless its integration is off. */
export const menuTreeOf = (perfil: string, concesiones: readonly Concesion[] = [], erp = true): MenuTree =>
  menuOf(perfil, { erp, concesiones }).map(({ grupo, icono, entradas }) => ({
    grupo,
    icono,
    entradas: entradas.map((e) => ({
      ruta: e.ruta,
      etiqueta: e.etiqueta,
      icono: e.icono,
      insignia: e.insignia ?? null,
    })),
  }));
