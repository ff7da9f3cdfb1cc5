import type { CallBase } from '@power/domain/kernel/call';
import type { QueryDefinition } from '@power/domain/kernel/query';
import { z } from 'zod';
import { clientFrame } from '../live/client-frame.ts';
import { CLOSE, FRAMES, MAX_FRAME, MAX_MISSED } from '../live/limits.ts';
import { describeAccess } from './describe-access.ts';

type Json = Record<string, unknown>;

const object = (properties: Json, required: readonly string[] = Object.keys(properties)): Json => ({
  type: 'object',
  properties,
  required,
});
const text = { type: 'string' };
const texts = { type: 'array', items: text };
const digits = { type: 'string', pattern: '^\\d{1,19}$' };
const says = (evento: Json, datos: Json, more: Json = {}): Json => object({ evento, datos, ...more });
/** What every row of the change feed carries besides. */
const place = { posicion: digits, cursor: digits };

/** What the server says: name, when, and how it is written. */
const SAID: Readonly<Record<string, { readonly summary: string; readonly payload: Json }>> = {
  autenticado: {
    summary: 'Respuesta a `autenticar`: temas que esta persona no puede oír y, sin cursor propio, desde dónde oye',
    payload: object({ evento: { const: 'autenticado' }, datos: object({ temasRechazados: texts }), cursor: digits }, [
      'evento',
      'datos',
    ]),
  },
  suscrito: {
    summary: 'Respuesta a `suscribir`',
    payload: says({ const: 'suscrito' }, object({ temas: texts, temasRechazados: texts })),
  },
  sinSesion: {
    summary: 'La sesión no vale; después se cierra con 4001',
    payload: says({ const: 'sinSesion' }, object({ codigo: text })),
  },
  cambio: {
    summary:
      'Cambió una fila de un tema (`insert`: no estaba, `upsert`, `delete`): quien la muestra la pide de nuevo, si no venía en `filas`',
    payload: says(
      { const: 'cambio' },
      object({ tema: text, clave: { type: ['string', 'null'] }, op: { type: ['string', 'null'] } }),
      place,
    ),
  },
  filas: {
    summary:
      'Filas de un listado, por clave, antes de los cambios que las trajeron; las oye quien sigue el tema `filas <ruta> <acción>` y ve el listado entero, sin costos',
    payload: says(
      { const: 'filas' },
      object({ consulta: text, orden: texts, completa: { type: 'boolean' }, filas: { type: 'object' } }),
    ),
  },
  nombrado: {
    summary: 'Mensaje con nombre propio (pedidoCreado, progreso de un trabajo…), para quien corresponde',
    payload: says(text, {}, place),
  },
  pong: {
    summary: 'Respuesta a `ping`; la `posicion` que este nombró viene cuando todo lo escrito hasta ahí ya se dijo',
    payload: object({ evento: { const: 'pong' }, datos: object({ ahora: text }), posicion: digits }, [
      'evento',
      'datos',
    ]),
  },
  dolar: { summary: 'Respuesta a `divisa`', payload: says({ const: 'dolar' }, {}) },
};

/** The document of the live socket (AsyncAPI 3.0): frames of both sides, topics with who may follow them, limits, and why it is closed. */
export function buildAsyncApi(calls: readonly CallBase[]): Json {
  const heard: Record<string, { name: string; summary: string; payload: Json }> = {};
  for (const [name, { summary, payload }] of Object.entries(SAID)) heard[name] = { name, summary, payload };
  const asked = z.toJSONSchema(clientFrame) as Json;
  const names = Object.keys(heard);
  const refs = (some: readonly string[]): Json[] => some.map((name) => ({ $ref: `#/channels/ws/messages/${name}` }));
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Sistema Power Mobile: canal en vivo',
      version: '1',
      description: `Un cliente envía \`autenticar\` primero (el token va en el mensaje, nunca en la dirección). Quien se reconecta presenta su \`cursor\` y recibe, en orden y sin repetir, lo que faltó, hasta ${MAX_MISSED} cambios. A lo más ${FRAMES.perSecond} mensajes por segundo y ${MAX_FRAME} bytes cada uno.`,
    },
    defaultContentType: 'application/json',
    channels: {
      ws: {
        address: '/ws',
        messages: { deCliente: { name: 'deCliente', summary: 'Lo que dice un cliente', payload: asked }, ...heard },
        'x-cierres': CLOSE,
        'x-temas': topicsOf(calls),
      },
    },
    operations: {
      oir: { action: 'send', channel: { $ref: '#/channels/ws' }, messages: refs(names) },
      decir: { action: 'receive', channel: { $ref: '#/channels/ws' }, messages: refs(['deCliente']) },
    },
  };
}

/** Each topic with who may follow it: whoever may make a query that declares it, and only its rows. */
function topicsOf(calls: readonly CallBase[]): Json {
  const topics: Record<string, string[]> = {};
  for (const call of calls) {
    const { kind, topic, access } = call as QueryDefinition;
    if (kind !== 'query' || topic === undefined) continue;
    topics[topic] = [...new Set([...(topics[topic] ?? []), describeAccess(access)])];
  }
  return Object.fromEntries(Object.entries(topics).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
