// Generated from the contract by `npm run calls`. Do not edit.
import type * as documents from '@power/domain/documents';
import type * as trainings_enrol from '@power/domain/trainings/enrol';
import type * as trainings_enrol_own from '@power/domain/trainings/enrol-own';
import type * as trainings_enrol_visitor from '@power/domain/trainings/enrol-visitor';
import type * as trainings_keep_training from '@power/domain/trainings/keep-training';
import type * as trainings_register_arrival from '@power/domain/trainings/register-arrival';
import type * as trainings_views_enrolment_page from '@power/domain/trainings/views/enrolment-page';
import type * as trainings_views_own_trainings from '@power/domain/trainings/views/own-trainings';
import type * as trainings_views_queries from '@power/domain/trainings/views/queries';
import { wire } from '../api/wire.ts';

export const cancelTraining = /* #__PURE__ */ wire<typeof trainings_keep_training.cancelTraining>({ kind: 'command', method: 'POST', path: '/capacitaciones/modificar', accion: 'cancelar', access: {'perfiles':['Administrador','Marketing','Cobrador','Pre-Venta']} });
export const changeTraining = /* #__PURE__ */ wire<typeof trainings_keep_training.changeTraining>({ kind: 'command', method: 'POST', path: '/capacitaciones/modificar', accion: 'capacitacion', access: {'perfiles':['Administrador','Marketing','Cobrador','Pre-Venta']} });
export const checkCertificate = /* #__PURE__ */ wire<typeof trainings_views_own_trainings.checkCertificate>({ kind: 'query', method: 'POST', path: '/publico/certificado', access: {'publico':true}, scope: 'everyone', asOf: {'now':'Un certificado vale o no vale hoy.'} });
export const enrolOwn = /* #__PURE__ */ wire<typeof trainings_enrol_own.enrolOwn>({ kind: 'command', method: 'POST', path: '/capacitaciones/modificar', accion: 'inscribirpropia', access: {'perfiles':['Cliente']} });
export const enrolPerson = /* #__PURE__ */ wire<typeof trainings_enrol.enrolPerson>({ kind: 'command', method: 'POST', path: '/capacitaciones/modificar', accion: 'inscribir', access: {'perfiles':['Administrador','Marketing','Cobrador','Pre-Venta']} });
export const enrolVisitor = /* #__PURE__ */ wire<typeof trainings_enrol_visitor.enrolVisitor>({ kind: 'command', method: 'POST', path: '/inscripcion/:id', access: {'publico':true} });
export const enrolmentPage = /* #__PURE__ */ wire<typeof trainings_views_enrolment_page.enrolmentPage>({ kind: 'query', method: 'GET', path: '/inscripcion/:id', access: {'publico':true}, scope: 'everyone', asOf: {'none':'La página de inscripción muestra lo que hay ahora.'} });
export const offeredTrainings = /* #__PURE__ */ wire<typeof trainings_views_own_trainings.offeredTrainings>({ kind: 'query', method: 'POST', path: '/capacitaciones/listar', accion: 'gridcliente', access: {'perfiles':['Cliente']}, topic: 'capacitaciones', scope: 'everyone' });
export const ownCertificate = /* #__PURE__ */ wire<typeof trainings_views_own_trainings.ownCertificate>({ kind: 'query', method: 'POST', path: '/capacitaciones/listar', accion: 'certificadopropio', access: {'perfiles':['Cliente']}, scope: 'everyone', asOf: {'now':'Un certificado dice lo que consta ahora.'} });
export const ownEnrolments = /* #__PURE__ */ wire<typeof trainings_views_own_trainings.ownEnrolments>({ kind: 'query', method: 'POST', path: '/capacitaciones/listar', accion: 'propias', access: {'perfiles':['Cliente']}, topic: 'capacitaciones', scope: 'everyone' });
export const registerArrival = /* #__PURE__ */ wire<typeof trainings_register_arrival.registerArrival>({ kind: 'command', method: 'POST', path: '/capacitaciones/modificar', accion: 'llegada', access: {'perfiles':['Administrador','Marketing','Cobrador','Pre-Venta']} });
export const scheduleTraining = /* #__PURE__ */ wire<typeof trainings_keep_training.scheduleTraining>({ kind: 'command', method: 'POST', path: '/capacitaciones/crear', accion: 'capacitacion', access: {'perfiles':['Administrador','Marketing','Cobrador','Pre-Venta']} });
export const takeAttendance = /* #__PURE__ */ wire<typeof trainings_enrol.takeAttendance>({ kind: 'command', method: 'POST', path: '/capacitaciones/modificar', accion: 'asistencia', access: {'perfiles':['Administrador','Marketing','Cobrador','Pre-Venta']} });
export const trainingCalls = {
  attach: wire<typeof documents.trainingCalls.attach>({ kind: 'command', method: 'POST', path: '/documentos/capacitacion/adjuntar', access: {'perfiles':['Administrador','Marketing','Cobrador','Pre-Venta']} }),
  detach: wire<typeof documents.trainingCalls.detach>({ kind: 'command', method: 'POST', path: '/documentos/capacitacion', accion: 'quitaradjunto', access: {'perfiles':['Administrador','Marketing','Cobrador','Pre-Venta']} }),
  file: wire<typeof documents.trainingCalls.file>({ kind: 'query', method: 'POST', path: '/documentos/capacitacion', accion: 'adjunto', access: {'perfiles':['Administrador','Marketing','Cobrador','Pre-Venta']}, scope: 'everyone' }),
  history: wire<typeof documents.trainingCalls.history>({ kind: 'query', method: 'POST', path: '/documentos/capacitacion', accion: 'historia', access: {'perfiles':['Administrador','Marketing','Cobrador','Pre-Venta']}, topic: 'capacitaciones', scope: 'everyone' }),
  one: wire<typeof documents.trainingCalls.one>({ kind: 'query', method: 'POST', path: '/documentos/capacitacion', accion: 'ver', access: {'perfiles':['Administrador','Marketing','Cobrador','Pre-Venta']}, topic: 'capacitaciones', scope: 'everyone' }),
  related: wire<typeof documents.trainingCalls.related>({ kind: 'query', method: 'POST', path: '/documentos/capacitacion', accion: 'relaciones', access: {'perfiles':['Administrador','Marketing','Cobrador','Pre-Venta']}, topic: 'capacitaciones', scope: 'everyone' }),
};
export const trainingCertificate = /* #__PURE__ */ wire<typeof trainings_views_queries.trainingCertificate>({ kind: 'query', method: 'POST', path: '/capacitaciones/listar', accion: 'certificado', access: {'perfiles':['Administrador','Marketing','Cobrador','Pre-Venta']}, scope: 'everyone', asOf: {'now':'Un certificado dice lo que consta ahora.'} });
export const trainingExport = /* #__PURE__ */ wire<typeof trainings_views_queries.trainingExport>({ kind: 'query', method: 'POST', path: '/capacitaciones/listar', accion: 'exportacion', access: {'perfiles':['Administrador','Marketing','Cobrador','Pre-Venta'],'permiso':'exportar'}, topic: 'capacitaciones', scope: 'everyone' });
export const trainingGrid = /* #__PURE__ */ wire<typeof trainings_views_queries.trainingGrid>({ kind: 'query', method: 'POST', path: '/capacitaciones/listar', accion: 'grid', access: {'perfiles':['Administrador','Marketing','Cobrador','Pre-Venta']}, topic: 'capacitaciones', scope: 'everyone' });
export const withdrawOwn = /* #__PURE__ */ wire<typeof trainings_enrol_own.withdrawOwn>({ kind: 'command', method: 'POST', path: '/capacitaciones/modificar', accion: 'retirarpropia', access: {'perfiles':['Cliente']} });
export const withdrawPerson = /* #__PURE__ */ wire<typeof trainings_enrol.withdrawPerson>({ kind: 'command', method: 'POST', path: '/capacitaciones/modificar', accion: 'retirar', access: {'perfiles':['Administrador','Marketing','Cobrador','Pre-Venta']} });
