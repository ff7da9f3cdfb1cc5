import type { SystemStatus } from '@power/domain/system/views/system-status';
import type { Reader } from '@power/infra/platform/sql/reader';

/** Of each process that many instances are shown, the next to be due first; the rest is counted. */
const SHOWN = 10;

type Waiting = Omit<SystemStatus['procesos'][number], 'etiqueta'>;

/** Processes with something to wait for: their instances and the next deadline. */
export async function waitingProcesses(rows: Reader): Promise<readonly Waiting[]> {
  const waiting = await rows
    .from('process_list')
    .select(['proceso', 'instancia', 'vence', 'desde', 'memoria'])
    .select((of) => [
      of.fn
        .countAll<number>()
        .over((over) => over.partitionBy('proceso'))
        .as('esperan'),
      of.fn
        .agg<number>('row_number')
        .over((over) => over.partitionBy('proceso').orderBy('vence').orderBy('_key'))
        .as('turno'),
    ])
    .orderBy('proceso')
    .orderBy('vence')
    .execute();
  const found = new Map<string, Waiting>();
  for (const { proceso, esperan, turno, ...instance } of waiting) {
    if (turno > SHOWN) continue;
    const known = found.get(proceso) ?? { proceso, esperan, instancias: [] };
    found.set(proceso, { ...known, instancias: [...known.instancias, instance] });
  }
  return [...found.values()];
}
