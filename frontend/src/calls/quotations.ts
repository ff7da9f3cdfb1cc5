// Generated from the contract by `npm run calls`. Do not edit.
import type * as documents from '@power/domain/documents';
import type * as masters from '@power/domain/masters';
import type * as quotations_accept_quotation from '@power/domain/quotations/accept-quotation';
import type * as quotations_add_quotation_comment from '@power/domain/quotations/add-quotation-comment';
import type * as quotations_alerts from '@power/domain/quotations/alerts';
import type * as quotations_answer_question from '@power/domain/quotations/answer-question';
import type * as quotations_ask_about_quotation from '@power/domain/quotations/ask-about-quotation';
import type * as quotations_cancel_quotation from '@power/domain/quotations/cancel-quotation';
import type * as quotations_change_quotation_client from '@power/domain/quotations/change-quotation-client';
import type * as quotations_convert_quotation from '@power/domain/quotations/convert-quotation';
import type * as quotations_create_quotation from '@power/domain/quotations/create-quotation';
import type * as quotations_decline_quotation from '@power/domain/quotations/decline-quotation';
import type * as quotations_drafts from '@power/domain/quotations/drafts';
import type * as quotations_edit_quotation from '@power/domain/quotations/edit-quotation';
import type * as quotations_edit_quotation_header from '@power/domain/quotations/edit-quotation-header';
import type * as quotations_expire_quotations from '@power/domain/quotations/expire-quotations';
import type * as quotations_judge_quotation from '@power/domain/quotations/judge-quotation';
import type * as quotations_open_shared_quotation from '@power/domain/quotations/open-shared-quotation';
import type * as quotations_revoke_quotation_link from '@power/domain/quotations/revoke-quotation-link';
import type * as quotations_send_quotation from '@power/domain/quotations/send-quotation';
import type * as quotations_set_quotation_visibility from '@power/domain/quotations/set-quotation-visibility';
import type * as quotations_share_quotation from '@power/domain/quotations/share-quotation';
import type * as quotations_views_alert_row from '@power/domain/quotations/views/alert-row';
import type * as quotations_views_check from '@power/domain/quotations/views/check';
import type * as quotations_views_copy from '@power/domain/quotations/views/copy';
import type * as quotations_views_draft from '@power/domain/quotations/views/draft';
import type * as quotations_views_grids from '@power/domain/quotations/views/grids';
import type * as quotations_views_my_sales from '@power/domain/quotations/views/my-sales';
import type * as quotations_views_recommendations from '@power/domain/quotations/views/recommendations';
import type * as quotations_views_shared from '@power/domain/quotations/views/shared';
import type * as quotations_views_sheet from '@power/domain/quotations/views/sheet';
import type * as quotations_views_simulation from '@power/domain/quotations/views/simulation';
import type * as quotations_views_versions from '@power/domain/quotations/views/versions';
import { wire } from '../api/wire.ts';

export const acceptQuotation = /* #__PURE__ */ wire<typeof quotations_accept_quotation.acceptQuotation>({ kind: 'command', method: 'POST', path: '/publico/cotizacion', accion: 'aceptar', access: {'publico':true} });
export const addQuotationComment = /* #__PURE__ */ wire<typeof quotations_add_quotation_comment.addQuotationComment>({ kind: 'command', method: 'POST', path: '/web/cotizaciones/agregarchat', accion: 'guardarchat', access: {'perfiles':['Administrador','Ejecutivo de Ventas','Brand Manager','Pre-Venta']} });
export const alertFirings = /* #__PURE__ */ wire<typeof quotations_views_alert_row.alertFirings>({ kind: 'query', method: 'POST', path: '/alertas/listar', accion: 'disparos', access: {'perfiles':['Administrador']}, topic: 'alertas-disparos', scope: 'everyone', compared: true });
export const answerQuestion = /* #__PURE__ */ wire<typeof quotations_answer_question.answerQuestion>({ kind: 'command', method: 'POST', path: '/web/cotizaciones/enlace', accion: 'responder', access: {'perfiles':['Administrador','Ejecutivo de Ventas','Brand Manager','Pre-Venta']} });
export const askAboutQuotation = /* #__PURE__ */ wire<typeof quotations_ask_about_quotation.askAboutQuotation>({ kind: 'command', method: 'POST', path: '/publico/cotizacion', accion: 'preguntar', access: {'publico':true} });
export const cancelQuotation = /* #__PURE__ */ wire<typeof quotations_cancel_quotation.cancelQuotation>({ kind: 'command', method: 'POST', path: '/web/cotizaciones/anularcotizacion', access: {'perfiles':['Administrador','Ejecutivo de Ventas','Brand Manager','Pre-Venta']} });
export const changeQuotationClient = /* #__PURE__ */ wire<typeof quotations_change_quotation_client.changeQuotationClient>({ kind: 'command', method: 'POST', path: '/web/cotizaciones/clienteunido', access: {'perfiles':['Administrador']} });
export const checkAlerts = /* #__PURE__ */ wire<typeof quotations_alerts.checkAlerts>({ kind: 'command', method: 'POST', path: '/alertas/evaluar', access: {'perfiles':['Administrador']} });
export const convertQuotation = /* #__PURE__ */ wire<typeof quotations_convert_quotation.convertQuotation>({ kind: 'command', method: 'POST', path: '/web/cotizaciones/convertirpedido', access: {'perfiles':['Administrador','Ejecutivo de Ventas','Brand Manager','Pre-Venta']} });
export const createQuotation = /* #__PURE__ */ wire<typeof quotations_create_quotation.createQuotation>({ kind: 'command', method: 'POST', path: '/web/cotizaciones/crear', accion: 'crearsistema', access: {'perfiles':['Administrador','Ejecutivo de Ventas','Brand Manager','Pre-Venta']} });
export const declineQuotation = /* #__PURE__ */ wire<typeof quotations_decline_quotation.declineQuotation>({ kind: 'command', method: 'POST', path: '/publico/cotizacion', accion: 'declinar', access: {'publico':true} });
export const dropQuotationDraft = /* #__PURE__ */ wire<typeof quotations_drafts.dropQuotationDraft>({ kind: 'command', method: 'POST', path: '/web/cotizaciones/borrador', accion: 'descartar', access: {'perfiles':['Administrador','Ejecutivo de Ventas','Brand Manager','Pre-Venta']} });
export const editQuotation = /* #__PURE__ */ wire<typeof quotations_edit_quotation.editQuotation>({ kind: 'command', method: 'POST', path: '/web/cotizaciones/editar', accion: 'editarsistema', access: {'perfiles':['Administrador','Ejecutivo de Ventas','Brand Manager','Pre-Venta']} });
export const editQuotationHeader = /* #__PURE__ */ wire<typeof quotations_edit_quotation_header.editQuotationHeader>({ kind: 'command', method: 'POST', path: '/web/cotizaciones/editar', accion: 'simple', access: {'perfiles':['Administrador','Ejecutivo de Ventas','Brand Manager','Pre-Venta']} });
export const expireQuotations = /* #__PURE__ */ wire<typeof quotations_expire_quotations.expireQuotations>({ kind: 'command', method: 'POST', path: '/web/cotizaciones/validarexpiradas', access: {'perfiles':['Administrador']} });
export const judgeQuotation = /* #__PURE__ */ wire<typeof quotations_judge_quotation.judgeQuotation>({ kind: 'command', method: 'POST', path: '/web/cotizaciones/validar', accion: 'validarsistema', access: {'perfiles':['Administrador','Ejecutivo de Ventas','Brand Manager','Pre-Venta'],'permiso':'validar'} });
export const keepQuotationDraft = /* #__PURE__ */ wire<typeof quotations_drafts.keepQuotationDraft>({ kind: 'command', method: 'POST', path: '/web/cotizaciones/borrador', accion: 'guardar', access: {'perfiles':['Administrador','Ejecutivo de Ventas','Brand Manager','Pre-Venta']} });
export const mySales = /* #__PURE__ */ wire<typeof quotations_views_my_sales.mySales>({ kind: 'query', method: 'POST', path: '/ventas/misventas', access: {'perfiles':['Administrador','Ejecutivo de Ventas','Brand Manager','Pre-Venta']}, topic: 'cotizaciones', scope: {'ejecutivo':'ejecutivo_id','cliente':'cliente_id','marca':'marcas'} });
export const openSharedQuotation = /* #__PURE__ */ wire<typeof quotations_open_shared_quotation.openSharedQuotation>({ kind: 'command', method: 'POST', path: '/publico/cotizacion', accion: 'abrir', access: {'publico':true} });
export const orderedToday = /* #__PURE__ */ wire<typeof quotations_views_grids.orderedToday>({ kind: 'query', method: 'POST', path: '/web/cotizaciones/listar', accion: 'totalpeddia', access: {'perfiles':['Administrador','Ejecutivo de Ventas','Brand Manager','Pre-Venta']}, topic: 'pedidos', scope: {'ejecutivo':'ejecutivo_id','cliente':'cliente_id','marca':'marcas'} });
export const productRecommendations = /* #__PURE__ */ wire<typeof quotations_views_recommendations.productRecommendations>({ kind: 'query', method: 'POST', path: '/web/cotizaciones/recomendar-productos-ia', access: {'perfiles':['Administrador','Ejecutivo de Ventas','Brand Manager','Pre-Venta']}, scope: {'ejecutivo':'ejecutivo_id','cliente':'cliente_id','marca':'marcas'} });
export const quotationAlerts = {
  change: wire<typeof masters.quotationAlerts.change>({ kind: 'command', method: 'POST', path: '/alertas/modificar', access: {'perfiles':['Administrador']} }),
  create: wire<typeof masters.quotationAlerts.create>({ kind: 'command', method: 'POST', path: '/alertas/crear', access: {'perfiles':['Administrador']} }),
  dropdown: wire<typeof masters.quotationAlerts.dropdown>({ kind: 'query', method: 'POST', path: '/alertas/listar', accion: 'dropdown', access: {'perfiles':['Administrador']}, topic: 'quotation_alert_list', scope: 'everyone' }),
  export: wire<typeof masters.quotationAlerts.export>({ kind: 'query', method: 'POST', path: '/alertas/listar', accion: 'exportacion', access: {'perfiles':['Administrador'],'permiso':'exportar'}, scope: 'everyone' }),
  grid: wire<typeof masters.quotationAlerts.grid>({ kind: 'query', method: 'POST', path: '/alertas/listar', accion: 'grid', access: {'perfiles':['Administrador']}, topic: 'quotation_alert_list', scope: 'everyone', compared: true }),
  import: wire<typeof masters.quotationAlerts.import>({ kind: 'command', method: 'POST', path: '/alertas/importar', accion: 'importar', access: {'perfiles':['Administrador']} }),
  readFile: wire<typeof masters.quotationAlerts.readFile>({ kind: 'query', method: 'POST', path: '/alertas/importar', accion: 'lectura', access: {'perfiles':['Administrador']}, scope: 'everyone', asOf: {'none':'Se importa sobre lo que hay ahora.'} }),
  rehearse: wire<typeof masters.quotationAlerts.rehearse>({ kind: 'query', method: 'POST', path: '/alertas/importar', accion: 'ensayo', access: {'perfiles':['Administrador']}, scope: 'everyone', asOf: {'none':'Se importa sobre lo que hay ahora.'} }),
  remove: wire<typeof masters.quotationAlerts.remove>({ kind: 'command', method: 'POST', path: '/alertas/eliminar', access: {'perfiles':['Administrador']} }),
};
export const quotationCalls = {
  attach: wire<typeof documents.quotationCalls.attach>({ kind: 'command', method: 'POST', path: '/documentos/cotizacion/adjuntar', access: {'perfiles':['Administrador','Ejecutivo de Ventas','Brand Manager','Pre-Venta']} }),
  detach: wire<typeof documents.quotationCalls.detach>({ kind: 'command', method: 'POST', path: '/documentos/cotizacion', accion: 'quitaradjunto', access: {'perfiles':['Administrador','Ejecutivo de Ventas','Brand Manager','Pre-Venta']} }),
  file: wire<typeof documents.quotationCalls.file>({ kind: 'query', method: 'POST', path: '/documentos/cotizacion', accion: 'adjunto', access: {'perfiles':['Administrador','Ejecutivo de Ventas','Brand Manager','Pre-Venta']}, scope: {'ejecutivo':'ejecutivo_id','cliente':'cliente_id','marca':'marcas'} }),
  history: wire<typeof documents.quotationCalls.history>({ kind: 'query', method: 'POST', path: '/documentos/cotizacion', accion: 'historia', access: {'perfiles':['Administrador','Ejecutivo de Ventas','Brand Manager','Pre-Venta']}, topic: 'cotizaciones', scope: {'ejecutivo':'ejecutivo_id','cliente':'cliente_id','marca':'marcas'} }),
  one: wire<typeof documents.quotationCalls.one>({ kind: 'query', method: 'POST', path: '/documentos/cotizacion', accion: 'ver', access: {'perfiles':['Administrador','Ejecutivo de Ventas','Brand Manager','Pre-Venta']}, topic: 'cotizaciones', scope: {'ejecutivo':'ejecutivo_id','cliente':'cliente_id','marca':'marcas'} }),
  related: wire<typeof documents.quotationCalls.related>({ kind: 'query', method: 'POST', path: '/documentos/cotizacion', accion: 'relaciones', access: {'perfiles':['Administrador','Ejecutivo de Ventas','Brand Manager','Pre-Venta']}, topic: 'cotizaciones', scope: {'ejecutivo':'ejecutivo_id','cliente':'cliente_id','marca':'marcas'} }),
};
export const quotationCheck = /* #__PURE__ */ wire<typeof quotations_views_check.quotationCheck>({ kind: 'query', method: 'POST', path: '/web/cotizaciones/validarstockprecio', access: {'perfiles':['Administrador','Ejecutivo de Ventas','Brand Manager','Pre-Venta']}, scope: {'ejecutivo':'ejecutivo_id','marca':'marca'} });
export const quotationCopy = /* #__PURE__ */ wire<typeof quotations_views_copy.quotationCopy>({ kind: 'query', method: 'POST', path: '/web/cotizaciones/listar', accion: 'copia', access: {'perfiles':['Administrador','Ejecutivo de Ventas','Brand Manager','Pre-Venta']}, scope: {'ejecutivo':'ejecutivo_id','cliente':'cliente_id','marca':'marcas'} });
export const quotationDocument = /* #__PURE__ */ wire<typeof quotations_views_sheet.quotationDocument>({ kind: 'query', method: 'POST', path: '/web/cotizaciones/listar', accion: 'documento', access: {'perfiles':['Administrador','Ejecutivo de Ventas','Brand Manager','Pre-Venta']}, scope: {'ejecutivo':'ejecutivo_id','cliente':'cliente_id','marca':'marcas'} });
export const quotationDraft = /* #__PURE__ */ wire<typeof quotations_views_draft.quotationDraft>({ kind: 'query', method: 'POST', path: '/web/cotizaciones/borrador', accion: 'leer', access: {'perfiles':['Administrador','Ejecutivo de Ventas','Brand Manager','Pre-Venta']}, scope: 'self', asOf: {'none':'Un borrador es de ahora.'} });
export const quotationExport = /* #__PURE__ */ wire<typeof quotations_views_grids.quotationExport>({ kind: 'query', method: 'POST', path: '/web/cotizaciones/listar', accion: 'exportacion', access: {'perfiles':['Administrador','Ejecutivo de Ventas','Brand Manager','Pre-Venta'],'permiso':'exportar'}, topic: 'cotizaciones', scope: {'ejecutivo':'ejecutivo_id','cliente':'cliente_id','marca':'marcas'} });
export const quotationGrid = /* #__PURE__ */ wire<typeof quotations_views_grids.quotationGrid>({ kind: 'query', method: 'POST', path: '/web/cotizaciones/listar', accion: 'grid', access: {'perfiles':['Administrador','Ejecutivo de Ventas','Brand Manager','Pre-Venta']}, topic: 'cotizaciones', scope: {'ejecutivo':'ejecutivo_id','cliente':'cliente_id','marca':'marcas'}, compared: true });
export const quotationGridForecast = /* #__PURE__ */ wire<typeof quotations_views_grids.quotationGridForecast>({ kind: 'query', method: 'POST', path: '/web/cotizaciones/listar', accion: 'gribuscadorforcast', access: {'perfiles':['Administrador','Ejecutivo de Ventas','Brand Manager','Pre-Venta']}, topic: 'cotizaciones', scope: {'ejecutivo':'ejecutivo_id','cliente':'cliente_id','marca':'marcas'} });
export const quotationOne = /* #__PURE__ */ wire<typeof quotations_views_sheet.quotationOne>({ kind: 'query', method: 'POST', path: '/web/cotizaciones/listar', accion: 'unica', access: {'perfiles':['Administrador','Ejecutivo de Ventas','Brand Manager','Pre-Venta']}, scope: {'ejecutivo':'ejecutivo_id','cliente':'cliente_id','marca':'marcas'} });
export const quotationPdf = /* #__PURE__ */ wire<typeof quotations_views_shared.quotationPdf>({ kind: 'query', method: 'POST', path: '/web/cotizaciones/exportarpdf', access: {'perfiles':['Administrador','Ejecutivo de Ventas','Brand Manager','Pre-Venta']}, scope: {'ejecutivo':'ejecutivo_id','cliente':'cliente_id','marca':'marcas'} });
export const quotationVersions = /* #__PURE__ */ wire<typeof quotations_views_versions.quotationVersions>({ kind: 'query', method: 'POST', path: '/web/cotizaciones/listar', accion: 'versiones', access: {'perfiles':['Administrador','Ejecutivo de Ventas','Brand Manager','Pre-Venta']}, scope: {'ejecutivo':'ejecutivo_id','cliente':'cliente_id','marca':'marcas'} });
export const quotedToday = /* #__PURE__ */ wire<typeof quotations_views_grids.quotedToday>({ kind: 'query', method: 'POST', path: '/web/cotizaciones/listar', accion: 'totalcotdia', access: {'perfiles':['Administrador','Ejecutivo de Ventas','Brand Manager','Pre-Venta']}, topic: 'cotizaciones', scope: {'ejecutivo':'ejecutivo_id','cliente':'cliente_id','marca':'marcas'} });
export const revokeQuotationLink = /* #__PURE__ */ wire<typeof quotations_revoke_quotation_link.revokeQuotationLink>({ kind: 'command', method: 'POST', path: '/web/cotizaciones/enlace', accion: 'retirar', access: {'perfiles':['Administrador','Ejecutivo de Ventas','Brand Manager','Pre-Venta']} });
export const sendQuotation = /* #__PURE__ */ wire<typeof quotations_send_quotation.sendQuotation>({ kind: 'command', method: 'POST', path: '/web/cotizaciones/enviar', accion: 'correo', access: {'perfiles':['Administrador','Ejecutivo de Ventas','Brand Manager','Pre-Venta']} });
export const serviceConditions = {
  change: wire<typeof masters.serviceConditions.change>({ kind: 'command', method: 'POST', path: '/condiciones_servicio/modificar', access: {'perfiles':['Administrador']} }),
  create: wire<typeof masters.serviceConditions.create>({ kind: 'command', method: 'POST', path: '/condiciones_servicio/crear', access: {'perfiles':['Administrador']} }),
  dropdown: wire<typeof masters.serviceConditions.dropdown>({ kind: 'query', method: 'POST', path: '/condiciones_servicio/listar', accion: 'dropdown', access: {'perfiles':['Administrador','Ejecutivo de Ventas','Brand Manager','Pre-Venta']}, topic: 'service_condition_list', scope: 'everyone' }),
  export: wire<typeof masters.serviceConditions.export>({ kind: 'query', method: 'POST', path: '/condiciones_servicio/listar', accion: 'exportacion', access: {'perfiles':['Administrador','Ejecutivo de Ventas','Brand Manager','Pre-Venta'],'permiso':'exportar'}, scope: 'everyone' }),
  grid: wire<typeof masters.serviceConditions.grid>({ kind: 'query', method: 'POST', path: '/condiciones_servicio/listar', accion: 'grid', access: {'perfiles':['Administrador','Ejecutivo de Ventas','Brand Manager','Pre-Venta']}, topic: 'service_condition_list', scope: 'everyone', compared: true }),
  import: wire<typeof masters.serviceConditions.import>({ kind: 'command', method: 'POST', path: '/condiciones_servicio/importar', accion: 'importar', access: {'perfiles':['Administrador']} }),
  readFile: wire<typeof masters.serviceConditions.readFile>({ kind: 'query', method: 'POST', path: '/condiciones_servicio/importar', accion: 'lectura', access: {'perfiles':['Administrador']}, scope: 'everyone', asOf: {'none':'Se importa sobre lo que hay ahora.'} }),
  rehearse: wire<typeof masters.serviceConditions.rehearse>({ kind: 'query', method: 'POST', path: '/condiciones_servicio/importar', accion: 'ensayo', access: {'perfiles':['Administrador']}, scope: 'everyone', asOf: {'none':'Se importa sobre lo que hay ahora.'} }),
  remove: wire<typeof masters.serviceConditions.remove>({ kind: 'command', method: 'POST', path: '/condiciones_servicio/eliminar', access: {'perfiles':['Administrador']} }),
};
export const setQuotationVisibility = /* #__PURE__ */ wire<typeof quotations_set_quotation_visibility.setQuotationVisibility>({ kind: 'command', method: 'POST', path: '/web/cotizaciones/visiblewebcotizacion', access: {'perfiles':['Administrador','Ejecutivo de Ventas','Brand Manager','Pre-Venta']} });
export const shareQuotation = /* #__PURE__ */ wire<typeof quotations_share_quotation.shareQuotation>({ kind: 'command', method: 'POST', path: '/web/cotizaciones/enlace', accion: 'crear', access: {'perfiles':['Administrador','Ejecutivo de Ventas','Brand Manager','Pre-Venta']} });
export const sharedQuotationPdf = /* #__PURE__ */ wire<typeof quotations_views_shared.sharedQuotationPdf>({ kind: 'query', method: 'POST', path: '/publico/cotizacion', accion: 'pdf', access: {'publico':true}, scope: 'everyone', asOf: {'none':'Un enlace muestra la cotización como está.'} });
export const sharedQuotationView = /* #__PURE__ */ wire<typeof quotations_views_shared.sharedQuotationView>({ kind: 'query', method: 'POST', path: '/publico/cotizacion', accion: 'ver', access: {'publico':true}, scope: 'everyone', asOf: {'none':'Un enlace muestra la cotización como está.'} });
export const simulateQuotation = /* #__PURE__ */ wire<typeof quotations_views_simulation.simulateQuotation>({ kind: 'query', method: 'POST', path: '/simulacion/ejecutar', accion: 'cotizacion', access: {'perfiles':['Administrador','Ejecutivo de Ventas','Brand Manager','Pre-Venta']}, scope: {'ejecutivo':'ejecutivo_id','cliente':'cliente_id','marca':'marcas'} });
export const stayInQuotation = /* #__PURE__ */ wire<typeof quotations_drafts.stayInQuotation>({ kind: 'command', method: 'POST', path: '/web/cotizaciones/editando', access: {'perfiles':['Administrador','Ejecutivo de Ventas','Brand Manager','Pre-Venta']} });
