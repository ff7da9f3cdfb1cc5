// Generated from the contract by `npm run calls`. Do not edit.
import type * as calendar_create_event from '@power/domain/calendar/create-event';
import type * as calendar_remove_event from '@power/domain/calendar/remove-event';
import type * as calendar_views_calendar from '@power/domain/calendar/views/calendar';
import { wire } from '../api/wire.ts';

export const calendar = /* #__PURE__ */ wire<typeof calendar_views_calendar.calendar>({ kind: 'query', method: 'POST', path: '/eventos/listar', accion: 'calendario', access: {'perfiles':['Administrador','Jefe de Bodega','Asistente Bodega','Bodega y Despacho','Tecnico','Finanzas','Ejecutivo de Ventas','Brand Manager','Pre-Venta']}, topic: 'calendario', scope: {'usuario':'usuario'} });
export const createEvent = /* #__PURE__ */ wire<typeof calendar_create_event.createEvent>({ kind: 'command', method: 'POST', path: '/eventos/crear', accion: 'crear', access: {'perfiles':['Administrador','Jefe de Bodega','Asistente Bodega','Bodega y Despacho','Tecnico','Finanzas']} });
export const removeEvent = /* #__PURE__ */ wire<typeof calendar_remove_event.removeEvent>({ kind: 'command', method: 'POST', path: '/eventos/eliminar', accion: 'eliminar', access: {'perfiles':['Administrador','Jefe de Bodega','Asistente Bodega','Bodega y Despacho','Tecnico','Finanzas']} });
