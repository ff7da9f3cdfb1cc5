import { z } from 'zod';
import { type Rejection, reject } from './rejection.ts';

/** A numbered document as requests name it: its number, which is also its `_id`. */
export const documentId = z.union([z.number().int().positive(), z.string().regex(/^\d{1,15}$/)]);

/** The rules that every numbered document with states has: that it exists, and that a step is of some states alone. */
export function documentGuards<D extends { readonly number: number; readonly estado: string }>({
  uno,
  femenino,
  codigo = 'DOCUMENTO_NO_EXISTE',
  wrong,
}: {
  readonly uno: string;
  readonly femenino: boolean;
  /** Code of the refusal of one that is not there, where programs know another. */
  readonly codigo?: string;
  /** What is said of one in another state, where it is not *está en Borrador: se puede sólo en …*. */
  readonly wrong?: (found: D, estados: readonly D['estado'][]) => string;
}) {
  const [the, none] = femenino ? ['La', 'encontrada'] : ['El', 'encontrado'];
  const visible = (state: D | undefined): D | Rejection =>
    state ?? reject(codigo, `${uno} no ${none}`, `${the} ${uno.toLowerCase()} no existe. Revisa el número.`);
  return {
    visible,
    /** For `when`: it is in one of these states. */
    inState:
      (titulo: string, ...estados: readonly D['estado'][]) =>
      (state: D | undefined): Rejection | undefined => {
        const found = visible(state);
        if ('rejected' in found) return found;
        return estados.includes(found.estado)
          ? undefined
          : reject(
              'ESTADO_NO_PERMITE',
              titulo,
              wrong?.(found, estados) ??
                `${the} ${uno} N° ${found.number} está en ${found.estado}: se puede sólo en ${estados.join(' o ')}.`,
            );
      },
  };
}
