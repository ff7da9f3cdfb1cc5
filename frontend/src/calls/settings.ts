// Generated from the contract by `npm run calls`. Do not edit.
import type * as m1 from '@power/domain/masters';
import type * as m2 from '@power/domain/settings/cancel-maintenance';
import type * as m3 from '@power/domain/settings/extend-maintenance';
import type * as m4 from '@power/domain/settings/finish-maintenance';
import type * as m5 from '@power/domain/settings/remove-preference';
import type * as m6 from '@power/domain/settings/save-preference';
import type * as m7 from '@power/domain/settings/schedule-maintenance';
import type * as m8 from '@power/domain/settings/send-test-mail';
import type * as m9 from '@power/domain/settings/set-dollar';
import type * as m10 from '@power/domain/settings/start-maintenance';
import type * as m11 from '@power/domain/settings/views/dollar';
import type * as m12 from '@power/domain/settings/views/maintenance';
import type * as m13 from '@power/domain/settings/views/preferences';
import type * as m14 from '@power/domain/settings/views/sent-mails';
import { wire } from '../api/wire.ts';

export const brands = {
  change: wire<typeof m1.brands.change>({ kind: 'command', method: 'POST', path: '/configuraciones_basicas/marcas/modificar', access: {'perfiles':['Administrador']} }),
  create: wire<typeof m1.brands.create>({ kind: 'command', method: 'POST', path: '/configuraciones_basicas/marcas/crear', access: {'perfiles':['Administrador']} }),
  dropdown: wire<typeof m1.brands.dropdown>({ kind: 'query', method: 'POST', path: '/configuraciones_basicas/marcas/listar', accion: 'dropdown', access: {'perfiles':'todos'}, topic: 'brand_list', scope: 'everyone' }),
  grid: wire<typeof m1.brands.grid>({ kind: 'query', method: 'POST', path: '/configuraciones_basicas/marcas/listar', accion: 'simple', access: {'perfiles':'todos'}, topic: 'brand_list', scope: 'everyone' }),
  import: wire<typeof m1.brands.import>({ kind: 'command', method: 'POST', path: '/configuraciones_basicas/marcas/importar', accion: 'importar', access: {'perfiles':['Administrador']} }),
  rehearse: wire<typeof m1.brands.rehearse>({ kind: 'query', method: 'POST', path: '/configuraciones_basicas/marcas/importar', accion: 'ensayo', access: {'perfiles':['Administrador']}, scope: 'everyone' }),
  remove: wire<typeof m1.brands.remove>({ kind: 'command', method: 'POST', path: '/configuraciones_basicas/marcas/eliminar', access: {'perfiles':['Administrador']} }),
};
export const cancelMaintenance = /* #__PURE__ */ wire<typeof m2.cancelMaintenance>({ kind: 'command', method: 'POST', path: '/mantencion/modificar', accion: 'anular', access: {'perfiles':['Administrador']} });
export const dollarGrid = /* #__PURE__ */ wire<typeof m11.dollarGrid>({ kind: 'query', method: 'POST', path: '/tipo_cambio/listar', accion: 'grid', access: {'perfiles':['Administrador','Finanzas','Jefe de Logistica']}, topic: 'dolar', scope: 'everyone' });
export const dollarNow = /* #__PURE__ */ wire<typeof m11.dollarNow>({ kind: 'query', method: 'POST', path: '/tipo_cambio/listar', accion: 'dolar', access: {'perfiles':['Administrador','Jefe de Bodega','Asistente Bodega','Bodega y Despacho','Jefe de Logistica','Ejecutivo de Ventas','Brand Manager','Pre-Venta','Marketing','Finanzas','Cobrador','Servicio Tecnico','Tecnico','Bodega']}, topic: 'dolar', scope: 'everyone' });
export const extendMaintenance = /* #__PURE__ */ wire<typeof m3.extendMaintenance>({ kind: 'command', method: 'POST', path: '/mantencion/modificar', accion: 'extender', access: {'perfiles':['Administrador']} });
export const finishMaintenance = /* #__PURE__ */ wire<typeof m4.finishMaintenance>({ kind: 'command', method: 'POST', path: '/mantencion/modificar', accion: 'terminar', access: {'perfiles':['Administrador']} });
export const frontAccess = /* #__PURE__ */ wire<typeof m12.frontAccess>({ kind: 'query', method: 'GET', path: '/appversion/accesoFront', access: {'publico':true}, scope: 'everyone' });
export const maintenanceGrid = /* #__PURE__ */ wire<typeof m12.maintenanceGrid>({ kind: 'query', method: 'POST', path: '/mantencion/listar', accion: 'grid', access: {'perfiles':['Administrador']}, topic: 'mantencion', scope: 'everyone' });
export const maintenanceNow = /* #__PURE__ */ wire<typeof m12.maintenanceNow>({ kind: 'query', method: 'POST', path: '/mantencion/listar', accion: 'vigente', access: {'perfiles':'todos'}, topic: 'mantencion', scope: 'everyone' });
export const ownPreferences = /* #__PURE__ */ wire<typeof m13.ownPreferences>({ kind: 'query', method: 'POST', path: '/preferencias/listar', accion: 'propias', access: {'perfiles':'todos'}, scope: 'self' });
export const removePreference = /* #__PURE__ */ wire<typeof m5.removePreference>({ kind: 'command', method: 'POST', path: '/preferencias/modificar', accion: 'borrar', access: {'perfiles':'todos'} });
export const savePreference = /* #__PURE__ */ wire<typeof m6.savePreference>({ kind: 'command', method: 'POST', path: '/preferencias/modificar', accion: 'guardar', access: {'perfiles':'todos'} });
export const scheduleMaintenance = /* #__PURE__ */ wire<typeof m7.scheduleMaintenance>({ kind: 'command', method: 'POST', path: '/mantencion/crear', accion: 'programar', access: {'perfiles':['Administrador']} });
export const sendTestMail = /* #__PURE__ */ wire<typeof m8.sendTestMail>({ kind: 'command', method: 'POST', path: '/test/test', access: {'perfiles':['Administrador']} });
export const sentMails = /* #__PURE__ */ wire<typeof m14.sentMails>({ kind: 'query', method: 'POST', path: '/correos/listar', accion: 'grid', access: {'perfiles':['Administrador']}, scope: 'everyone' });
export const setDollar = /* #__PURE__ */ wire<typeof m9.setDollar>({ kind: 'command', method: 'POST', path: '/tipo_cambio/crear', accion: 'dolar', access: {'perfiles':['Administrador','Finanzas']} });
export const startMaintenance = /* #__PURE__ */ wire<typeof m10.startMaintenance>({ kind: 'command', method: 'POST', path: '/mantencion/modificar', accion: 'iniciar', access: {'perfiles':['Administrador']} });
