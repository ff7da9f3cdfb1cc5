import { z } from 'zod';

/** When the page of a product is published and when it is taken down: instants, null where nothing is to happen. */
export const webSchedule = z.object({ publicar: z.string().nullable(), retirar: z.string().nullable() });
export type WebSchedule = Readonly<z.infer<typeof webSchedule>>;
export const NOT_SCHEDULED: WebSchedule = { publicar: null, retirar: null };

export const sameSchedule = (a: WebSchedule, b: WebSchedule): boolean =>
  a.publicar === b.publicar && a.retirar === b.retirar;

/** The next instant at which something happens; undefined when nothing does. */
export const nextOf = ({ publicar, retirar }: WebSchedule): string | undefined =>
  [publicar, retirar].filter((at) => at !== null).toSorted()[0];

export const notSold = ({ part_number, bloqueado }: { readonly part_number: string; readonly bloqueado: boolean }) =>
  `${part_number} está ${bloqueado ? 'bloqueado' : 'desactivado'}: no se publica lo que no se vende.`;
