import { firstName } from '@power/domain/dashboards/first-name.shared';
import type { inRoomNow, pendingNow, pickingNow } from '@power/domain/dashboards/views/operational';
import { EXTERNAL_PERFILES } from '@power/domain/kernel/perfiles';
import type { Principal } from '@power/domain/kernel/principal';
import type pg from 'pg';
import type { z } from 'zod';
import { settings } from '@power/infra/platform/service/settings';

/** A board shows at most this many; what is beyond is for the grid. */
const BOARD_ROWS = 200;
/** Marks the orders in which the company itself is the client (document 1 §2 fila-pedidos). */
const internal = (row: Row): { interno?: true } =>
  settings.EMPRESA_RUT !== undefined && row.legalcode === settings.EMPRESA_RUT ? { interno: true } : {};

/** Customers and suppliers are told no more than a queue screen tells everybody. */
const isStaff = (user: Principal | undefined): boolean =>
  user !== undefined && !EXTERNAL_PERFILES.includes(user.perfil);

interface Row {
  readonly number: number;
  readonly cliente_nombre: string;
  readonly legalcode: string;
  readonly tipo_entrega: string;
  readonly bodega_entrega: string;
  readonly estatus_at: Date;
  readonly entregado: boolean;
  readonly facturado: boolean;
  readonly picking_usuario_id: string | null;
  readonly picking_usuario: string | null;
  readonly picking_pausado: boolean;
  readonly pickeadas: number;
  readonly unidades: number;
}

async function rowsWhere(db: pg.Pool, where: string): Promise<Row[]> {
  const { rows } = await db.query<Row>(
    `SELECT number, cliente_nombre, legalcode, tipo_entrega, bodega_entrega, estatus_at, entregado, facturado, picking_usuario_id, picking_usuario, picking_pausado, pickeadas, unidades
     FROM order_list WHERE ${where} ORDER BY estatus_at, number LIMIT ${BOARD_ROWS}`,
  );
  return rows;
}

/**
 * Picking under way, oldest first. Whoever is not of the house sees what the queue screens show: the warehouse's has the
 * customer's name, the showroom's only what is picked for it, first names, and nobody calls the company itself.
 */
export async function pickingInProgress(
  db: pg.Pool,
  user: Principal | undefined,
  forShowroom: boolean,
): Promise<z.infer<typeof pickingNow>[]> {
  const staff = isStaff(user);
  const showroom = forShowroom && !staff;
  return (await rowsWhere(db, "estatus = 'En Picking'"))
    .filter((row) => !showroom || (row.tipo_entrega === 'EN SALA' && !internal(row).interno))
    .map((row) => ({
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
    }));
}

/** Validated orders that wait for the warehouse, oldest first. */
export async function pendingOrders(db: pg.Pool): Promise<z.infer<typeof pendingNow>[]> {
  return (await rowsWhere(db, "estatus = 'Pendiente Picking'")).map((row) => ({
    number: row.number,
    updatedAt: row.estatus_at.toISOString(),
    cliente: { nombre: row.cliente_nombre },
    tipo_entrega: row.tipo_entrega,
  }));
}

/**
 * Prepared and waiting in the showroom, not yet handed over. Without a session people are called by first name only
 * (requirements §1 fila-pedidos), and nobody calls the company itself.
 */
export async function inRoom(db: pg.Pool, user: Principal | undefined): Promise<z.infer<typeof inRoomNow>[]> {
  const staff = isStaff(user);
  return (await rowsWhere(db, "estatus = 'Entregado a Sala' AND NOT entregado"))
    .filter((row) => staff || !internal(row).interno)
    .map((row) => ({
      number: row.number,
      client: { name: staff ? row.cliente_nombre : firstName(row.cliente_nombre) },
      entregado: row.entregado,
      updatedAt: row.estatus_at.toISOString(),
      ...(staff && { ...internal(row), facturado: row.facturado, bodega_entrega: row.bodega_entrega }),
    }));
}
