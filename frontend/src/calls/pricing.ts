// Generated from the contract by `npm run calls`. Do not edit.
import type * as masters from '@power/domain/masters';
import type * as pricing_report_price_batch from '@power/domain/pricing/report-price-batch';
import type * as pricing_set_margin_table from '@power/domain/pricing/set-margin-table';
import type * as pricing_start_price_batch from '@power/domain/pricing/start-price-batch';
import type * as pricing_undo_price_batch from '@power/domain/pricing/undo-price-batch';
import type * as pricing_views_pricing_queries from '@power/domain/pricing/views/pricing-queries';
import { wire } from '../api/wire.ts';

export const changeTierInBulk = /* #__PURE__ */ wire<typeof pricing_start_price_batch.changeTierInBulk>({ kind: 'command', method: 'POST', path: '/productos/actualizartierproductomasivo', access: {'perfiles':['Administrador'],'permiso':'margenes'} });
export const marginTables = /* #__PURE__ */ wire<typeof pricing_views_pricing_queries.marginTables>({ kind: 'query', method: 'POST', path: '/tablas_margenes/listar', accion: 'simple', access: {'perfiles':['Administrador'],'permiso':'margenes'}, topic: 'tablas-margenes', scope: 'everyone' });
export const monthlyRates = {
  change: wire<typeof masters.monthlyRates.change>({ kind: 'command', method: 'POST', path: '/tipo_cambio_mensual/modificar', access: {'perfiles':['Administrador','Finanzas']} }),
  create: wire<typeof masters.monthlyRates.create>({ kind: 'command', method: 'POST', path: '/tipo_cambio_mensual/crear', access: {'perfiles':['Administrador','Finanzas']} }),
  dropdown: wire<typeof masters.monthlyRates.dropdown>({ kind: 'query', method: 'POST', path: '/tipo_cambio_mensual/listar', accion: 'dropdown', access: {'perfiles':['Administrador','Finanzas','Jefe de Logistica']}, topic: 'monthly_rate_list', scope: 'everyone' }),
  export: wire<typeof masters.monthlyRates.export>({ kind: 'query', method: 'POST', path: '/tipo_cambio_mensual/listar', accion: 'exportacion', access: {'perfiles':['Administrador','Finanzas','Jefe de Logistica'],'permiso':'exportar'}, scope: 'everyone' }),
  grid: wire<typeof masters.monthlyRates.grid>({ kind: 'query', method: 'POST', path: '/tipo_cambio_mensual/listar', accion: 'grid', access: {'perfiles':['Administrador','Finanzas','Jefe de Logistica']}, topic: 'monthly_rate_list', scope: 'everyone', compared: true }),
  import: wire<typeof masters.monthlyRates.import>({ kind: 'command', method: 'POST', path: '/tipo_cambio_mensual/importar', accion: 'importar', access: {'perfiles':['Administrador','Finanzas']} }),
  readFile: wire<typeof masters.monthlyRates.readFile>({ kind: 'query', method: 'POST', path: '/tipo_cambio_mensual/importar', accion: 'lectura', access: {'perfiles':['Administrador','Finanzas']}, scope: 'everyone', asOf: {'none':'Se importa sobre lo que hay ahora.'} }),
  rehearse: wire<typeof masters.monthlyRates.rehearse>({ kind: 'query', method: 'POST', path: '/tipo_cambio_mensual/importar', accion: 'ensayo', access: {'perfiles':['Administrador','Finanzas']}, scope: 'everyone', asOf: {'none':'Se importa sobre lo que hay ahora.'} }),
  remove: wire<typeof masters.monthlyRates.remove>({ kind: 'command', method: 'POST', path: '/tipo_cambio_mensual/eliminar', access: {'perfiles':['Administrador','Finanzas']} }),
};
export const priceBatchGrid = /* #__PURE__ */ wire<typeof pricing_views_pricing_queries.priceBatchGrid>({ kind: 'query', method: 'POST', path: '/lista_precios/listar', accion: 'grid', access: {'perfiles':['Administrador'],'permiso':'margenes'}, topic: 'cambios-masivos', scope: 'everyone', compared: true });
export const reportPriceBatch = /* #__PURE__ */ wire<typeof pricing_report_price_batch.reportPriceBatch>({ kind: 'command', method: 'POST', path: '/lista_precios/modificar', accion: 'avance', access: {'perfiles':['Administrador'],'permiso':'margenes'} });
export const setMarginTable = /* #__PURE__ */ wire<typeof pricing_set_margin_table.setMarginTable>({ kind: 'command', method: 'POST', path: '/tablas_margenes/modificar', access: {'perfiles':['Administrador'],'permiso':'margenes'} });
export const simulateBatch = /* #__PURE__ */ wire<typeof pricing_views_pricing_queries.simulateBatch>({ kind: 'query', method: 'POST', path: '/lista_precios/listar', accion: 'simular', access: {'perfiles':['Administrador'],'permiso':'margenes'}, scope: {'marca':'marca'} });
export const simulatePrices = /* #__PURE__ */ wire<typeof pricing_views_pricing_queries.simulatePrices>({ kind: 'query', method: 'POST', path: '/simulacion/ejecutar', accion: 'precios', access: {'perfiles':['Administrador'],'permiso':'margenes'}, scope: {'marca':'marca'} });
export const startPriceBatch = /* #__PURE__ */ wire<typeof pricing_start_price_batch.startPriceBatch>({ kind: 'command', method: 'POST', path: '/lista_precios/modificar', accion: 'masivo', access: {'perfiles':['Administrador'],'permiso':'margenes'} });
export const undoPriceBatch = /* #__PURE__ */ wire<typeof pricing_undo_price_batch.undoPriceBatch>({ kind: 'command', method: 'POST', path: '/lista_precios/modificar', accion: 'deshacer', access: {'perfiles':['Administrador'],'permiso':'margenes'} });
