/** `node infra/checks/history-size.mjs <url>`: what the histories of long documents weigh on the wire, on a running demo. */
import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { gunzipSync } from 'node:zlib';
import { helpWhenAsked } from '../help.mjs';

helpWhenAsked(
  'Uso: node infra/checks/history-size.mjs [url]',
  '  Crea en una empresa de demostración cotizaciones y pedidos de 25 a 200 líneas, cambia una línea a la vez,',
  '  y dice cuánto pesa la primera página de su historia, como viaja y descomprimida.',
);

const base = process.argv[2] ?? 'http://localhost:3000';
const EDITS = 20;
/** Above what anything costs, so that no margin is in the way. */
const PRICE = 9_000_000;
let token = '';

/** Without a client library: what is counted is what came over the wire. */
const ask = (path, request) =>
  new Promise((answer, fail) => {
    const headers = { 'content-type': 'application/json', 'accept-encoding': 'gzip', 'idempotency-key': randomUUID() };
    const call = http.request(base + path, { method: 'POST', headers: { ...headers, 'x-token': token } }, (reply) => {
      const parts = [];
      reply.on('data', (part) => parts.push(part));
      reply.on('error', fail);
      reply.on('end', () => {
        const wire = Buffer.concat(parts);
        const plain = reply.headers['content-encoding'] === 'gzip' ? gunzipSync(wire) : wire;
        const body = JSON.parse(plain.toString());
        if (body.ok === false) fail(new Error(`${path}: ${body.mensaje}`));
        else answer({ wire: wire.length, plain: plain.length, body });
      });
    });
    call.on('error', fail);
    call.end(JSON.stringify(request));
  });
const must = async (path, request) => (await ask(path, request)).body;
const kB = (bytes) => (bytes / 1000).toFixed(1);

async function weigh(kind, lines, path, id) {
  const { wire, plain, body } = await ask(path, { accion: 'historia', id: String(id) });
  console.log(`| ${kind} | ${lines} | ${body.eventos.length} | ${kB(wire)} | ${kB(plain)} | ${kB(wire / lines)} |`);
}

const signIn = { email: 'administrador@power.test', password: 'power2026', cliente: 'terminal' };
token = (await must('/accesos/login', signIn)).token;
const page = { accion: 'grid', startRow: 0, endRow: 500, sortModel: [], filterModel: {} };
const { rows } = await must('/productos/listar', page);
const products = rows.filter(({ activo, bloqueado }) => activo && !bloqueado);
const { clientes } = await must('/clientes/listar', { accion: 'dropdown', buscar: 'spa' });
const cliente = clientes.find(({ activo, bloqueado }) => activo !== false && bloqueado !== true)._id;

console.log('| document | lines | steps | kB on the wire | kB unpacked | kB per line |\n|---|---|---|---|---|---|');
for (const lines of [25, 50, 100, 200]) {
  const sold = products.slice(0, lines);
  /** After so many edits: each changed the units of one line. */
  const after = (edits, line) =>
    sold.map(({ _id }, n) => ({ producto: _id, cantidad: 2 + (n < edits ? 1 : 0), ...line(n) }));
  const quoted = () => ({ valor_propuesto: PRICE });
  const ordered = () => ({ precio_venta: PRICE });
  const quotation = await must('/web/cotizaciones/crear', {
    accion: 'crearsistema',
    cotizacion: { cliente, productos_cotizacion: after(0, quoted) },
  });
  const { number } = quotation;
  let seen = quotation.version;
  const pedido = { cliente, tipo_entrega: 'EN SALA', bodega_entrega: 'BOD', productos_pedido: after(0, ordered) };
  const order = (await must('/pedido_ventas/crear', { accion: 'crearsistema', pedido })).number;
  for (let edit = 1; edit <= EDITS; edit += 1) {
    const cotizacion = { _id: number, productos_cotizacion: after(edit, (n) => ({ linea: n + 1 })) };
    const asked = { accion: 'editarsistema', expectedVersion: seen, cotizacion };
    seen = (await must('/web/cotizaciones/editar', asked)).version;
    const productos_pedido = after(edit, (n) => ({ ...ordered(), linea: n + 1 }));
    await must('/pedido_ventas/modificar', { accion: 'lineas', id: order, productos_pedido });
  }
  await weigh('quotation', lines, '/documentos/cotizacion', number);
  await weigh('order', lines, '/documentos/pedido', order);
}
