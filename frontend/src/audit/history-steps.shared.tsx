import type { HistoryEntry } from '@power/domain/kernel/history';
import { stockVisto } from '@power/domain/streams/order/parts';
import { z } from 'zod';
import type { HistoryStep } from '../ui/dialogs/history-drawer.tsx';
import { SeenStock } from './seen-stock.tsx';

const seen = z.array(stockVisto).min(1);
const commentOf = (datos: Readonly<Record<string, unknown>>): string | undefined =>
  [datos.comentario, datos.texto, datos.motivo].find((text): text is string => typeof text === 'string' && text !== '');

/** Events of a document as the steps of its history. */
export function historySteps(events: readonly HistoryEntry[]): HistoryStep[] {
  return events.map((event) => {
    const comentario = commentOf(event.datos);
    const stock = seen.safeParse(event.datos.stock);
    return {
      id: `${event.version}`,
      etiqueta: event.etiqueta,
      fecha: event.at,
      nombre: event.usuario,
      perfil: event.perfil,
      cambios: event.cambios,
      ...(comentario === undefined ? {} : { comentario }),
      ...(stock.success ? { extra: <SeenStock of={stock.data} /> } : {}),
    };
  });
}
