import { firstName } from '@power/domain/dashboards/first-name.shared';
import type { inRoomNow, pendingNow, pickingNow } from '@power/domain/dashboards/views/operational';
import { EXTERNAL_PERFILES } from '@power/domain/kernel/perfiles';
import type { Principal } from '@power/domain/kernel/principal';
import { settings } from '@power/infra/platform/service/settings';
import type pg from 'pg';
import type { z } from 'zod';
import { type BoardRow, type Listed, ordersNow } from './orders-now.ts';

/** Marks the orders in which the company itself is the client (document 1 §2 fila-pedidos). */
const internal = (row: BoardRow): { interno?: true } =>
  settings.EMPRESA_RUT !== undefined && row.legalcode === settings.EMPRESA_RUT ? { interno: true } : {};
const OTHERS = 'legalcode IS DISTINCT FROM $1';

/** Customers and suppliers are told no more than a queue screen tells everybody. */
const isStaff = (user: Principal | undefined): boolean =>
  user !== undefined && !EXTERNAL_PERFILES.includes(user.perfil);

/**
 * Picking under way, oldest first. Whoever is not of the house sees what the queue screens show: the warehouse's has the
 * customer's name, the showroom's only what is picked for it, first names, and nobody calls the company itself.
 */
export async function pickingInProgress(
  db: pg.Pool,
  user: Principal | undefined,
  forShowroom: boolean,
): Promise<Listed<z.infer<typeof pickingNow>>> {
  const staff = isStaff(user);
  const showroom = forShowroom && !staff;
  const where = "estatus = 'En Picking'";
  const { rows, total } = showroom
    ? await ordersNow(db, user, `${where} AND tipo_entrega = 'EN SALA' AND ${OTHERS}`, [settings.EMPRESA_RUT ?? null])
    : await ordersNow(db, user, where);
  return {
    total,
    rows: rows.map((row) => ({
      number: row.number,
      client: { name: showroom ? firstName(row.cliente_nombre) : row.cliente_nombre },
      tipo_entrega: row.tipo_entrega,
      fecha_update: row.estatus_at.toISOString(),
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
  db: pg.Pool,
  user: Principal | undefined,
): Promise<Listed<z.infer<typeof pendingNow>>> {
  const { rows, total } = await ordersNow(db, user, "estatus = 'Pendiente Picking'");
  return {
    total,
    rows: rows.map((row) => ({
      number: row.number,
      updatedAt: row.estatus_at.toISOString(),
      cliente: { nombre: row.cliente_nombre },
      tipo_entrega: row.tipo_entrega,
    })),
  };
}

/**
 * Prepared and waiting in the showroom, not yet handed over. Without a session people are called by first name only
 * (requirements §1 fila-pedidos), and nobody calls the company itself.
 */
export async function inRoom(db: pg.Pool, user: Principal | undefined): Promise<Listed<z.infer<typeof inRoomNow>>> {
  const staff = isStaff(user);
  const where = "estatus = 'Entregado a Sala' AND NOT entregado";
  const { rows, total } = staff
    ? await ordersNow(db, user, where)
    : await ordersNow(db, user, `${where} AND ${OTHERS}`, [settings.EMPRESA_RUT ?? null]);
  return {
    total,
    rows: rows.map((row) => ({
      number: row.number,
      client: { name: staff ? row.cliente_nombre : firstName(row.cliente_nombre) },
      entregado: row.entregado,
      updatedAt: row.estatus_at.toISOString(),
      ...(staff && { ...internal(row), facturado: row.facturado, bodega_entrega: row.bodega_entrega }),
    })),
  };
}
