import type { CaseSheet } from '@power/domain/service/cases/views/sheet';
import { loansOut } from '@power/domain/service/loans/loans.shared';
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
  startDiagnosis,
} from '../calls/service.ts';
import { askComment, confirm } from '../ui/dialogs/prompts.ts';
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

/** A unit that is still lent is named before the case ends without it. */
async function sureOfLoans(out: ReturnType<typeof loansOut>): Promise<boolean> {
  if (out.length === 0) return true;
  const units = out.map(({ producto, series }) => [producto.part_number, ...series].join(' ')).join(', ');
  return confirm({
    titulo: 'El cliente tiene un equipo en préstamo',
    texto: `Sigue afuera: ${units}. Si lo trae ahora, recíbelo antes con «Préstamo». Puedes entregar el caso sin él: quedará anotado, y el préstamo sigue abierto.`,
    boton: 'Entregar sin el equipo',
    peligro: true,
  });
}

export async function askAndDeliver({ number: id, movimientos }: CaseSheet): Promise<void> {
  const out = loansOut(movimientos);
  if (!(await sureOfLoans(out))) return;
  const recibe = await askComment({
    titulo: `Entregar el RMA N° ${id}`,
    texto: 'El caso termina aquí.',
    etiqueta: 'Quién recibe',
    boton: 'Entregar',
    obligatorio: true,
    falta: 'Ingresa quién recibe',
    corto: 200,
  });
  if (recibe !== undefined)
    await tell('El RMA no se entregó', () =>
      call(deliverCase, { id, recibe, con_prestamo: out.length > 0 }, once()),
    ).then(refreshCases);
}

export async function askAndReject({ number: id }: Named): Promise<void> {
  const motivo = await askComment({
    titulo: `Rechazar el RMA N° ${id}`,
    texto: 'El caso termina aquí. Sigue en el listado, con su historia.',
    etiqueta: 'Motivo',
    boton: 'Rechazar',
    peligro: true,
    falta: 'Ingresa el motivo',
  });
  if (motivo !== undefined)
    await tell('El RMA no se rechazó', () => call(rejectCase, { id, motivo }, once())).then(refreshCases);
}
