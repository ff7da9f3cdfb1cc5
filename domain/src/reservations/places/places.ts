import { defineAggregate, on } from '../../kernel/aggregate.ts';
import { plain } from '../../kernel/text.ts';
import {
  ClientPlaceAdded,
  ClientPlaceChanged,
  ClientPlaceDeactivated,
  ClientPlaceReactivated,
  ClientPlacesMoved,
} from './events.ts';
import type { UbicacionCliente } from './parts.ts';

type Place = UbicacionCliente & {
  readonly activo: boolean;
  /** Whose it is: another customer's, once the one of the stream was merged into it. */
  readonly cliente: { readonly _id: string; readonly nombre: string };
};
/** The projects of a customer, in the order in which they were made. */
export interface ClientPlaces {
  readonly ubicaciones: readonly Place[];
}

const put = (s: ClientPlaces, id: string, change: Partial<Place>): ClientPlaces => ({
  ubicaciones: s.ubicaciones.map((place) => (place._id === id ? { ...place, ...change } : place)),
});

/** Stream `clientplaces-<cliente _id>`: so names are unique within a customer, whoever makes them at once. */
export const clientPlaces = defineAggregate<ClientPlaces>('clientplaces', { ubicaciones: [] }, [
  on(ClientPlaceAdded, (s, { ubicacion, cliente }) => ({
    ubicaciones: [...s.ubicaciones, { ...ubicacion, activo: true, cliente }],
  })),
  on(ClientPlaceChanged, (s, { ubicacion, cambios }) => put(s, ubicacion._id, cambios as Partial<Place>)),
  on(ClientPlaceDeactivated, (s, { ubicacion }) => put(s, ubicacion._id, { activo: false })),
  on(ClientPlaceReactivated, (s, { ubicacion }) => put(s, ubicacion._id, { activo: true })),
  on(ClientPlacesMoved, (s, { cliente, ubicaciones }) => ({
    ubicaciones: s.ubicaciones.map((place) => (ubicaciones.includes(place._id) ? { ...place, cliente } : place)),
  })),
]);

export const placeIn = ({ ubicaciones }: ClientPlaces, id: string): Place | undefined =>
  ubicaciones.find(({ _id }) => _id === id);

/** Another project of the same customer that is called the same, whatever capitals and accents. */
export const namesake = ({ ubicaciones }: ClientPlaces, nombre: string, id?: string): Place | undefined =>
  ubicaciones.find((place) => place._id !== id && plain(place.nombre) === plain(nombre));
