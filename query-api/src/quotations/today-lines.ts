import { reject, type Rejection, isRejection } from '@power/domain/kernel/rejection';
import { freshLine } from '@power/domain/quotations/lines';
import { type QuotationTerms } from '@power/domain/quotations/offered.shared';
import type { LineaCotizacion, Moneda, Transporte } from '@power/domain/quotations/parts';
import { ratesIn } from '@power/domain/quotations/rates.shared';
import type { Reader } from '@power/infra/platform/sql/reader';
import { catalogued, quotable } from '../kernel/catalogued.ts';
import { rateOf } from '../kernel/monthly-rate.ts';

interface Asked {
  readonly cliente: string;
  readonly moneda: Moneda;
  readonly transporte: Transporte;
  readonly productos: readonly { readonly producto: string; readonly cantidad: number }[];
}

/** Whom a quotation of today is for and at which rates. */
export async function todayTerms(
  rows: Reader,
  { cliente, moneda, transporte }: Omit<Asked, 'productos'>,
  now: string,
): Promise<QuotationTerms | Rejection> {
  const buyer = await rows.from('customer_list').select('tipo_cliente').where('_id', '=', cliente).executeTakeFirst();
  if (!buyer) return reject('CLIENTE_NO_EXISTE', 'Cliente no encontrado', 'El cliente no existe o no está a tu cargo.');
  const { tc, tc_euro } = await rateOf(rows, now);
  const rates = ratesIn(
    moneda,
    { tc: Number(tc), tc_euro: tc_euro === null ? null : Number(tc_euro) },
    'Sin tipo de cambio',
  );
  return isRejection(rates) ? rates : { moneda, transporte, tipo: buyer.tipo_cliente, ...rates };
}

export interface TodayLine {
  readonly linea: LineaCotizacion;
  readonly bloqueado: boolean;
}

/** What each product costs this customer today, in the order asked; undefined for one that is not sold or not this person's to sell. */
export async function todayLines(
  rows: Reader,
  { productos, ...asked }: Asked,
  now: string,
): Promise<{ readonly terms: QuotationTerms; readonly lineas: readonly (TodayLine | undefined)[] } | Rejection> {
  const terms = await todayTerms(rows, asked, now);
  if (isRejection(terms)) return terms;
  const ids = productos.map(({ producto }) => producto);
  const known = quotable(await catalogued(rows, ids), now);
  const lineas = productos.map(({ producto, cantidad }, n) => {
    const found = known[producto];
    if (!found?.activo) return undefined;
    const own = { linea: n + 1, seccion: null, comentario: null, cantidad };
    return { linea: freshLine(own, found, terms), bloqueado: found.bloqueado };
  });
  return { terms, lineas };
}
