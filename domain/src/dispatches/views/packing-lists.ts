import { z } from 'zod';
import { defineQuery, everyone } from '../../kernel/query.ts';
import { despachoId, ROUTE_KEEPERS } from '../guards.ts';
import { embalajeId, PACKERS } from '../parcels/guards.ts';
import { parcelRow } from './parcel-row.ts';

const base = { context: 'dispatches', accion: 'listaempaque', file: 'pdf', scope: everyone } as const;
const pdf = z.object({ ok: z.literal(true) });

/** Packing list of one package: what lies in it, with serials and weight. */
export const parcelPackingList = defineQuery({
  ...base,
  name: 'parcel-packing-list',
  path: '/embalajes/listar',
  access: { perfiles: PACKERS },
  reads: [],
  summary: 'Lista de empaque de un embalaje, en PDF',
  request: z.strictObject({ accion: z.literal('listaempaque'), id: embalajeId }),
  reply: pdf,
});

/** Packing list of a dispatch: its packages stop by stop, and the goods that go in none. */
export const routePackingList = defineQuery({
  ...base,
  name: 'route-packing-list',
  path: '/despachos/listar',
  access: { perfiles: ROUTE_KEEPERS },
  reads: [parcelRow.projection],
  summary: 'Lista de empaque de un despacho, en PDF',
  request: z.strictObject({ accion: z.literal('listaempaque'), id: despachoId }),
  reply: pdf,
});
