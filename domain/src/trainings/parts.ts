import { z } from 'zod';
import { emailText } from '../kernel/email.ts';
import { persona } from '../kernel/person.ts';
import { legible, oneLine } from '../kernel/text.ts';
import { dayText, hourText } from '../kernel/when.ts';

export const ESTADOS_CAPACITACION = ['Programada', 'Realizada', 'Cancelada'] as const;
export type EstadoCapacitacion = (typeof ESTADOS_CAPACITACION)[number];

/** Places of one training at most: beyond it is an event of another kind. */
export const MAX_CUPOS = 1000;

export const cupos = z
  .number('Ingresa los cupos')
  .int('Los cupos van enteros')
  .min(1, 'Al menos un cupo')
  .max(MAX_CUPOS, 'A lo más 1.000');

/** A way to a meeting that a browser opens; empty: there is none. */
export const enlace = z.union([
  z.literal(''),
  z
    .string()
    .trim()
    .max(500, 'A lo más 500 caracteres')
    .pipe(z.url({ protocol: /^https?$/, error: 'Escribe el link completo, con https://' })),
]);

const fields = {
  nombre: oneLine(200).min(1, 'Ingresa el nombre'),
  descripcion: z.string().overwrite(legible).trim().max(4000).default(''),
  relator: oneLine(200).default(''),
  fecha: dayText,
  hora: hourText,
  lugar: oneLine(200).default(''),
  link: enlace.default(''),
  cupos,
  /** Whether anybody may enrol on its public page. */
  publica: z.boolean().default(false),
};

/** What is typed of a training: it is somewhere, or behind a link, or both. */
export const capacitacionTecleada = z.strictObject(fields).refine(({ lugar, link }) => lugar !== '' || link !== '', {
  path: ['lugar'],
  error: 'Ingresa el lugar, o el link si es en línea',
});
export type CapacitacionTecleada = z.infer<typeof capacitacionTecleada>;

/** Who is enrolled, as it is typed. */
export const inscritoTecleado = z.strictObject({
  nombre: oneLine(200).min(1, 'Ingresa el nombre'),
  email: emailText('Escribe un correo válido'),
  empresa: oneLine(200).default(''),
});

/** Somebody who was enrolled; who was taken out again stays in the history alone. */
export const inscrito = z.object({
  inscripcion: z.number().int().positive(),
  nombre: z.string(),
  email: z.string(),
  empresa: z.string(),
  /** The client company whose people enrolled the person in its portal. */
  cliente_id: z.string().optional(),
  /** Enrolled on the public page, and agreed to what it says of personal data. */
  publico: z.literal(true).optional(),
  /** Null until attendance is taken. */
  asistio: z.boolean().nullable(),
});
export type Inscrito = z.infer<typeof inscrito>;
export type InscritoNuevo = Omit<Inscrito, 'inscripcion' | 'asistio'>;

export const datosCapacitacion = z.object({
  nombre: z.string(),
  descripcion: z.string(),
  relator: z.string(),
  fecha: z.string(),
  hora: z.string(),
  lugar: z.string(),
  link: z.string(),
  cupos: z.number().int(),
  /** Of long ago: none was public. */
  publica: z.boolean().optional(),
});
export type DatosCapacitacion = z.infer<typeof datosCapacitacion>;

/** A training as its stream folds it. */
export const capacitacion = datosCapacitacion.extend({
  _id: z.string(),
  number: z.number().int(),
  publica: z.boolean(),
  estado: z.enum(ESTADOS_CAPACITACION),
  motivo_cancelacion: z.string().nullable(),
  inscritos: z.array(inscrito),
  /** Who waits for a place, longest first. */
  espera: z.array(inscrito),
  /** What the codes of certificates are made from; none before attendance was taken, and of long ago. */
  semilla: z.string().optional(),
  /** The number of the next enrolment: none is given twice. */
  siguiente: z.number().int(),
  creado_por: persona,
  createdAt: z.string(),
});
