import { call } from '../../api/client.ts';
import { queryKey } from '../../api/hooks.ts';
import { queryClient } from '../../api/query-client.ts';
import {
  approveCount,
  cancelCount,
  finishCount,
  reopenCount,
  retryCount,
  stockCountCalls,
} from '../../calls/inventory.ts';
import { askComment } from '../../ui/dialogs/prompts.ts';
import { tell } from '../../ui/dialogs/tell.ts';
import { refreshList } from '../../ui/list/refresh-list.ts';

export const COUNTS = 'inventarios';
interface Named {
  readonly number: number;
}
const once = () => ({ commandId: crypto.randomUUID() });

/** After a command: sheet, history and list show at once what it did. */
export function refreshCounts(): void {
  for (const query of [stockCountCalls.one, stockCountCalls.history])
    void queryClient.invalidateQueries({ queryKey: queryKey(query) });
  refreshList(COUNTS);
}

export const finish = ({ number: id }: Named): Promise<void> =>
  tell('El conteo no terminó', () => call(finishCount, { id }, once())).then(refreshCounts);

export const retry = ({ number: id }: Named): Promise<void> =>
  tell('Los ajustes no se reintentaron', () => call(retryCount, { id }, once())).then(refreshCounts);

export async function askAndApprove({ number: id }: Named): Promise<void> {
  const motivo = await askComment({
    titulo: `Aprobar el Inventario N° ${id}`,
    texto: 'El stock de cada línea con diferencia se ajusta en lo que se contó de más o de menos.',
    etiqueta: 'Motivo del ajuste',
    boton: 'Aprobar',
    falta: 'Ingresa el motivo',
  });
  if (motivo !== undefined)
    await tell('El conteo no se aprobó', () => call(approveCount, { id, motivo }, once())).then(refreshCounts);
}

export async function askAndReopen({ number: id }: Named): Promise<void> {
  const motivo = await askComment({
    titulo: `Devolver el Inventario N° ${id}`,
    texto: 'Sus líneas con diferencia se cuentan de nuevo, desde el primer conteo.',
    etiqueta: 'Motivo',
    boton: 'Devolver a conteo',
    falta: 'Ingresa el motivo',
  });
  if (motivo !== undefined)
    await tell('El conteo no se devolvió', () => call(reopenCount, { id, motivo }, once())).then(refreshCounts);
}

export async function askAndCancel({ number: id }: Named): Promise<void> {
  const motivo = await askComment({
    titulo: `Anular el Inventario N° ${id}`,
    texto: 'El stock queda como estaba. El inventario sigue en el listado, con su historia.',
    etiqueta: 'Motivo',
    boton: 'Anular inventario',
    peligro: true,
    falta: 'Ingresa el motivo',
  });
  if (motivo !== undefined)
    await tell('El inventario no se anuló', () => call(cancelCount, { id, motivo }, once())).then(refreshCounts);
}
