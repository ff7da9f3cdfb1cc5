import { namesCode, readScan, scannedText } from '@power/domain/kernel/scanned-code';
import { readPayload } from '@power/domain/labels/payload.shared';
import { warehouseOfPlace } from '@power/domain/inventory/place-code.shared';
import { readOrderCode } from '@power/domain/orders/order-code.shared';

/** Goods that somebody has chosen, before it is said where they go. */
export interface InHand {
  readonly producto: string;
  readonly part_number: string;
  readonly codigo: string;
  readonly bodega: string;
  /** Null: *Sin ubicar*. */
  readonly desde: string | null;
  /** Units that stand there. */
  readonly hay: number;
  readonly cantidad: number;
  readonly motivo: string;
  /** The reading that named the product: the same again is one more unit. */
  readonly leido: string;
  /** Whether its units are known by serials, and those in hand: when there are any, as many units move. */
  readonly serializable: boolean;
  readonly series: readonly string[];
  /** Where a task sends them: offered before the other places. */
  readonly hacia?: string;
}

/** What a reading means while something is under way. */
export type Meaning =
  | { readonly tipo: 'destino'; readonly ubicacion: string }
  | { readonly tipo: 'otra unidad' }
  | { readonly tipo: 'serie'; readonly serie: string }
  | { readonly tipo: 'carga'; readonly codigo: string }
  | { readonly tipo: 'error'; readonly mensaje: string }
  /** To be looked up. */
  | { readonly tipo: 'buscar'; readonly codigo: string };

const isPackage = (code: string): boolean =>
  readPayload(code)?.tipo === 'embalaje' || readOrderCode(code) !== undefined || /^\d{1,9}$/.test(code);

/** One more unit by its serial. */
function serialOf({ series, hay }: InHand, serie: string): Meaning {
  if (series.includes(serie)) return { tipo: 'error', mensaje: `La serie ${serie} ya está en mano.` };
  return series.length < hay
    ? { tipo: 'serie', serie }
    : { tipo: 'error', mensaje: `Ahí hay ${hay}: ya los tienes todos en mano.` };
}

/**
 * Understands a reading by what the hand is doing, on the phone itself, so that it hears yes or no also without network:
 * goods in hand wait for a place, an open vehicle for packages; anything else is looked up.
 */
export function understand(raw: string, hand: InHand | undefined, despacho: number | undefined): Meaning {
  const code = scannedText(raw).toUpperCase();
  if (hand) {
    const place = readPayload(code);
    if (place?.tipo === 'ubicacion') {
      if (warehouseOfPlace(place.codigo) !== hand.bodega)
        return {
          tipo: 'error',
          mensaje: `${place.codigo} no es de la bodega ${hand.bodega}. Para cambiar de bodega haz un traslado.`,
        };
      return place.codigo === hand.desde
        ? { tipo: 'error', mensaje: `Ya está en ${place.codigo}: escanea otra ubicación.` }
        : { tipo: 'destino', ubicacion: place.codigo };
    }
    const own = [...readScan(hand.leido).map(({ codigo }) => codigo), hand.codigo, hand.part_number];
    const label = readPayload(code);
    const unit = label?.tipo === 'serie' ? label : readScan(raw)[0]!;
    if (hand.serializable && unit.serie !== undefined)
      return own.some((known) => namesCode(unit.codigo, known))
        ? serialOf(hand, unit.serie)
        : { tipo: 'error', mensaje: `La serie ${unit.serie} es de ${unit.codigo}, no de ${hand.codigo}.` };
    if (own.some((known) => namesCode(raw, known)))
      return hand.cantidad < hand.hay
        ? { tipo: 'otra unidad' }
        : { tipo: 'error', mensaje: `Ahí hay ${hand.hay}: ya los tienes todos en mano.` };
    if (hand.serializable && !isPackage(code)) return serialOf(hand, code);
    return { tipo: 'error', mensaje: `«${raw.trim()}» no es una ubicación. Escanea dónde lo dejas, o cancela.` };
  }
  if (despacho !== undefined)
    return isPackage(code)
      ? { tipo: 'carga', codigo: code }
      : { tipo: 'error', mensaje: `«${raw.trim()}» no es un embalaje ni un pedido. Termina la carga para buscarlo.` };
  return { tipo: 'buscar', codigo: raw.trim() };
}
