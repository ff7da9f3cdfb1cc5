import type { z } from 'zod';
import type { DomainEvent } from '../kernel/event.ts';
import type { RepairedCase } from '../service/cases/repair-quotation.shared.ts';
import type { Ejecutivo, Persona } from '../streams/order/sale.shared.ts';
import { QuotationCreated } from './events.ts';
import type { QuotableProducts } from './offered.shared.ts';
import type {
  CabeceraCotizacion,
  ClienteCotizado,
  condicionUsada,
  LineaCotizacion,
  Moneda,
  Transporte,
} from './parts.ts';
import { openState } from './quotation.ts';
import { sumsOf } from './sums.ts';

/** What a quotation is made of besides the request. */
export interface NewQuotationFacts {
  readonly number: number;
  readonly cliente: ClienteCotizado;
  /** The customer's own payment condition. */
  readonly condicion_cliente: string;
  readonly ejecutivo: Ejecutivo;
  /** The warehouse asked for, else the usual one. */
  readonly bodega_entrega: string;
  readonly productos: QuotableProducts;
  /** Pesos per unit of the currency asked for, and its units per US dollar. */
  readonly tipo_cambio: number;
  readonly por_dolar: number;
  readonly condiciones: z.infer<typeof condicionUsada>[];
  /** The case whose repair it quotes, and the number of a quotation of it that is not over. */
  readonly reparacion?: { readonly caso: RepairedCase; readonly cotizacion: number | null } | undefined;
}

interface Opening extends CabeceraCotizacion {
  readonly moneda: Moneda;
  readonly transporte: Transporte;
  readonly creado_por: Persona;
  readonly createdAt: string;
  readonly copia_de: number | null;
  readonly rma?: number | undefined;
  readonly productos_cotizacion: LineaCotizacion[];
}

/** The first event of a quotation. */
export function openingOf(opening: Opening, facts: NewQuotationFacts): DomainEvent {
  const { number, cliente, ejecutivo, tipo_cambio, por_dolar } = facts;
  const { productos_cotizacion: lines } = opening;
  return QuotationCreated({
    ...opening,
    _id: String(number),
    number,
    cliente,
    ejecutivo,
    tipo_cambio,
    por_dolar,
    ...sumsOf({ ...opening, tipo_cambio }),
    estado: openState(lines, false),
  });
}
