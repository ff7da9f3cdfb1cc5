import type { DashboardFlag } from '@power/domain/dashboards/views/operational';
import type { Frame } from '@power/infra/platform/projection/define';

/** Boards, also those without a session, hear that something changed and in which block; never which document (requirements §1). */
export const boards = (...flags: DashboardFlag[]): readonly Frame[] =>
  flags.map((flag) => ({ evento: 'actualizacionDashboard', datos: { flag }, para: { publico: true, todos: true } }));
