import { call } from '../api/client.ts';
import { queryKey } from '../api/hooks.ts';
import { queryClient } from '../api/query-client.ts';
import {
  approveCase,
  caseBoard,
  caseCalls,
  deliverCase,
  receiveCase,
  rejectCase,
  returnUnits,
  startDiagnosis,
} from '../calls/service.ts';
import { askComment } from '../ui/dialogs/prompts.ts';
import { tell } from '../ui/dialogs/tell.ts';
import { refreshList } from '../ui/list/refresh-list.ts';

export const CASES = 'rma';
export const CLAIMS = 'rma-reclamos';
interface Named {
  readonly number: number;
}
const once = () => ({ commandId: crypto.randomUUID() });

/** After a command: sheet, history and list show at once what it did. */
export function refreshCases(): void {
  for (const query of [caseCalls.one, caseCalls.history])
    void queryClient.invalidateQueries({ queryKey: queryKey(query) });
  void queryClient.invalidateQueries({ queryKey: queryKey(caseBoard) });
  refreshList(CASES);
  refreshList(CLAIMS);
}

export const approve = ({ number: id }: Named): Promise<void> =>
  tell('El RMA no se aprobó', () => call(approveCase, { id }, once())).then(refreshCases);

export const receive = ({ number: id }: Named): Promise<void> =>
  tell('El RMA no se recibió', () => call(receiveCase, { id }, once())).then(refreshCases);

export const start = ({ number: id }: Named): Promise<void> =>
  tell('El diagnóstico no comenzó', () => call(startDiagnosis, { id }, once())).then(refreshCases);

const askReceiver = (titulo: string, texto: string, boton: string): Promise<string | undefined> =>
  askComment({
    titulo,
    texto,
    etiqueta: 'Quién recibe',
    boton,
    obligatorio: true,
    falta: 'Ingresa quién recibe',
    corto: 200,
  });

export async function askAndDeliver({ number: id }: Named): Promise<void> {
  const recibe = await askReceiver(`Entregar el RMA N° ${id}`, 'El caso termina aquí.', 'Entregar');
  if (recibe !== undefined)
    await tell('El RMA no se entregó', () => call(deliverCase, { id, recibe }, once())).then(refreshCases);
}

/** Products of a rejected case that are still here go back to the customer. */
export async function askAndReturn({ number: id }: Named): Promise<void> {
  const recibe = await askReceiver(
    `Devolver los productos del RMA N° ${id}`,
    'El cliente los recibe como los trajo.',
    'Devolver',
  );
  if (recibe !== undefined)
    await tell('Los productos no se devolvieron', () => call(returnUnits, { id, recibe }, once())).then(refreshCases);
}

export async function askAndReject({ number: id }: Named): Promise<void> {
  const motivo = await askComment({
    titulo: `Rechazar el RMA N° ${id}`,
    texto:
      'El caso termina aquí. Sigue en el listado, con su historia; lo que ya está en el taller queda por devolver al cliente.',
    etiqueta: 'Motivo',
    boton: 'Rechazar',
    peligro: true,
    falta: 'Ingresa el motivo',
  });
  if (motivo !== undefined)
    await tell('El RMA no se rechazó', () => call(rejectCase, { id, motivo }, once())).then(refreshCases);
}
