import { randomUUID } from 'node:crypto';
import { demoPassword } from '../../../operations/launcher/greeting.ts';
import { HttpClient, signIn } from '../http-client.ts';
import type { Office } from './office.ts';

const WAREHOUSE = 'BOD';
/** Nobody runs out of goods here: that is not what is asked. */
const PLENTY = 100_000;

interface Product {
  readonly _id: string;
  readonly bloqueado: boolean;
  readonly serializable: boolean;
}

/** Our office, through the gateway, as its profiles do it. */
export async function ourOffice(url: string): Promise<{ office: Office; close: () => void }> {
  const as = async (name: string): Promise<HttpClient> =>
    new HttpClient(url, { 'x-token': await signIn(url, `${name}@power.test`, demoPassword) });
  const [admin, collector] = await Promise.all([as('administrador'), as('cobrador')]);
  const send = <T>(who: HttpClient, path: string, body: object): Promise<T> => {
    const headers = { 'idempotency-key': randomUUID() };
    return who.post(path, body, headers).then(({ status, text }) => {
      const reply = JSON.parse(text) as T & { ok?: boolean };
      if (status !== 200 || reply.ok === false) throw new Error(`${path} answered ${status}: ${text.slice(0, 300)}`);
      return reply;
    });
  };
  const { productos } = await admin.ask<{ productos: Product[] }>('/productos/buscar', {
    accion: 'simple',
    buscar: 'domo',
    bodega: WAREHOUSE,
  });
  const goods = productos.filter((one) => !one.bloqueado && !one.serializable).slice(0, 3);
  if (goods.length < 3) throw new Error('too few products are there to be sold');
  for (const { _id: producto } of goods)
    await send(admin, '/entradas/crear', { producto, bodega: WAREHOUSE, cantidad: PLENTY, motivo: 'Reposición' });
  const { rows } = await admin.ask<{ rows: { _id: string }[] }>('/clientes/listar', {
    accion: 'grid',
    startRow: 0,
    endRow: 80,
  });
  return {
    office: {
      order: async (n) => {
        const productos_pedido = goods.map(({ _id }) => ({ producto: _id, precio_venta: 10_000 + n, cantidad: 1 }));
        const pedido = {
          cliente: rows[n % rows.length]!._id,
          metodo_pago: 'TRF',
          tipo_entrega: 'RETIRO EN SALA',
          bodega_entrega: WAREHOUSE,
          productos_pedido,
        };
        return (await send<{ number: number }>(admin, '/pedido_ventas/crear', { accion: 'crearsistema', pedido }))
          .number;
      },
      comment: (pedido, texto) =>
        send(admin, '/web/cotizaciones/agregarchat', { accion: 'guardarchat', texto, pedido, tipo: 'pedido' }),
      validate: (pedido) =>
        send(collector, '/web/cotizaciones/validaradministrativo', {
          accion: 'validarpago',
          pedido,
          textoValidacion: 'Transferencia recibida',
        }),
      list: async () =>
        (
          await admin.ask<{ rows: unknown[] }>('/pedido_ventas/listar', {
            accion: 'grid',
            startRow: 0,
            endRow: 20,
            sortModel: [{ colId: 'number', sort: 'desc' }],
          })
        ).rows.length,
    },
    close: () => {
      admin.close();
      collector.close();
    },
  };
}
