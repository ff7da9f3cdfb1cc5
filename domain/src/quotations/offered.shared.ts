import { roundCents } from '../kernel/money.ts';
import { type PrecioDeTipo, priceFor } from '../products/prices.shared.ts';
import type { LineTerms } from './line-rules.ts';
import type { LineaCotizacion, ProductoCotizado } from './parts.ts';

/** What a line may be made of, by product `_id`. */
export type QuotableProducts = Readonly<
  Record<
    string,
    {
      readonly producto: ProductoCotizado;
      readonly servicio: boolean;
      /** Whether a quotation may change price and units of its lines. */
      readonly modificable: boolean;
      readonly bloqueado: boolean;
      readonly activo: boolean;
      /** US dollars at the factory, and the factors of its brand. */
      readonly costo_fob: number;
      readonly factor_aereo: number;
      readonly factor_maritimo: number;
    }
  >
>;

/** Terms of a whole quotation. */
export interface QuotationTerms extends LineTerms {
  /** Units of the currency per US dollar. */
  readonly por_dolar: number;
}

type Priced = Pick<QuotableProducts[string], 'servicio' | 'costo_fob' | 'factor_aereo' | 'factor_maritimo'> & {
  readonly producto: Pick<ProductoCotizado, PrecioDeTipo>;
};
/**
 * What a customer is offered a product at, in a currency and by each transport: the customer's list in pesos; abroad
 * factory price × factor of the transport. A service comes from no factory: abroad it costs what the customer's list says,
 * at the rate. Price list and quotations ask this alone.
 */
export function offeredAt(
  { producto, servicio, costo_fob, factor_aereo, factor_maritimo }: Priced,
  terms: QuotationTerms,
): Pick<LineaCotizacion, 'precio' | 'precio_aereo' | 'precio_maritimo'> {
  const list = priceFor(producto, terms.tipo);
  const by = (factor: number): number | null =>
    terms.moneda === 'pesos'
      ? null
      : roundCents(servicio ? list / terms.tipo_cambio : costo_fob * factor * terms.por_dolar);
  const ways = { precio_aereo: by(factor_aereo), precio_maritimo: by(factor_maritimo) };
  return { precio: ways[`precio_${terms.transporte}`] ?? list, ...ways };
}
