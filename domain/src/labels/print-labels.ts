import { LABEL_PRINTERS } from './access.ts';
import { z } from 'zod';
import { type DecideContext, defineCommand } from '../kernel/command.ts';
import { reject } from '../kernel/rejection.ts';
import { codeText } from '../kernel/text.ts';
import { type Etiqueta, FORMATOS_ETIQUETA, LabelsPrinted, TIPOS_ETIQUETA } from './events.ts';
import { labels } from './labels.ts';
import { labelsOf, packagePayload } from './payload.shared.ts';

/** Labels of a batch, and copies of each. */
export const MAX_LABELS = 500;
export const MAX_COPIES = 20;

/** What is printed, as the log knows it. */
export interface Printed {
  readonly nombre: string;
  readonly etiquetas: readonly Etiqueta[];
  /** Package codes that are issued now: `etiquetas` are theirs once their numbers are drawn. */
  readonly emitir?: number;
}

/** A package's label; `de` says whose it is. */
export const packageLabel = (number: number, de: string): Etiqueta => ({
  carga: packagePayload(number),
  titulo: `Embalaje N° ${number}`,
  detalle: de,
});
/** Of a code that no package has yet. */
export const SIN_PEDIDO = 'Sin pedido todavía';

const clave = z
  .string()
  .overwrite(codeText)
  .min(1)
  .max(60)
  .regex(/^[^|]*$/, 'Un código o una serie no lleva «|»');

/** *Etiquetas*, *QR de Series* and *QR de Embalajes*: logged before they exist, so that what hangs anywhere was printed by somebody. */
export const printLabels = defineCommand({
  name: 'print-labels',
  context: 'labels',
  path: '/etiquetas/crear',
  access: { perfiles: LABEL_PRINTERS },
  summary: 'Imprime etiquetas de series, de un producto, de ubicaciones o de embalajes',
  request: z.strictObject({
    tipo: z.enum(TIPOS_ETIQUETA),
    /** The product, the code of the warehouse, or `codigos` of packages. */
    sujeto: z.string().trim().min(1).max(60),
    /** Serial numbers, places or numbers of packages; of a product nothing. */
    claves: z.array(clave).max(MAX_LABELS).default([]),
    formato: z.enum(FORMATOS_ETIQUETA).default('A4'),
    copias: z.number().int().min(1).max(MAX_COPIES).default(1),
    /** Serials that are issued now: one that was before is refused instead of printed again. */
    nuevas: z.boolean().default(false),
    /** Package codes that are issued now, with the next numbers. */
    emitir: z.number().int().min(1).max(MAX_LABELS, `A lo más ${MAX_LABELS} códigos`).optional(),
  }),
  reply: z.object({ reimpresas: z.number().int() }),
  aggregate: labels,
  needsFacts: true,
  stream: ({ tipo, sujeto }) => labelsOf(tipo, sujeto),
  decide(state, request, { facts: { nombre, etiquetas } }: DecideContext<Printed>) {
    const { tipo, sujeto, formato, copias, nuevas } = request;
    const refused = (codigo: string, mensaje: string) => reject(codigo, 'Las etiquetas no se imprimieron', mensaje);
    if (etiquetas.length === 0)
      return refused('SIN_ETIQUETAS', 'Indica al menos una serie, una ubicación o un embalaje.');
    const twice = etiquetas.find(({ carga }, n) => etiquetas.findIndex((other) => other.carga === carga) < n);
    if (twice) return refused('ETIQUETA_REPETIDA', `${twice.titulo} está dos veces. Quita una.`);
    const before = etiquetas.filter(({ carga }) => state.impresas[carga] !== undefined);
    if (nuevas && before.length > 0)
      return refused(
        'SERIE_EXISTE',
        `La serie ${before[0]!.titulo} ya existe en este producto. Quítala, o imprímela de nuevo como reimpresión.`,
      );
    const reimpresas = before.map(({ carga }) => carga);
    return [LabelsPrinted({ tipo, sujeto, nombre, formato, copias, etiquetas: [...etiquetas], reimpresas })];
  },
  answer: ({ events }, { emitir }) => {
    const { etiquetas = [], reimpresas = [] } = (events[0]?.data ?? {}) as Partial<z.infer<typeof LabelsPrinted.data>>;
    const issued = `Códigos ${etiquetas[0]?.carga} a ${etiquetas.at(-1)?.carga} emitidos`;
    return {
      mensaje: emitir === undefined ? 'La impresión quedó registrada' : issued,
      reimpresas: reimpresas.length,
    };
  },
});
