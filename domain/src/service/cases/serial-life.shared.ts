import { formatDay } from '../../kernel/dates.ts';
import type { MovimientoRma } from './goods.shared.ts';

const LENT: Partial<Record<MovimientoRma['estado'], (one: MovimientoRma) => string>> = {
  hecho: ({ hasta }) => `Está prestada${hasta === undefined ? '' : ` hasta el ${formatDay(hasta)}`}`,
  devuelto: () => 'Se prestó y volvió',
  perdido: ({ motivo }) => `Se prestó y se perdió: ${motivo}`,
};

/** What a case did with a unit: it went out for another, it stayed for another, it went into one, or it was lent. */
export function lifeIn({ movimientos }: { readonly movimientos: readonly MovimientoRma[] }, serie: string) {
  const upper = serie.toUpperCase();
  const is = (one: string | null) => one?.toUpperCase() === upper;
  const own = movimientos.find(
    (one) => one.tipo !== 'prestamo' && one.estado === 'hecho' && (is(one.entra) || one.series.some(is)),
  );
  if (!own) {
    const lent = movimientos.findLast(
      (one) => one.tipo === 'prestamo' && one.estado !== 'sin mover' && one.series.some(is),
    );
    return (lent && LENT[lent.estado]?.(lent)) ?? null;
  }
  if (is(own.entra))
    return `Se cambió${own.series.length > 0 ? ` por ${own.series.join(', ')}` : ''} y quedó en la bodega ${own.bodega}`;
  return own.tipo === 'repuesto'
    ? 'Salió como repuesto'
    : `Salió en cambio${own.entra === null ? '' : ` de ${own.entra}`}`;
}
