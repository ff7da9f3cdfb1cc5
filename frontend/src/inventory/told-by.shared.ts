import { exitSentence } from '@power/domain/inventory/serials/exit.shared';
import { placeName } from '@power/domain/inventory/places.shared';
import type { stockLookup } from '@power/domain/inventory/views/stock-lookup';
import type { ReplyOf } from '../api/types.ts';
import { countInWords } from '../ui/format/numbers.ts';
import { formatDayTime } from '../ui/format/times.ts';

/** What a code of the warehouse was. */
export type Answer = Exclude<ReplyOf<typeof stockLookup>, { ok: false }>;

const serialTold = ({ serie, lugar, number, fecha }: NonNullable<Answer['serie']>): string =>
  lugar
    ? `La serie ${serie} está en ${placeName(lugar.ubicacion)}, bodega ${lugar.bodega}, desde el ${formatDayTime(fecha)}.`
    : `La serie ${serie} salió con el pedido ${number} el ${formatDayTime(fecha)}.`;

/** What the code was, in one sentence. */
export function toldBy({ que, ubicacion, serie, salida, rma, pedido, embalaje, productos }: Answer): string {
  const products = countInWords(productos.length, ['producto', 'productos']);
  if (que === 'ubicacion')
    return ubicacion === null
      ? `Ubicación eliminada que aún tiene ${products}: muévelos.`
      : `Ubicación ${ubicacion.codigo} de ${ubicacion.tipo}${ubicacion.activo ? '' : ', desactivada'}: ${products}.`;
  if (que === 'serie')
    return [
      serie && serialTold(serie),
      salida && exitSentence(salida),
      rma && `${rma.vida}, en el RMA N° ${rma.number} (${rma.estado}).`,
    ]
      .filter(Boolean)
      .join(' ');
  if (que === 'pedido' && pedido) return `Pedido ${pedido.number} de ${pedido.cliente_nombre} (${pedido.estatus}).`;
  if (que === 'embalaje' && embalaje)
    return `Embalaje ${embalaje.number} (${embalaje.tipo}, ${embalaje.estado}) del pedido ${embalaje.pedido} de ${embalaje.cliente_nombre}: ${products}.`;
  return productos.length === 1 ? 'Producto.' : `${products} con ese código.`;
}

type Product = Answer['productos'][number];

/** The places of a product with the units that a hand finds there: what pickers took is in their totes. */
export const onShelf = ({ ubicaciones }: Product): Product['ubicaciones'] =>
  ubicaciones.map((place) => ({ ...place, cantidad: place.cantidad - place.en_picking }));
