// Generated from the contract by `npm run calls`. Do not edit.
import type * as m1 from '@power/domain/masters';
import type * as m2 from '@power/domain/pricing/report-price-batch';
import type * as m3 from '@power/domain/pricing/set-margin-table';
import type * as m4 from '@power/domain/pricing/start-price-batch';
import type * as m5 from '@power/domain/pricing/undo-price-batch';
import type * as m6 from '@power/domain/pricing/views/pricing-queries';
import { wire } from '../api/wire.ts';

export const changeTierInBulk = /* #__PURE__ */ wire<typeof m4.changeTierInBulk>({ kind: 'command', method: 'POST', path: '/productos/actualizartierproductomasivo', access: {'perfiles':['Administrador'],'permiso':'margenes'} });
export const marginTables = /* #__PURE__ */ wire<typeof m6.marginTables>({ kind: 'query', method: 'POST', path: '/tablas_margenes/listar', accion: 'simple', access: {'perfiles':['Administrador'],'permiso':'margenes'}, topic: 'tablas-margenes', scope: 'everyone' });
export const monthlyRates = {
  change: wire<typeof m1.monthlyRates.change>({ kind: 'command', method: 'POST', path: '/tipo_cambio_mensual/modificar', access: {'perfiles':['Administrador','Finanzas']} }),
  create: wire<typeof m1.monthlyRates.create>({ kind: 'command', method: 'POST', path: '/tipo_cambio_mensual/crear', access: {'perfiles':['Administrador','Finanzas']} }),
  dropdown: wire<typeof m1.monthlyRates.dropdown>({ kind: 'query', method: 'POST', path: '/tipo_cambio_mensual/listar', accion: 'dropdown', access: {'perfiles':['Administrador','Finanzas','Jefe de Logistica']}, topic: 'monthly_rate_list', scope: 'everyone' }),
  export: wire<typeof m1.monthlyRates.export>({ kind: 'query', method: 'POST', path: '/tipo_cambio_mensual/listar', accion: 'exportacion', access: {'perfiles':['Administrador','Finanzas','Jefe de Logistica'],'permiso':'exportar'}, scope: 'everyone' }),
  grid: wire<typeof m1.monthlyRates.grid>({ kind: 'query', method: 'POST', path: '/tipo_cambio_mensual/listar', accion: 'grid', access: {'perfiles':['Administrador','Finanzas','Jefe de Logistica']}, topic: 'monthly_rate_list', scope: 'everyone' }),
  import: wire<typeof m1.monthlyRates.import>({ kind: 'command', method: 'POST', path: '/tipo_cambio_mensual/importar', accion: 'importar', access: {'perfiles':['Administrador','Finanzas']} }),
  readFile: wire<typeof m1.monthlyRates.readFile>({ kind: 'query', method: 'POST', path: '/tipo_cambio_mensual/importar', accion: 'lectura', access: {'perfiles':['Administrador','Finanzas']}, scope: 'everyone', asOf: {'none':'Se importa sobre lo que hay ahora.'} }),
  rehearse: wire<typeof m1.monthlyRates.rehearse>({ kind: 'query', method: 'POST', path: '/tipo_cambio_mensual/importar', accion: 'ensayo', access: {'perfiles':['Administrador','Finanzas']}, scope: 'everyone', asOf: {'none':'Se importa sobre lo que hay ahora.'} }),
  remove: wire<typeof m1.monthlyRates.remove>({ kind: 'command', method: 'POST', path: '/tipo_cambio_mensual/eliminar', access: {'perfiles':['Administrador','Finanzas']} }),
};
export const priceBatchGrid = /* #__PURE__ */ wire<typeof m6.priceBatchGrid>({ kind: 'query', method: 'POST', path: '/lista_precios/listar', accion: 'grid', access: {'perfiles':['Administrador'],'permiso':'margenes'}, topic: 'cambios-masivos', scope: 'everyone' });
export const reportPriceBatch = /* #__PURE__ */ wire<typeof m2.reportPriceBatch>({ kind: 'command', method: 'POST', path: '/lista_precios/modificar', accion: 'avance', access: {'perfiles':['Administrador'],'permiso':'margenes'} });
export const setMarginTable = /* #__PURE__ */ wire<typeof m3.setMarginTable>({ kind: 'command', method: 'POST', path: '/tablas_margenes/modificar', access: {'perfiles':['Administrador'],'permiso':'margenes'} });
export const simulateBatch = /* #__PURE__ */ wire<typeof m6.simulateBatch>({ kind: 'query', method: 'POST', path: '/lista_precios/listar', accion: 'simular', access: {'perfiles':['Administrador'],'permiso':'margenes'}, scope: {'marca':'marca'} });
export const startPriceBatch = /* #__PURE__ */ wire<typeof m4.startPriceBatch>({ kind: 'command', method: 'POST', path: '/lista_precios/modificar', accion: 'masivo', access: {'perfiles':['Administrador'],'permiso':'margenes'} });
export const undoPriceBatch = /* #__PURE__ */ wire<typeof m5.undoPriceBatch>({ kind: 'command', method: 'POST', path: '/lista_precios/modificar', accion: 'deshacer', access: {'perfiles':['Administrador'],'permiso':'margenes'} });
