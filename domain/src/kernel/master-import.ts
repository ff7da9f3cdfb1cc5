import { z } from 'zod';
import { defineAggregate, on } from './aggregate.ts';
import { type DecideContext, defineCommand } from './command.ts';
import { defineEvent } from './event.ts';
import { IMPORT_ROWS } from './import-limits.ts';
import { capital } from './master-events.ts';
import type { Master } from './master-row.ts';
import type { MasterWords } from './master-words.ts';
import { defineQuery, everyone } from './query.ts';

export const wrongRow = z.object({
  /** Number of the row as the spreadsheet shows it. */
  fila: z.number().int(),
  /** Each with its column's heading: *Nombre: Ingresa este dato*. */
  errores: z.array(z.string()),
});
export type WrongRow = z.infer<typeof wrongRow>;

/** What became, or would become, of the rows. */
export const importOutcome = z.object({
  nuevos: z.number().int(),
  modificados: z.number().int(),
  sin_cambio: z.number().int(),
  rechazados: z.array(wrongRow),
});
export type ImportOutcome = z.infer<typeof importOutcome>;

const rows = z
  .array(z.strictObject({ fila: z.number().int().min(1), valores: z.record(z.string().max(60), z.unknown()) }))
  .min(1, 'El archivo no tiene filas')
  .max(IMPORT_ROWS, `A lo más ${IMPORT_ROWS} filas por archivo`);

const counted = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;

/** Rehearsal and import of rows of a spreadsheet; a record is known again by its first unique field. */
export function importCalls(master: Master, words: MasterWords) {
  const { context, path } = master;
  const name = master.name.toLowerCase();
  const imported = defineEvent(`${capital(master.name)}Imported`, {
    label: `Importación de ${master.words.muchos}`,
    data: z.object({ _id: z.string(), ...importOutcome.shape }),
  });
  const rehearse = defineQuery({
    name: `rehearse-${name}-import`,
    context,
    kit: 'master',
    path: `${path}/importar`,
    accion: 'ensayo',
    access: { perfiles: master.write },
    reads: [master.row.projection],
    scope: everyone,
    asOf: { none: 'Se importa sobre lo que hay ahora.' },
    summary: `Ensaya una importación de ${master.words.muchos}, sin escribir nada`,
    request: z.strictObject({ accion: z.literal('ensayo'), filas: rows }),
    reply: importOutcome.extend({ ok: z.literal(true) }),
  });
  const run = defineCommand({
    name: `import-${name}`,
    context,
    kit: 'master',
    path: `${path}/importar`,
    accion: 'importar',
    access: { perfiles: master.write },
    summary: `Importa ${master.words.muchos} de una planilla`,
    request: z.strictObject({ accion: z.literal('importar'), filas: rows }),
    reply: importOutcome,
    aggregate: defineAggregate<ImportOutcome | undefined>(`${master.name}Import`, undefined, [
      on(imported, (_, { _id, ...outcome }) => outcome),
    ]),
    needsFacts: true,
    stream: (_request, { commandId }: DecideContext<ImportOutcome>) => commandId,
    decide: (state, _request, { facts, commandId }: DecideContext<ImportOutcome>) =>
      state ? [] : [imported({ _id: commandId, ...facts })],
    answer: ({ state }) => ({
      mensaje: `${counted(state!.nuevos, words.participle('cread'))}, ${counted(state!.modificados, words.participle('modificad'))}, ${state!.rechazados.length} con errores`,
      ...state!,
    }),
  });
  return { imported, rehearse, import: run };
}
