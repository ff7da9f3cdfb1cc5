// Generated from the contract by `npm run calls`. Do not edit.
import type * as dispatches_dispatch_order from '@power/domain/dispatches/dispatch-order';
import { wire } from '../api/wire.ts';

export const dispatchOrder = /* #__PURE__ */ wire<typeof dispatches_dispatch_order.dispatchOrder>({ kind: 'command', method: 'POST', path: '/despachos/modificar', accion: 'salida', access: {'perfiles':['Administrador','Jefe de Bodega','Bodega y Despacho','Jefe de Logistica']} });
