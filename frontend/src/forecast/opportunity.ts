import type { OpportunityDocument } from '@power/domain/forecast/views/sheet';

/** What the tracking form needs to know of an opportunity. */
export type Followed = Pick<
  OpportunityDocument,
  '_id' | 'forecast' | 'cliente_nombre' | 'cotizacion' | 'year_cierre' | 'mes_cierre' | 'monto_total' | 'monto_dolares'
> & { readonly version: number };
export type Tracked = OpportunityDocument['tracking'][number];
