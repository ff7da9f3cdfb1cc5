// Generated from the contract by `npm run calls`. Do not edit.
import type * as m1 from '@power/domain/masters';
import type * as m2 from '@power/domain/settings/cancel-maintenance';
import type * as m3 from '@power/domain/settings/enter-invoice';
import type * as m4 from '@power/domain/settings/extend-maintenance';
import type * as m5 from '@power/domain/settings/finish-maintenance';
import type * as m6 from '@power/domain/settings/remove-preference';
import type * as m7 from '@power/domain/settings/save-preference';
import type * as m8 from '@power/domain/settings/schedule-maintenance';
import type * as m9 from '@power/domain/settings/send-test-mail';
import type * as m10 from '@power/domain/settings/set-dollar';
import type * as m11 from '@power/domain/settings/set-invoice-code';
import type * as m12 from '@power/domain/settings/start-maintenance';
import type * as m13 from '@power/domain/settings/views/dollar';
import type * as m14 from '@power/domain/settings/views/maintenance';
import type * as m15 from '@power/domain/settings/views/preferences';
import type * as m16 from '@power/domain/settings/views/sent-mails';
import { wire } from '../api/wire.ts';

export const brands = {
  change: wire<typeof m1.brands.change>({ kind: 'command', method: 'POST', path: '/configuraciones_basicas/marcas/modificar', access: {'perfiles':['Administrador']} }),
  create: wire<typeof m1.brands.create>({ kind: 'command', method: 'POST', path: '/configuraciones_basicas/marcas/crear', access: {'perfiles':['Administrador']} }),
  dropdown: wire<typeof m1.brands.dropdown>({ kind: 'query', method: 'POST', path: '/configuraciones_basicas/marcas/listar', accion: 'dropdown', access: {'perfiles':'todos'}, topic: 'brand_list', scope: 'everyone' }),
  export: wire<typeof m1.brands.export>({ kind: 'query', method: 'POST', path: '/configuraciones_basicas/marcas/listar', accion: 'exportacion', access: {'perfiles':'todos','permiso':'exportar'}, scope: 'everyone' }),
  grid: wire<typeof m1.brands.grid>({ kind: 'query', method: 'POST', path: '/configuraciones_basicas/marcas/listar', accion: 'simple', access: {'perfiles':'todos'}, topic: 'brand_list', scope: 'everyone' }),
  import: wire<typeof m1.brands.import>({ kind: 'command', method: 'POST', path: '/configuraciones_basicas/marcas/importar', accion: 'importar', access: {'perfiles':['Administrador']} }),
  readFile: wire<typeof m1.brands.readFile>({ kind: 'query', method: 'POST', path: '/configuraciones_basicas/marcas/importar', accion: 'lectura', access: {'perfiles':['Administrador']}, scope: 'everyone', asOf: {'none':'Se importa sobre lo que hay ahora.'} }),
  rehearse: wire<typeof m1.brands.rehearse>({ kind: 'query', method: 'POST', path: '/configuraciones_basicas/marcas/importar', accion: 'ensayo', access: {'perfiles':['Administrador']}, scope: 'everyone', asOf: {'none':'Se importa sobre lo que hay ahora.'} }),
  remove: wire<typeof m1.brands.remove>({ kind: 'command', method: 'POST', path: '/configuraciones_basicas/marcas/eliminar', access: {'perfiles':['Administrador']} }),
};
export const cancelMaintenance = /* #__PURE__ */ wire<typeof m2.cancelMaintenance>({ kind: 'command', method: 'POST', path: '/mantencion/modificar', accion: 'anular', access: {'perfiles':['Administrador']} });
export const countries = {
  change: wire<typeof m1.countries.change>({ kind: 'command', method: 'POST', path: '/configuraciones_basicas/paises/modificar', access: {'perfiles':['Administrador']} }),
  create: wire<typeof m1.countries.create>({ kind: 'command', method: 'POST', path: '/configuraciones_basicas/paises/crear', access: {'perfiles':['Administrador']} }),
  dropdown: wire<typeof m1.countries.dropdown>({ kind: 'query', method: 'POST', path: '/configuraciones_basicas/paises/listar', accion: 'dropdownpaisessap', access: {'perfiles':'todos'}, topic: 'country_list', scope: 'everyone' }),
  export: wire<typeof m1.countries.export>({ kind: 'query', method: 'POST', path: '/configuraciones_basicas/paises/listar', accion: 'exportacion', access: {'perfiles':'todos','permiso':'exportar'}, scope: 'everyone' }),
  grid: wire<typeof m1.countries.grid>({ kind: 'query', method: 'POST', path: '/configuraciones_basicas/paises/listar', accion: 'simple', access: {'perfiles':'todos'}, topic: 'country_list', scope: 'everyone' }),
  import: wire<typeof m1.countries.import>({ kind: 'command', method: 'POST', path: '/configuraciones_basicas/paises/importar', accion: 'importar', access: {'perfiles':['Administrador']} }),
  readFile: wire<typeof m1.countries.readFile>({ kind: 'query', method: 'POST', path: '/configuraciones_basicas/paises/importar', accion: 'lectura', access: {'perfiles':['Administrador']}, scope: 'everyone', asOf: {'none':'Se importa sobre lo que hay ahora.'} }),
  rehearse: wire<typeof m1.countries.rehearse>({ kind: 'query', method: 'POST', path: '/configuraciones_basicas/paises/importar', accion: 'ensayo', access: {'perfiles':['Administrador']}, scope: 'everyone', asOf: {'none':'Se importa sobre lo que hay ahora.'} }),
  remove: wire<typeof m1.countries.remove>({ kind: 'command', method: 'POST', path: '/configuraciones_basicas/paises/eliminar', access: {'perfiles':['Administrador']} }),
};
export const currencies = {
  change: wire<typeof m1.currencies.change>({ kind: 'command', method: 'POST', path: '/configuraciones_basicas/monedas/modificar', access: {'perfiles':['Administrador']} }),
  create: wire<typeof m1.currencies.create>({ kind: 'command', method: 'POST', path: '/configuraciones_basicas/monedas/crear', access: {'perfiles':['Administrador']} }),
  dropdown: wire<typeof m1.currencies.dropdown>({ kind: 'query', method: 'POST', path: '/configuraciones_basicas/monedas/listar', accion: 'dropdown', access: {'perfiles':'todos'}, topic: 'currency_list', scope: 'everyone' }),
  export: wire<typeof m1.currencies.export>({ kind: 'query', method: 'POST', path: '/configuraciones_basicas/monedas/listar', accion: 'exportacion', access: {'perfiles':'todos','permiso':'exportar'}, scope: 'everyone' }),
  grid: wire<typeof m1.currencies.grid>({ kind: 'query', method: 'POST', path: '/configuraciones_basicas/monedas/listar', accion: 'simple', access: {'perfiles':'todos'}, topic: 'currency_list', scope: 'everyone' }),
  import: wire<typeof m1.currencies.import>({ kind: 'command', method: 'POST', path: '/configuraciones_basicas/monedas/importar', accion: 'importar', access: {'perfiles':['Administrador']} }),
  readFile: wire<typeof m1.currencies.readFile>({ kind: 'query', method: 'POST', path: '/configuraciones_basicas/monedas/importar', accion: 'lectura', access: {'perfiles':['Administrador']}, scope: 'everyone', asOf: {'none':'Se importa sobre lo que hay ahora.'} }),
  rehearse: wire<typeof m1.currencies.rehearse>({ kind: 'query', method: 'POST', path: '/configuraciones_basicas/monedas/importar', accion: 'ensayo', access: {'perfiles':['Administrador']}, scope: 'everyone', asOf: {'none':'Se importa sobre lo que hay ahora.'} }),
  remove: wire<typeof m1.currencies.remove>({ kind: 'command', method: 'POST', path: '/configuraciones_basicas/monedas/eliminar', access: {'perfiles':['Administrador']} }),
};
export const dollarGrid = /* #__PURE__ */ wire<typeof m13.dollarGrid>({ kind: 'query', method: 'POST', path: '/tipo_cambio/listar', accion: 'grid', access: {'perfiles':['Administrador','Finanzas','Jefe de Logistica']}, topic: 'dolar', scope: 'everyone' });
export const dollarNow = /* #__PURE__ */ wire<typeof m13.dollarNow>({ kind: 'query', method: 'POST', path: '/tipo_cambio/listar', accion: 'dolar', access: {'perfiles':['Administrador','Jefe de Bodega','Asistente Bodega','Bodega y Despacho','Jefe de Logistica','Ejecutivo de Ventas','Brand Manager','Pre-Venta','Marketing','Finanzas','Cobrador','Servicio Tecnico','Tecnico','Bodega']}, topic: 'dolar', scope: 'everyone' });
export const enterInvoice = /* #__PURE__ */ wire<typeof m3.enterInvoice>({ kind: 'command', method: 'POST', path: '/invoice/acceso', accion: 'verificar', access: {'perfiles':'todos'} });
export const extendMaintenance = /* #__PURE__ */ wire<typeof m4.extendMaintenance>({ kind: 'command', method: 'POST', path: '/mantencion/modificar', accion: 'extender', access: {'perfiles':['Administrador']} });
export const finishMaintenance = /* #__PURE__ */ wire<typeof m5.finishMaintenance>({ kind: 'command', method: 'POST', path: '/mantencion/modificar', accion: 'terminar', access: {'perfiles':['Administrador']} });
export const frontAccess = /* #__PURE__ */ wire<typeof m14.frontAccess>({ kind: 'query', method: 'GET', path: '/appversion/accesoFront', access: {'publico':true}, scope: 'everyone', asOf: {'now':'Dice si se puede ingresar ahora.'} });
export const maintenanceGrid = /* #__PURE__ */ wire<typeof m14.maintenanceGrid>({ kind: 'query', method: 'POST', path: '/mantencion/listar', accion: 'grid', access: {'perfiles':['Administrador']}, topic: 'mantencion', scope: 'everyone' });
export const maintenanceNow = /* #__PURE__ */ wire<typeof m14.maintenanceNow>({ kind: 'query', method: 'POST', path: '/mantencion/listar', accion: 'vigente', access: {'perfiles':'todos'}, topic: 'mantencion', scope: 'everyone', asOf: {'now':'Avisa de las actualizaciones que vienen.'} });
export const ownPreferences = /* #__PURE__ */ wire<typeof m15.ownPreferences>({ kind: 'query', method: 'POST', path: '/preferencias/listar', accion: 'propias', access: {'perfiles':'todos'}, scope: 'self', asOf: {'now':'Las preferencias son las de hoy.'} });
export const removePreference = /* #__PURE__ */ wire<typeof m6.removePreference>({ kind: 'command', method: 'POST', path: '/preferencias/modificar', accion: 'borrar', access: {'perfiles':'todos'} });
export const savePreference = /* #__PURE__ */ wire<typeof m7.savePreference>({ kind: 'command', method: 'POST', path: '/preferencias/modificar', accion: 'guardar', access: {'perfiles':'todos'} });
export const scheduleMaintenance = /* #__PURE__ */ wire<typeof m8.scheduleMaintenance>({ kind: 'command', method: 'POST', path: '/mantencion/crear', accion: 'programar', access: {'perfiles':['Administrador']} });
export const sendTestMail = /* #__PURE__ */ wire<typeof m9.sendTestMail>({ kind: 'command', method: 'POST', path: '/test/test', access: {'perfiles':['Administrador']} });
export const sentMails = /* #__PURE__ */ wire<typeof m16.sentMails>({ kind: 'query', method: 'POST', path: '/correos/listar', accion: 'grid', access: {'perfiles':['Administrador']}, scope: 'everyone', asOf: {'none':'Los correos no guardan su historia.'} });
export const setDollar = /* #__PURE__ */ wire<typeof m10.setDollar>({ kind: 'command', method: 'POST', path: '/tipo_cambio/crear', accion: 'dolar', access: {'perfiles':['Administrador','Finanzas']} });
export const setInvoiceCode = /* #__PURE__ */ wire<typeof m11.setInvoiceCode>({ kind: 'command', method: 'POST', path: '/invoice/acceso', accion: 'cambiar', access: {'perfiles':['Administrador']} });
export const startMaintenance = /* #__PURE__ */ wire<typeof m12.startMaintenance>({ kind: 'command', method: 'POST', path: '/mantencion/modificar', accion: 'iniciar', access: {'perfiles':['Administrador']} });
