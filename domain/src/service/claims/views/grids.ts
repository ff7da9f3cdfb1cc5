import { z } from 'zod';
import { exportCall } from '../../../kernel/grid-export.ts';
import { defineGridQuery } from '../../../kernel/grid-query.ts';
import { persona } from '../../../kernel/person.ts';
import { defineQuery, everyone } from '../../../kernel/query.ts';
import { supplierMaster } from '../../../purchasing/views/supplier-row.ts';
import { RMA_PEOPLE, WORKSHOP } from '../../cases/guards.ts';
import { claimRow } from './claim-row.ts';

const list = { kit: 'document', context: 'service', path: '/rma/listar', access: { perfiles: RMA_PEOPLE } } as const;

/** *Reclamos a proveedor*. */
export const claimGrid = defineGridQuery(claimRow, {
  ...list,
  name: 'rma-claim-grid',
  accion: 'reclamos',
  summary: 'Grilla de reclamos a proveedor',
});

export const claimExport = defineQuery({
  ...list,
  ...exportCall('exportacionreclamos'),
  name: 'rma-claim-export',
  reads: [claimRow.projection],
  scope: claimRow.scope,
  summary: 'Exporta a Excel los reclamos a proveedor filtrados',
});

/** To whom a product may be claimed: those that sell its brand first. */
export const claimSuppliers = defineQuery({
  ...list,
  access: { perfiles: WORKSHOP },
  name: 'rma-suppliers',
  accion: 'proveedores',
  asOf: { none: 'Un reclamo se abre ahora.' },
  reads: [supplierMaster.row.projection],
  scope: everyone,
  summary: 'Proveedores a los que se puede reclamar; primero los de la marca',
  request: z.strictObject({ accion: z.literal('proveedores'), marca: z.string().max(120).optional() }),
  reply: z.object({ proveedores: z.array(persona) }),
});
