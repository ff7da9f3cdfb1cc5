import { z } from 'zod';

/** A name of a file that comes in, and nothing of a path; control characters and what turns reading direction have no place in it. */
export const fileName = z
  .string()
  .trim()
  .min(1, 'El archivo no tiene nombre')
  .max(150, 'El nombre del archivo tiene más de 150 caracteres')
  .regex(/^[^/\\\p{C}]+$/u, 'No es un nombre de archivo')
  .refine((name) => /[^.\s]/u.test(name), 'No es un nombre de archivo');
