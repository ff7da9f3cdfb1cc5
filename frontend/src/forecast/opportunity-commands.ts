import type { Reparo, Seguimiento } from '@power/domain/forecast/tracking';
import { useCommand } from '../api/hooks.ts';
import { removeOpportunity, updateOpportunity } from '../calls/forecast.ts';
import { messageOf } from '../api/call-error.ts';
import { call } from '../api/client.ts';
import type { CallOptions } from '../api/types.ts';
import { askComment, confirm, notice } from '../ui/dialogs/prompts.ts';
import { tell } from '../ui/dialogs/tell.ts';
import { showToast } from '../ui/feedback/toasts.ts';
import { goTo } from '../shell/navigation.shared.ts';
import { refreshForecast } from './refresh-forecast.ts';

import type { Followed } from './opportunity.ts';

/** Document 3 §8. */
const DONE = { titulo: 'Oportunidad Actualizada', texto: 'La Oportunidad se actualizó con éxito' };
const FAILED = 'Error al actualizar';
const FAILURE = 'Ocurrió un error al actualizar la oportunidad';

export type Datos = Seguimiento & { readonly monto?: number | undefined };
type Send = (request: object, options: CallOptions) => Promise<unknown>;

/** Sends an update; true when it was taken. What the server refuses it says in its own words. */
async function told({ _id, forecast, version }: Followed, datos: Datos, send: Send): Promise<boolean> {
  try {
    const reply = await send({ forecast, oportunidad: _id, datos }, { expectedVersion: version });
    const { ok, titulo, mensaje } = reply as { ok: boolean } & Partial<Reparo>;
    if (ok) showToast(DONE);
    else await notice({ titulo: titulo ?? FAILED, texto: mensaje ?? FAILURE });
    return ok;
  } catch (error) {
    await notice({ titulo: FAILED, texto: `${FAILURE}. ${messageOf(error)}` });
    return false;
  } finally {
    refreshForecast();
  }
}

/** 'Actualizar': the same update sent again after a lost answer is answered, not done twice. */
export function useTracking(of: Followed) {
  const { run, busy } = useCommand(updateOpportunity);
  return { run: (datos: Datos) => told(of, datos, run as Send), busy };
}

/** 'Lost opportunity': confirmed, then the reason (document 3 §5). */
export async function askAndLose(of: Followed): Promise<boolean> {
  const comentario = await askComment({
    antes: {
      titulo: 'Lost opportunity',
      texto: `La oportunidad de ${of.cliente_nombre} queda como perdida. No se puede revertir.`,
      boton: 'Marcar como perdida',
      peligro: true,
    },
    titulo: 'Oportunidad Perdida',
    etiqueta: 'Motivo',
    falta: 'Ingrese un comentario',
    boton: 'Marcar como perdida',
    peligro: true,
  });
  if (comentario === undefined) return false;
  const { year_cierre, mes_cierre } = of;
  return told(of, { porcentaje: 0, comentario, year_cierre, mes_cierre }, (request, options) =>
    call(updateOpportunity, request as never, { ...options, commandId: crypto.randomUUID() }),
  );
}

export async function askAndRemove({ _id, cliente_nombre, version }: Followed): Promise<void> {
  const yes = await confirm({
    titulo: 'Borrar la oportunidad',
    texto: `La oportunidad de ${cliente_nombre} sale del forecast. La cotización no cambia.`,
    boton: 'Borrar oportunidad',
    peligro: true,
  });
  if (!yes) return;
  const done = await tell('La oportunidad no se borró', () =>
    call(removeOpportunity, { oportunidad: _id }, { commandId: crypto.randomUUID(), expectedVersion: version }),
  );
  // Its sheet, wherever it stands, is of something that is no more.
  if (done) goTo('/sistema/fef', { replace: true });
  refreshForecast();
}
