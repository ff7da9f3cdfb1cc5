import { z } from 'zod';
import { changesOf } from '../../kernel/changes.ts';
import { type DecideContext, defineCommand } from '../../kernel/command.ts';
import { reject } from '../../kernel/rejection.ts';
import { RESERVERS } from '../guards.ts';
import { ClientPlaceAdded, ClientPlaceChanged, ClientPlaceDeactivated, ClientPlaceReactivated } from './events.ts';
import { clienteId, clienteOf, MAX_UBICACIONES, ubicacionId, ubicacionTecleada } from './parts.ts';
import { type ClientPlaces, clientPlaces, namesake, placeIn } from './places.ts';

export const NOT_SAVED = 'La ubicación no se guardó';
const base = { context: 'reservations', access: { perfiles: RESERVERS }, aggregate: clientPlaces } as const;
const refused = (mensaje: string, titulo = NOT_SAVED) => reject('UBICACION_INVALIDA', titulo, mensaje);
const unknown = () => refused('La ubicación ya no existe. Actualiza la lista.');

export interface PlaceFacts {
  readonly cliente: { readonly _id: string; readonly nombre: string };
}

/** A project of a customer: a building site, a branch. Goods are held for it by reservations. */
export const createClientPlace = defineCommand({
  ...base,
  name: 'create-client-place',
  path: '/ubicaciones_cliente/crear',
  accion: 'simple',
  summary: 'Crea una ubicación (proyecto) de un cliente',
  request: z.strictObject({ accion: z.literal('simple'), cliente: clienteId, ubicacion: ubicacionTecleada }),
  reply: z.object({ _id: z.string() }),
  needsFacts: true,
  stream: ({ cliente }) => cliente,
  decide(state, { ubicacion }, { now, facts: { cliente } }: DecideContext<PlaceFacts>) {
    const same = namesake(state, ubicacion.nombre);
    if (same) return refused(`${cliente.nombre} ya tiene la ubicación ${same.nombre}: usa esa o cambia el nombre.`);
    if (state.ubicaciones.length >= MAX_UBICACIONES)
      return refused(`Un cliente tiene a lo más ${MAX_UBICACIONES} ubicaciones: reutiliza una que ya no se use.`);
    const _id = `${cliente._id}.${state.ubicaciones.length + 1}`;
    return [ClientPlaceAdded({ cliente, ubicacion: { _id, ...ubicacion }, createdAt: now })];
  },
  answer: ({ state }) => {
    const { _id, nombre } = state.ubicaciones.at(-1)!;
    return { mensaje: `La ubicación ${nombre} fue creada`, _id };
  },
});

export const changeClientPlace = defineCommand({
  ...base,
  name: 'change-client-place',
  path: '/ubicaciones_cliente/modificar',
  accion: 'simple',
  summary: 'Modifica una ubicación de un cliente',
  request: z.strictObject({ accion: z.literal('simple'), id: ubicacionId, ubicacion: ubicacionTecleada }),
  needsFacts: true,
  stream: ({ id }) => clienteOf(id),
  decide(state, { id, ubicacion }, { facts: { cliente } }: DecideContext<PlaceFacts>) {
    const place = placeIn(state, id);
    if (!place) return unknown();
    const same = namesake(state, ubicacion.nombre, id);
    if (same) return refused(`${cliente.nombre} ya tiene la ubicación ${same.nombre}: elige otro nombre.`);
    const changes = changesOf(place, ubicacion);
    return changes
      ? [ClientPlaceChanged({ cliente, ubicacion: { _id: id, nombre: ubicacion.nombre }, ...changes })]
      : [];
  },
  answer: (_, { ubicacion }) => ({ mensaje: `La ubicación ${ubicacion.nombre} fue guardada` }),
});

const switched = (state: ClientPlaces, id: string, activo: boolean, cliente: PlaceFacts['cliente']) => {
  const place = placeIn(state, id);
  if (!place) return unknown();
  const change = activo ? ClientPlaceReactivated : ClientPlaceDeactivated;
  return place.activo === activo ? [] : [change({ cliente, ubicacion: { _id: id, nombre: place.nombre } })];
};

/** No more goods are held for it; what was stays to be read. One that holds goods is not deactivated. */
export const deactivateClientPlace = defineCommand({
  ...base,
  name: 'deactivate-client-place',
  path: '/ubicaciones_cliente/eliminar',
  summary: 'Desactiva una ubicación de un cliente que no tiene productos retenidos',
  request: z.strictObject({ id: ubicacionId }),
  needsFacts: true,
  stream: ({ id }) => clienteOf(id),
  decide(state, { id }, { facts }: DecideContext<PlaceFacts & { readonly reservas: readonly number[] }>) {
    const { cliente, reservas } = facts;
    if (reservas.length > 0)
      return refused(
        `Tiene productos retenidos en ${reservas.length === 1 ? 'la reserva' : 'las reservas'} ${reservas.slice(0, 5).join(', ')}: entrégalos o libéralos antes.`,
        'La ubicación no se desactivó',
      );
    return switched(state, id, false, cliente);
  },
  answer: ({ state }, { id }) => ({ mensaje: `La ubicación ${placeIn(state, id)?.nombre ?? ''} quedó desactivada` }),
});

export const reactivateClientPlace = defineCommand({
  ...base,
  name: 'reactivate-client-place',
  path: '/ubicaciones_cliente/modificar',
  accion: 'activar',
  summary: 'Reactiva una ubicación de un cliente',
  request: z.strictObject({ accion: z.literal('activar'), id: ubicacionId }),
  needsFacts: true,
  stream: ({ id }) => clienteOf(id),
  decide: (state, { id }, { facts }: DecideContext<PlaceFacts>) => switched(state, id, true, facts.cliente),
  answer: ({ state }, { id }) => ({ mensaje: `La ubicación ${placeIn(state, id)?.nombre ?? ''} está activa` }),
});
