import { firstName } from '@power/domain/dashboards/first-name.shared';
import type { inRoomNow, pendingNow, pickingNow } from '@power/domain/dashboards/views/operational';
import { EXTERNAL_PERFILES } from '@power/domain/kernel/perfiles';
import type { Principal } from '@power/domain/kernel/principal';
import { settings } from '@power/infra/platform/service/settings';
import type { Reader } from '@power/infra/platform/sql/reader';
import type { z } from 'zod';
import { type BoardRow, type Condition, type Listed, type Orders, ordersNow } from './orders-now.ts';

/** Marks the orders in which the company itself is the client (document 1 §2 fila-pedidos). */
const internal = (row: BoardRow): { interno?: true } =>
  settings.EMPRESA_RUT !== undefined && row.legalcode === settings.EMPRESA_RUT ? { interno: true } : {};
const others = (of: Orders): Condition[] =>
  settings.EMPRESA_RUT === undefined ? [] : [of('legalcode', '<>', settings.EMPRESA_RUT)];

/** Customers and suppliers are told no more than a queue screen tells everybody. */
const isStaff = (user: Principal | undefined): boolean =>
  user !== undefined && !EXTERNAL_PERFILES.includes(user.perfil);

/**
 * Picking under way, oldest first. Whoever is not of the house sees what the queue screens show: the warehouse's has the
 * customer's name, the showroom's only what is picked for it, first names, and nobody calls the company itself.
 */
export async function pickingInProgress(
  reader: Reader,
  user: Principal | undefined,
  forShowroom: boolean,
): Promise<Listed<z.infer<typeof pickingNow>>> {
  const staff = isStaff(user);
  const showroom = forShowroom && !staff;
  const { rows, total } = await ordersNow(reader, user, (of) =>
    of.and([
      of('estatus', '=', 'En Picking'),
      ...(showroom ? [of('tipo_entrega', '=', 'EN SALA'), ...others(of)] : []),
    ]),
  );
  return {
    total,
    rows: rows.map((row) => ({
      number: row.number,
      client: { name: showroom ? firstName(row.cliente_nombre) : row.cliente_nombre },
      tipo_entrega: row.tipo_entrega,
      fecha_update: row.estatus_at,
      ...(staff && {
        ...internal(row),
        bodega_entrega: row.bodega_entrega,
        arrResultado: [
          {
            usuario_id: row.picking_usuario_id ?? '',
            usuario: row.picking_usuario ?? '',
            pausado: row.picking_pausado,
            pickeadas: row.pickeadas,
            unidades: row.unidades,
          },
        ],
      }),
    })),
  };
}

/** Validated orders that wait for the warehouse, oldest first. */
export async function pendingOrders(
  reader: Reader,
  user: Principal | undefined,
): Promise<Listed<z.infer<typeof pendingNow>>> {
  const { rows, total } = await ordersNow(reader, user, (of) => of('estatus', '=', 'Pendiente Picking'));
  return {
    total,
    rows: rows.map((row) => ({
      number: row.number,
      updatedAt: row.estatus_at,
      cliente: { nombre: row.cliente_nombre },
      tipo_entrega: row.tipo_entrega,
    })),
  };
}

/**
 * Prepared and waiting in the showroom, not yet handed over. Without a session people are called by first name only
 * (requirements §1 fila-pedidos), and nobody calls the company itself.
 */
export async function inRoom(reader: Reader, user: Principal | undefined): Promise<Listed<z.infer<typeof inRoomNow>>> {
  const staff = isStaff(user);
  const { rows, total } = await ordersNow(reader, user, (of) =>
    of.and([of('estatus', '=', 'Entregado a Sala'), of('entregado', '=', false), ...(staff ? [] : others(of))]),
  );
  return {
    total,
    rows: rows.map((row) => ({
      number: row.number,
      client: { name: staff ? row.cliente_nombre : firstName(row.cliente_nombre) },
      entregado: row.entregado,
      updatedAt: row.estatus_at,
      ...(staff && { ...internal(row), facturado: row.facturado, bodega_entrega: row.bodega_entrega }),
    })),
  };
}
