import { formatDay } from '../../kernel/dates.ts';
import type { Reclamo } from '../claims/parts.ts';
import type { MovimientoRma } from './goods.shared.ts';

const LENT: Partial<Record<MovimientoRma['estado'], (one: MovimientoRma) => string>> = {
  hecho: ({ hasta }) => `Está prestada${hasta === undefined ? '' : ` hasta el ${formatDay(hasta)}`}`,
  devuelto: () => 'Se prestó y volvió',
  perdido: ({ motivo }) => `Se prestó y se perdió: ${motivo}`,
};

/** What a supplier did with a unit that was claimed; undefined while it is with us, or once it came back. */
function claimed({ estado, proveedor, entrega, referencia }: Reclamo): string | undefined {
  const supplierName = `${proveedor.nombre}${referencia ? ` (${referencia})` : ''}`;
  if (estado === 'Enviado' || (estado === 'Aceptado' && entrega === 'Reparación'))
    return `Se envió al proveedor ${supplierName}`;
  return entrega === 'Nota de Crédito' || entrega === 'Reemplazo'
    ? `Quedó con el proveedor ${supplierName}: ${entrega}`
    : undefined;
}

interface Life {
  readonly movimientos: readonly MovimientoRma[];
  readonly reclamos?: readonly Reclamo[];
}
/** What a case did with a unit: it went to its supplier, out for another, it stayed for another, it went into one, or it was lent. */
export function lifeIn({ movimientos, reclamos = [] }: Life, serie: string) {
  const upper = serie.toUpperCase();
  const is = (one: string | null) => one?.toUpperCase() === upper;
  const claim = reclamos.findLast((one) => is(one.serie));
  const supplier = claim && claimed(claim);
  if (supplier !== undefined) return supplier;
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
