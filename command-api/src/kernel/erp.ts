import type { CommandServices } from '@power/infra/platform/commands/handler';
import type { ErpPort } from './erp-port.ts';
import { internalErp } from './internal-erp.ts';

/** The ERP in use. No connector is configured yet, so numbering is our own; replays never call it: its answers are in the log. */
export const erpOf = (services: CommandServices): ErpPort => internalErp(services);
