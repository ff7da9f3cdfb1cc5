import type { stockLookup } from '@power/domain/inventory/views/stock-lookup';
import type { ReplyOf } from '../api/types.ts';
import { countInWords } from '../ui/format/numbers.ts';
import { formatDayTime } from '../ui/format/times.ts';

/** What a code of the warehouse was. */
export type Answer = Exclude<ReplyOf<typeof stockLookup>, { ok: false }>;

/** What the code was, in one sentence. */
export function toldBy({ que, ubicacion, serie, rma, pedido, embalaje, productos }: Answer): string {
  const products = countInWords(productos.length, ['producto', 'productos']);
  if (que === 'ubicacion')
    return ubicacion === null
      ? `Ubicación eliminada que aún tiene ${products}: muévelos.`
      : `Ubicación ${ubicacion.codigo} de ${ubicacion.tipo}${ubicacion.activo ? '' : ', desactivada'}: ${products}.`;
  if (que === 'serie') {
    const left =
      serie && `La serie ${serie.serie} salió con el pedido ${serie.number} el ${formatDayTime(serie.fecha)}.`;
    return [left, rma && `${rma.vida}, en el RMA N° ${rma.number} (${rma.estado}).`].filter(Boolean).join(' ');
  }
  if (que === 'pedido' && pedido) return `Pedido ${pedido.number} de ${pedido.cliente_nombre} (${pedido.estatus}).`;
  if (que === 'embalaje' && embalaje)
    return `Embalaje ${embalaje.number} (${embalaje.tipo}, ${embalaje.estado}) del pedido ${embalaje.pedido} de ${embalaje.cliente_nombre}: ${products}.`;
  return productos.length === 1 ? 'Producto.' : `${products} con ese código.`;
}
