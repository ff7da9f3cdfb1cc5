import { aggregates } from '@power/domain/aggregates';
import { sidesOf } from '@power/domain/dispatches/parcels/sides.shared';
import { parcelRow } from '@power/domain/dispatches/views/parcel-row';
import type { parcelCalls } from '@power/domain/documents';
import type { Aggregate } from '@power/domain/kernel/aggregate';
import { documentList } from '../kernel/document-list.ts';

type ParcelState = (typeof parcelCalls)['rules']['aggregate']['initial'];

/** Packages as *Embalajes* lists them. */
export default documentList(
  parcelRow,
  aggregates.get('parcel') as Aggregate<ParcelState>,
  (p) => ({
    _id: p._id,
    number: p.number,
    estado: p.estado,
    tipo: p.tipo,
    pedido: p.pedido.number,
    cliente_nombre: p.pedido.cliente_nombre,
    productos: p.contenido.length,
    unidades: p.contenido.reduce((sum, { cantidad }) => sum + cantidad, 0),
    series: p.contenido.reduce((sum, { series }) => sum + series.length, 0),
    peso: p.peso,
    dimensiones: sidesOf(p),
    separado_de: p.separado_de,
    unido_con: p.unido_con,
    creado_por: p.creado_por.nombre,
    createdAt: p.createdAt,
    cerrado_por: p.cerrado_por?.nombre ?? null,
    cerrado_at: p.cerrado_at,
    motivo: p.motivo,
  }),
  { version: 1, indexes: [['number'], ['pedido'], ['estado']] },
);
