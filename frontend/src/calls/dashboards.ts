// Generated from the contract by `npm run calls`. Do not edit.
import type * as dashboards_views_indicators from '@power/domain/dashboards/views/indicators';
import type * as dashboards_views_operational from '@power/domain/dashboards/views/operational';
import { wire } from '../api/wire.ts';

export const operationalDashboard = /* #__PURE__ */ wire<typeof dashboards_views_operational.operationalDashboard>({ kind: 'query', method: 'POST', path: '/dashboard/cargadashboardoperacional', access: {'publico':true}, scope: 'everyone' });
export const operationalIndicators = /* #__PURE__ */ wire<typeof dashboards_views_indicators.operationalIndicators>({ kind: 'query', method: 'POST', path: '/dashboard/indicadores', accion: 'operacional', access: {'perfiles':['Administrador','Jefe de Bodega','Bodega y Despacho','Asistente Bodega','Bodega','Jefe de Logistica','Ejecutivo de Ventas','Brand Manager','Pre-Venta','Marketing','Finanzas']}, scope: {'ejecutivo':'ejecutivo_id','cliente':'cliente_id','marca':'marcas'} });
