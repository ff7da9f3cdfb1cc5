// Generated from the contract by `npm run calls`. Do not edit.
import type * as masters from '@power/domain/masters';
import type * as settings_cancel_maintenance from '@power/domain/settings/cancel-maintenance';
import type * as settings_enter_invoice from '@power/domain/settings/enter-invoice';
import type * as settings_extend_maintenance from '@power/domain/settings/extend-maintenance';
import type * as settings_finish_maintenance from '@power/domain/settings/finish-maintenance';
import type * as settings_rates from '@power/domain/settings/rates';
import type * as settings_remove_preference from '@power/domain/settings/remove-preference';
import type * as settings_save_preference from '@power/domain/settings/save-preference';
import type * as settings_schedule_maintenance from '@power/domain/settings/schedule-maintenance';
import type * as settings_send_test_mail from '@power/domain/settings/send-test-mail';
import type * as settings_set_dollar from '@power/domain/settings/set-dollar';
import type * as settings_set_invoice_code from '@power/domain/settings/set-invoice-code';
import type * as settings_start_maintenance from '@power/domain/settings/start-maintenance';
import type * as settings_views_dollar from '@power/domain/settings/views/dollar';
import type * as settings_views_invoice_entry from '@power/domain/settings/views/invoice-entry';
import type * as settings_views_maintenance from '@power/domain/settings/views/maintenance';
import type * as settings_views_preferences from '@power/domain/settings/views/preferences';
import type * as settings_views_rates from '@power/domain/settings/views/rates';
import type * as settings_views_sent_mails from '@power/domain/settings/views/sent-mails';
import { wire } from '../api/wire.ts';

export const brands = {
  change: wire<typeof masters.brands.change>({ kind: 'command', method: 'POST', path: '/configuraciones_basicas/marcas/modificar', access: {'perfiles':['Administrador']} }),
  create: wire<typeof masters.brands.create>({ kind: 'command', method: 'POST', path: '/configuraciones_basicas/marcas/crear', access: {'perfiles':['Administrador']} }),
  dropPicture: wire<NonNullable<typeof masters.brands.dropPicture>>({ kind: 'command', method: 'DELETE', path: '/configuraciones_basicas/marcas/:id/imagen', access: {'perfiles':['Administrador']} }),
  dropdown: wire<typeof masters.brands.dropdown>({ kind: 'query', method: 'POST', path: '/configuraciones_basicas/marcas/listar', accion: 'dropdown', access: {'perfiles':['Administrador','Jefe de Bodega','Asistente Bodega','Bodega y Despacho','Jefe de Logistica','Ejecutivo de Ventas','Brand Manager','Pre-Venta','Marketing','Finanzas','Cobrador','Servicio Tecnico','Tecnico','Bodega']}, topic: 'brand_list', scope: 'everyone' }),
  export: wire<typeof masters.brands.export>({ kind: 'query', method: 'POST', path: '/configuraciones_basicas/marcas/listar', accion: 'exportacion', access: {'perfiles':['Administrador','Jefe de Bodega','Asistente Bodega','Bodega y Despacho','Jefe de Logistica','Ejecutivo de Ventas','Brand Manager','Pre-Venta','Marketing','Finanzas','Cobrador','Servicio Tecnico','Tecnico','Bodega'],'permiso':'exportar'}, scope: 'everyone' }),
  grid: wire<typeof masters.brands.grid>({ kind: 'query', method: 'POST', path: '/configuraciones_basicas/marcas/listar', accion: 'simple', access: {'perfiles':['Administrador','Jefe de Bodega','Asistente Bodega','Bodega y Despacho','Jefe de Logistica','Ejecutivo de Ventas','Brand Manager','Pre-Venta','Marketing','Finanzas','Cobrador','Servicio Tecnico','Tecnico','Bodega']}, topic: 'brand_list', scope: 'everyone', compared: true }),
  import: wire<typeof masters.brands.import>({ kind: 'command', method: 'POST', path: '/configuraciones_basicas/marcas/importar', accion: 'importar', access: {'perfiles':['Administrador']} }),
  picture: wire<NonNullable<typeof masters.brands.picture>>({ kind: 'query', method: 'GET', path: '/configuraciones_basicas/marcas/:id/imagen/:imagen', access: {'perfiles':['Administrador','Jefe de Bodega','Asistente Bodega','Bodega y Despacho','Jefe de Logistica','Ejecutivo de Ventas','Brand Manager','Pre-Venta','Marketing','Finanzas','Cobrador','Servicio Tecnico','Tecnico','Bodega']}, scope: 'everyone', asOf: {'now':'Una imagen es siempre la misma; cuál es en cada día, lo dice su registro.'} }),
  readFile: wire<typeof masters.brands.readFile>({ kind: 'query', method: 'POST', path: '/configuraciones_basicas/marcas/importar', accion: 'lectura', access: {'perfiles':['Administrador']}, scope: 'everyone', asOf: {'none':'Se importa sobre lo que hay ahora.'} }),
  rehearse: wire<typeof masters.brands.rehearse>({ kind: 'query', method: 'POST', path: '/configuraciones_basicas/marcas/importar', accion: 'ensayo', access: {'perfiles':['Administrador']}, scope: 'everyone', asOf: {'none':'Se importa sobre lo que hay ahora.'} }),
  remove: wire<typeof masters.brands.remove>({ kind: 'command', method: 'POST', path: '/configuraciones_basicas/marcas/eliminar', access: {'perfiles':['Administrador']} }),
  setPicture: wire<NonNullable<typeof masters.brands.setPicture>>({ kind: 'command', method: 'POST', path: '/configuraciones_basicas/marcas/imagen', access: {'perfiles':['Administrador']} }),
};
export const cancelMaintenance = /* #__PURE__ */ wire<typeof settings_cancel_maintenance.cancelMaintenance>({ kind: 'command', method: 'POST', path: '/mantencion/modificar', accion: 'anular', access: {'perfiles':['Administrador']} });
export const correctRate = /* #__PURE__ */ wire<typeof settings_rates.correctRate>({ kind: 'command', method: 'POST', path: '/tipo_cambio/modificar', accion: 'corregir', access: {'perfiles':['Administrador','Finanzas']} });
export const countries = {
  change: wire<typeof masters.countries.change>({ kind: 'command', method: 'POST', path: '/configuraciones_basicas/paises/modificar', access: {'perfiles':['Administrador']} }),
  create: wire<typeof masters.countries.create>({ kind: 'command', method: 'POST', path: '/configuraciones_basicas/paises/crear', access: {'perfiles':['Administrador']} }),
  dropdown: wire<typeof masters.countries.dropdown>({ kind: 'query', method: 'POST', path: '/configuraciones_basicas/paises/listar', accion: 'dropdownpaisessap', access: {'perfiles':'todos'}, topic: 'country_list', scope: 'everyone' }),
  export: wire<typeof masters.countries.export>({ kind: 'query', method: 'POST', path: '/configuraciones_basicas/paises/listar', accion: 'exportacion', access: {'perfiles':'todos','permiso':'exportar'}, scope: 'everyone' }),
  grid: wire<typeof masters.countries.grid>({ kind: 'query', method: 'POST', path: '/configuraciones_basicas/paises/listar', accion: 'simple', access: {'perfiles':'todos'}, topic: 'country_list', scope: 'everyone', compared: true }),
  import: wire<typeof masters.countries.import>({ kind: 'command', method: 'POST', path: '/configuraciones_basicas/paises/importar', accion: 'importar', access: {'perfiles':['Administrador']} }),
  readFile: wire<typeof masters.countries.readFile>({ kind: 'query', method: 'POST', path: '/configuraciones_basicas/paises/importar', accion: 'lectura', access: {'perfiles':['Administrador']}, scope: 'everyone', asOf: {'none':'Se importa sobre lo que hay ahora.'} }),
  rehearse: wire<typeof masters.countries.rehearse>({ kind: 'query', method: 'POST', path: '/configuraciones_basicas/paises/importar', accion: 'ensayo', access: {'perfiles':['Administrador']}, scope: 'everyone', asOf: {'none':'Se importa sobre lo que hay ahora.'} }),
  remove: wire<typeof masters.countries.remove>({ kind: 'command', method: 'POST', path: '/configuraciones_basicas/paises/eliminar', access: {'perfiles':['Administrador']} }),
};
export const currencies = {
  change: wire<typeof masters.currencies.change>({ kind: 'command', method: 'POST', path: '/configuraciones_basicas/monedas/modificar', access: {'perfiles':['Administrador']} }),
  create: wire<typeof masters.currencies.create>({ kind: 'command', method: 'POST', path: '/configuraciones_basicas/monedas/crear', access: {'perfiles':['Administrador']} }),
  dropdown: wire<typeof masters.currencies.dropdown>({ kind: 'query', method: 'POST', path: '/configuraciones_basicas/monedas/listar', accion: 'dropdown', access: {'perfiles':'todos'}, topic: 'currency_list', scope: 'everyone' }),
  export: wire<typeof masters.currencies.export>({ kind: 'query', method: 'POST', path: '/configuraciones_basicas/monedas/listar', accion: 'exportacion', access: {'perfiles':'todos','permiso':'exportar'}, scope: 'everyone' }),
  grid: wire<typeof masters.currencies.grid>({ kind: 'query', method: 'POST', path: '/configuraciones_basicas/monedas/listar', accion: 'simple', access: {'perfiles':'todos'}, topic: 'currency_list', scope: 'everyone', compared: true }),
  import: wire<typeof masters.currencies.import>({ kind: 'command', method: 'POST', path: '/configuraciones_basicas/monedas/importar', accion: 'importar', access: {'perfiles':['Administrador']} }),
  readFile: wire<typeof masters.currencies.readFile>({ kind: 'query', method: 'POST', path: '/configuraciones_basicas/monedas/importar', accion: 'lectura', access: {'perfiles':['Administrador']}, scope: 'everyone', asOf: {'none':'Se importa sobre lo que hay ahora.'} }),
  rehearse: wire<typeof masters.currencies.rehearse>({ kind: 'query', method: 'POST', path: '/configuraciones_basicas/monedas/importar', accion: 'ensayo', access: {'perfiles':['Administrador']}, scope: 'everyone', asOf: {'none':'Se importa sobre lo que hay ahora.'} }),
  remove: wire<typeof masters.currencies.remove>({ kind: 'command', method: 'POST', path: '/configuraciones_basicas/monedas/eliminar', access: {'perfiles':['Administrador']} }),
};
export const dollarGrid = /* #__PURE__ */ wire<typeof settings_views_dollar.dollarGrid>({ kind: 'query', method: 'POST', path: '/tipo_cambio/listar', accion: 'grid', access: {'perfiles':['Administrador','Finanzas','Jefe de Logistica']}, topic: 'dolar', scope: 'everyone', compared: true });
export const dollarNow = /* #__PURE__ */ wire<typeof settings_views_dollar.dollarNow>({ kind: 'query', method: 'POST', path: '/tipo_cambio/listar', accion: 'dolar', access: {'perfiles':['Administrador','Jefe de Bodega','Asistente Bodega','Bodega y Despacho','Jefe de Logistica','Ejecutivo de Ventas','Brand Manager','Pre-Venta','Marketing','Finanzas','Cobrador','Servicio Tecnico','Tecnico','Bodega']}, topic: 'dolar', scope: 'everyone' });
export const enterInvoice = /* #__PURE__ */ wire<typeof settings_enter_invoice.enterInvoice>({ kind: 'command', method: 'POST', path: '/invoice/acceso', accion: 'verificar', access: {'perfiles':'todos'} });
export const enterRate = /* #__PURE__ */ wire<typeof settings_rates.enterRate>({ kind: 'command', method: 'POST', path: '/tipo_cambio/crear', accion: 'valor', access: {'perfiles':['Administrador','Finanzas']} });
export const extendMaintenance = /* #__PURE__ */ wire<typeof settings_extend_maintenance.extendMaintenance>({ kind: 'command', method: 'POST', path: '/mantencion/modificar', accion: 'extender', access: {'perfiles':['Administrador']} });
export const finishMaintenance = /* #__PURE__ */ wire<typeof settings_finish_maintenance.finishMaintenance>({ kind: 'command', method: 'POST', path: '/mantencion/modificar', accion: 'terminar', access: {'perfiles':['Administrador']} });
export const frontAccess = /* #__PURE__ */ wire<typeof settings_views_maintenance.frontAccess>({ kind: 'query', method: 'GET', path: '/appversion/accesoFront', access: {'publico':true}, scope: 'everyone', asOf: {'now':'Dice si se puede ingresar ahora.'} });
export const importPayments = {
  change: wire<typeof masters.importPayments.change>({ kind: 'command', method: 'POST', path: '/configuraciones_basicas/payment_method/modificar', access: {'perfiles':['Administrador']} }),
  create: wire<typeof masters.importPayments.create>({ kind: 'command', method: 'POST', path: '/configuraciones_basicas/payment_method/crear', access: {'perfiles':['Administrador']} }),
  dropdown: wire<typeof masters.importPayments.dropdown>({ kind: 'query', method: 'POST', path: '/configuraciones_basicas/payment_method/listar', accion: 'dropdown', access: {'perfiles':['Administrador','Brand Manager','Jefe de Logistica','Finanzas']}, topic: 'payment_method_list', scope: 'everyone' }),
  export: wire<typeof masters.importPayments.export>({ kind: 'query', method: 'POST', path: '/configuraciones_basicas/payment_method/listar', accion: 'exportacion', access: {'perfiles':['Administrador','Brand Manager','Jefe de Logistica','Finanzas'],'permiso':'exportar'}, scope: 'everyone' }),
  grid: wire<typeof masters.importPayments.grid>({ kind: 'query', method: 'POST', path: '/configuraciones_basicas/payment_method/listar', accion: 'simple', access: {'perfiles':['Administrador','Brand Manager','Jefe de Logistica','Finanzas']}, topic: 'payment_method_list', scope: 'everyone', compared: true }),
  import: wire<typeof masters.importPayments.import>({ kind: 'command', method: 'POST', path: '/configuraciones_basicas/payment_method/importar', accion: 'importar', access: {'perfiles':['Administrador']} }),
  readFile: wire<typeof masters.importPayments.readFile>({ kind: 'query', method: 'POST', path: '/configuraciones_basicas/payment_method/importar', accion: 'lectura', access: {'perfiles':['Administrador']}, scope: 'everyone', asOf: {'none':'Se importa sobre lo que hay ahora.'} }),
  rehearse: wire<typeof masters.importPayments.rehearse>({ kind: 'query', method: 'POST', path: '/configuraciones_basicas/payment_method/importar', accion: 'ensayo', access: {'perfiles':['Administrador']}, scope: 'everyone', asOf: {'none':'Se importa sobre lo que hay ahora.'} }),
  remove: wire<typeof masters.importPayments.remove>({ kind: 'command', method: 'POST', path: '/configuraciones_basicas/payment_method/eliminar', access: {'perfiles':['Administrador']} }),
};
export const invoiceEntry = /* #__PURE__ */ wire<typeof settings_views_invoice_entry.invoiceEntry>({ kind: 'query', method: 'POST', path: '/invoice/acceso', accion: 'estado', access: {'perfiles':'todos'}, scope: 'self', asOf: {'now':'Se entra ahora, cualquiera sea el momento que se mira.'} });
export const maintenanceGrid = /* #__PURE__ */ wire<typeof settings_views_maintenance.maintenanceGrid>({ kind: 'query', method: 'POST', path: '/mantencion/listar', accion: 'grid', access: {'perfiles':['Administrador']}, topic: 'mantencion', scope: 'everyone', compared: true });
export const maintenanceNow = /* #__PURE__ */ wire<typeof settings_views_maintenance.maintenanceNow>({ kind: 'query', method: 'POST', path: '/mantencion/listar', accion: 'vigente', access: {'perfiles':'todos'}, topic: 'mantencion', scope: 'everyone', asOf: {'now':'Avisa de las actualizaciones que vienen.'} });
export const masterSearch = /* #__PURE__ */ wire<typeof masters.masterSearch>({ kind: 'query', method: 'POST', path: '/configuraciones_basicas/buscar', accion: 'simple', access: {'perfiles':'todos'}, scope: 'everyone' });
export const ownPreferences = /* #__PURE__ */ wire<typeof settings_views_preferences.ownPreferences>({ kind: 'query', method: 'POST', path: '/preferencias/listar', accion: 'propias', access: {'perfiles':'todos'}, scope: 'self', asOf: {'now':'Las preferencias son las de hoy.'} });
export const rateExport = /* #__PURE__ */ wire<typeof settings_views_rates.rateExport>({ kind: 'query', method: 'POST', path: '/tipo_cambio/listar', accion: 'exportacion', access: {'perfiles':['Administrador','Finanzas','Jefe de Logistica'],'permiso':'exportar'}, scope: 'everyone' });
export const rateYear = /* #__PURE__ */ wire<typeof settings_views_rates.rateYear>({ kind: 'query', method: 'POST', path: '/tipo_cambio/listar', accion: 'anual', access: {'perfiles':['Administrador','Finanzas','Jefe de Logistica']}, topic: 'dolar', scope: 'everyone' });
export const removePreference = /* #__PURE__ */ wire<typeof settings_remove_preference.removePreference>({ kind: 'command', method: 'POST', path: '/preferencias/modificar', accion: 'borrar', access: {'perfiles':'todos'} });
export const savePreference = /* #__PURE__ */ wire<typeof settings_save_preference.savePreference>({ kind: 'command', method: 'POST', path: '/preferencias/modificar', accion: 'guardar', access: {'perfiles':'todos'} });
export const scheduleMaintenance = /* #__PURE__ */ wire<typeof settings_schedule_maintenance.scheduleMaintenance>({ kind: 'command', method: 'POST', path: '/mantencion/crear', accion: 'programar', access: {'perfiles':['Administrador']} });
export const sendTestMail = /* #__PURE__ */ wire<typeof settings_send_test_mail.sendTestMail>({ kind: 'command', method: 'POST', path: '/test/test', access: {'perfiles':['Administrador']} });
export const sentMails = /* #__PURE__ */ wire<typeof settings_views_sent_mails.sentMails>({ kind: 'query', method: 'POST', path: '/correos/listar', accion: 'grid', access: {'perfiles':['Administrador']}, scope: 'everyone', asOf: {'none':'Los correos no guardan su historia.'} });
export const setDollar = /* #__PURE__ */ wire<typeof settings_set_dollar.setDollar>({ kind: 'command', method: 'POST', path: '/tipo_cambio/crear', accion: 'dolar', access: {'perfiles':['Administrador','Finanzas']} });
export const setInvoiceCode = /* #__PURE__ */ wire<typeof settings_set_invoice_code.setInvoiceCode>({ kind: 'command', method: 'POST', path: '/invoice/acceso', accion: 'cambiar', access: {'perfiles':['Administrador']} });
export const shippingAddresses = {
  change: wire<typeof masters.shippingAddresses.change>({ kind: 'command', method: 'POST', path: '/configuraciones_basicas/shipping_address/modificar', access: {'perfiles':['Administrador']} }),
  create: wire<typeof masters.shippingAddresses.create>({ kind: 'command', method: 'POST', path: '/configuraciones_basicas/shipping_address/crear', access: {'perfiles':['Administrador']} }),
  dropdown: wire<typeof masters.shippingAddresses.dropdown>({ kind: 'query', method: 'POST', path: '/configuraciones_basicas/shipping_address/listar', accion: 'dropdown', access: {'perfiles':['Administrador','Brand Manager','Jefe de Logistica','Finanzas']}, topic: 'shipping_address_list', scope: 'everyone' }),
  export: wire<typeof masters.shippingAddresses.export>({ kind: 'query', method: 'POST', path: '/configuraciones_basicas/shipping_address/listar', accion: 'exportacion', access: {'perfiles':['Administrador','Brand Manager','Jefe de Logistica','Finanzas'],'permiso':'exportar'}, scope: 'everyone' }),
  grid: wire<typeof masters.shippingAddresses.grid>({ kind: 'query', method: 'POST', path: '/configuraciones_basicas/shipping_address/listar', accion: 'simple', access: {'perfiles':['Administrador','Brand Manager','Jefe de Logistica','Finanzas']}, topic: 'shipping_address_list', scope: 'everyone', compared: true }),
  import: wire<typeof masters.shippingAddresses.import>({ kind: 'command', method: 'POST', path: '/configuraciones_basicas/shipping_address/importar', accion: 'importar', access: {'perfiles':['Administrador']} }),
  readFile: wire<typeof masters.shippingAddresses.readFile>({ kind: 'query', method: 'POST', path: '/configuraciones_basicas/shipping_address/importar', accion: 'lectura', access: {'perfiles':['Administrador']}, scope: 'everyone', asOf: {'none':'Se importa sobre lo que hay ahora.'} }),
  rehearse: wire<typeof masters.shippingAddresses.rehearse>({ kind: 'query', method: 'POST', path: '/configuraciones_basicas/shipping_address/importar', accion: 'ensayo', access: {'perfiles':['Administrador']}, scope: 'everyone', asOf: {'none':'Se importa sobre lo que hay ahora.'} }),
  remove: wire<typeof masters.shippingAddresses.remove>({ kind: 'command', method: 'POST', path: '/configuraciones_basicas/shipping_address/eliminar', access: {'perfiles':['Administrador']} }),
};
export const shippingMethods = {
  change: wire<typeof masters.shippingMethods.change>({ kind: 'command', method: 'POST', path: '/configuraciones_basicas/shipping_method/modificar', access: {'perfiles':['Administrador']} }),
  create: wire<typeof masters.shippingMethods.create>({ kind: 'command', method: 'POST', path: '/configuraciones_basicas/shipping_method/crear', access: {'perfiles':['Administrador']} }),
  dropdown: wire<typeof masters.shippingMethods.dropdown>({ kind: 'query', method: 'POST', path: '/configuraciones_basicas/shipping_method/listar', accion: 'dropdown', access: {'perfiles':['Administrador','Brand Manager','Jefe de Logistica','Finanzas']}, topic: 'shipping_method_list', scope: 'everyone' }),
  export: wire<typeof masters.shippingMethods.export>({ kind: 'query', method: 'POST', path: '/configuraciones_basicas/shipping_method/listar', accion: 'exportacion', access: {'perfiles':['Administrador','Brand Manager','Jefe de Logistica','Finanzas'],'permiso':'exportar'}, scope: 'everyone' }),
  grid: wire<typeof masters.shippingMethods.grid>({ kind: 'query', method: 'POST', path: '/configuraciones_basicas/shipping_method/listar', accion: 'simple', access: {'perfiles':['Administrador','Brand Manager','Jefe de Logistica','Finanzas']}, topic: 'shipping_method_list', scope: 'everyone', compared: true }),
  import: wire<typeof masters.shippingMethods.import>({ kind: 'command', method: 'POST', path: '/configuraciones_basicas/shipping_method/importar', accion: 'importar', access: {'perfiles':['Administrador']} }),
  readFile: wire<typeof masters.shippingMethods.readFile>({ kind: 'query', method: 'POST', path: '/configuraciones_basicas/shipping_method/importar', accion: 'lectura', access: {'perfiles':['Administrador']}, scope: 'everyone', asOf: {'none':'Se importa sobre lo que hay ahora.'} }),
  rehearse: wire<typeof masters.shippingMethods.rehearse>({ kind: 'query', method: 'POST', path: '/configuraciones_basicas/shipping_method/importar', accion: 'ensayo', access: {'perfiles':['Administrador']}, scope: 'everyone', asOf: {'none':'Se importa sobre lo que hay ahora.'} }),
  remove: wire<typeof masters.shippingMethods.remove>({ kind: 'command', method: 'POST', path: '/configuraciones_basicas/shipping_method/eliminar', access: {'perfiles':['Administrador']} }),
};
export const startMaintenance = /* #__PURE__ */ wire<typeof settings_start_maintenance.startMaintenance>({ kind: 'command', method: 'POST', path: '/mantencion/modificar', accion: 'iniciar', access: {'perfiles':['Administrador']} });
export const voidRate = /* #__PURE__ */ wire<typeof settings_rates.voidRate>({ kind: 'command', method: 'POST', path: '/tipo_cambio/eliminar', accion: 'anular', access: {'perfiles':['Administrador','Finanzas']} });
