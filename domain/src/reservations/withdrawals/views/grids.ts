import { exportCall, exportReply } from '../../../kernel/grid-export.ts';
import { defineGridQuery } from '../../../kernel/grid-query.ts';
import type { Perfil } from '../../../kernel/perfiles.ts';
import { defineQuery } from '../../../kernel/query.ts';
import { WITHDRAWERS } from '../guards.ts';
import { withdrawalRow } from './withdrawal-row.ts';

const READERS: readonly Perfil[] = ['Cliente', ...WITHDRAWERS];
const list = { context: 'reservations', path: '/ubicaciones_cliente/listar' } as const;

/** *Solicitudes de retiro*: a customer's own, or all that the warehouse has to hand over. */
export const withdrawalGrid = defineGridQuery(withdrawalRow, {
  ...list,
  name: 'withdrawal-grid',
  accion: 'retiros',
  access: { perfiles: READERS },
  summary: 'Grilla de solicitudes de retiro de proyectos',
});

export const withdrawalExport = defineQuery({
  ...list,
  ...exportCall('exportacionretiros'),
  name: 'withdrawal-export',
  access: { perfiles: WITHDRAWERS, permiso: 'exportar' },
  scope: withdrawalRow.scope,
  reads: [withdrawalRow.projection],
  reply: exportReply,
  file: 'xlsx',
  summary: 'Exporta a Excel las solicitudes de retiro filtradas',
});
