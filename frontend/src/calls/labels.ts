// Generated from the contract by `npm run calls`. Do not edit.
import type * as labels_print_labels from '@power/domain/labels/print-labels';
import type * as labels_views_label_file from '@power/domain/labels/views/label-file';
import { wire } from '../api/wire.ts';

export const labelFile = /* #__PURE__ */ wire<typeof labels_views_label_file.labelFile>({ kind: 'query', method: 'POST', path: '/etiquetas/listar', accion: 'ficha_etiquetas', access: {'perfiles':['Administrador','Jefe de Bodega','Asistente Bodega','Bodega y Despacho','Jefe de Logistica']}, scope: 'everyone', asOf: {'now':'Una impresión es siempre la misma.'} });
export const printLabels = /* #__PURE__ */ wire<typeof labels_print_labels.printLabels>({ kind: 'command', method: 'POST', path: '/etiquetas/crear', access: {'perfiles':['Administrador','Jefe de Bodega','Asistente Bodega','Bodega y Despacho','Jefe de Logistica']} });
