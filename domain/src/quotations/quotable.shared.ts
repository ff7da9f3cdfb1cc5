import { type Ajuste, type Precios, pricesAt } from '../products/prices.shared.ts';
import type { QuotableProducts } from './offered.shared.ts';
import type { ProductoCotizado } from './parts.ts';

type Named = Pick<
  ProductoCotizado,
  '_id' | 'codigo' | 'codigo_sap' | 'part_number' | 'nombre' | 'marca' | 'serializable' | 'ean' | 'pmp'
>;
/** A product as catalogue or log have it. */
type Catalogued = Named & {
  readonly base: Precios;
  readonly ajustes: readonly Ajuste[];
  readonly servicio: boolean;
  readonly modificable: boolean;
  readonly bloqueado: boolean;
  readonly activo: boolean;
  readonly costo_fob: number;
};
/** Factors of its brand; a brand that says none leaves the factory's price as it is. */
interface Factors {
  readonly factor_aereo?: unknown;
  readonly factor_maritimo?: unknown;
}

const factor = (value: unknown): number => Number(value ?? 1);

/** What a line may be made of, at the prices of this instant. */
export function quotableOf(p: Catalogued, factors: Factors, now: string): QuotableProducts[string] {
  const { tier_3_calculo, tienda, mobile, silver, gold, platinum } = pricesAt(p.base, p.ajustes, now);
  const { _id, codigo, codigo_sap, part_number, nombre, marca, serializable } = p;
  const named = { _id, codigo, codigo_sap, part_number, nombre, marca, serializable, ean: [...p.ean], pmp: p.pmp };
  return {
    producto: { ...named, tier_3_calculo, tienda, mobile, silver, gold, platinum },
    servicio: p.servicio,
    modificable: p.modificable,
    bloqueado: p.bloqueado,
    activo: p.activo,
    costo_fob: p.costo_fob,
    factor_aereo: factor(factors.factor_aereo),
    factor_maritimo: factor(factors.factor_maritimo),
  };
}
