import type { RefCotizacion } from './events.ts';

/** What every event of a quotation repeats of it; of all else that `q` holds, nothing. */
export const refOf = (q: RefCotizacion): RefCotizacion => ({
  _id: q._id,
  number: q.number,
  cliente: { _id: q.cliente._id, nombre: q.cliente.nombre },
  ejecutivo: { _id: q.ejecutivo._id, nombre: q.ejecutivo.nombre },
  moneda: q.moneda,
  createdAt: q.createdAt,
  neto: q.neto,
  total: q.total,
});
