import { z } from 'zod';

/** Where anybody enrols in a public training. */
export const PAGINA_INSCRIPCION = '/inscripcion/:id';
export const numeroEnDireccion = z.string().regex(/^[1-9]\d{0,8}$/, 'Esa capacitación no existe');

/** The address of its page, within this site. */
export const inscripcionHref = (number: string | number): string => PAGINA_INSCRIPCION.replace(':id', String(number));
