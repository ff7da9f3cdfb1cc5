/** Invented demo data: the people of the demo company; all addresses end in .test, which never exists. */
import { PERFILES, type Perfil } from '@power/domain/kernel/perfiles';
import { plain } from './names.ts';

export interface DemoUser {
  email: string;
  nombre: string;
  telefono: string;
  perfil: Perfil;
  /** ERP salesperson code; sellers only. */
  codigo_vendedor?: string;
  /** Brands that a Brand Manager or a Proveedor answers for. */
  marcas?: readonly string[];
  /** Name of the supplier whose person it is. */
  proveedor?: string;
  /** Warehouse to which somebody is bound; whoever has none works in all of them, as the pickers here do. */
  bodega?: string;
}

const ONE_EACH: Readonly<Record<Perfil, string>> = {
  Administrador: 'Marcela Ortiz Vergara',
  'Jefe de Bodega': 'Patricio Núñez Araya',
  'Asistente Bodega': 'Lorena Cárdenas Soto',
  'Bodega y Despacho': 'Héctor Riquelme Jara',
  'Jefe de Logistica': 'Ximena Olivares Tapia',
  'Ejecutivo de Ventas': 'Rodrigo Fuentes Bravo',
  'Brand Manager': 'Constanza Herrera Vega',
  'Pre-Venta': 'Sebastián Molina Rojas',
  Marketing: 'Javiera Campos Silva',
  Finanzas: 'Claudio Espinoza Reyes',
  Cobrador: 'Paulina Gallardo Muñoz',
  'Servicio Tecnico': 'Andrés Salazar Pizarro',
  Tecnico: 'Tomás Figueroa Castro',
  Reseller: 'Mauricio Sandoval Torres',
  Proveedor: 'Bárbara Navarro Díaz',
  Cliente: 'Gonzalo Henríquez Flores',
  Bodega: 'Raúl Sepúlveda Parra',
};

const MORE: readonly (readonly [Perfil, readonly string[]])[] = [
  [
    'Ejecutivo de Ventas',
    [
      'Camila Contreras Vera',
      'Matías Valenzuela Guzmán',
      'Francisca Alarcón Díaz',
      'Ignacio Saavedra Morales',
      'Daniela Carrasco Rivera',
      'Felipe Orellana Castillo',
      'Natalia Miranda Cortés',
      'Cristián Aguilera López',
      'Macarena Garrido Pérez',
      'Álvaro Gutiérrez Silva',
      'Verónica Sánchez Araya',
      'Esteban Ramírez Tapia',
    ],
  ],
  ['Brand Manager', ['Pía Álvarez Contreras', 'Ricardo Hernández Soto', 'Elisa Vásquez Muñoz']],
  [
    'Bodega',
    [
      'Jorge Flores Jara',
      'Óscar Castillo Núñez',
      'Hernán Vega Torres',
      'Diego Pizarro Rojas',
      'Rocío Campos Espinoza',
      'Nicolás Parra González',
      'Benjamín Bravo Reyes',
      'Alejandra Soto Figueroa',
    ],
  ],
  ['Cobrador', ['Mónica Fernández Olivares', 'Catalina Cortés Sepúlveda']],
  ['Cliente', ['Loreto Bustos Vidal']],
];

/** Brands of the Brand Managers, in the order of the list below. */
const BRANDS: readonly (readonly string[])[] = [
  ['Hikvision', 'Uniview', 'Seagate'],
  ['Dahua', 'Western Digital', 'Streamax', 'Teltonika'],
  ['ZKTeco', 'DSC', 'Ajax', 'Paradox', 'Notifier', 'Bosch'],
  ['TP-Link', 'Ubiquiti', 'MikroTik', 'APC', 'Forza', 'Motorola', 'Hytera'],
];

const BOUND: readonly Perfil[] = ['Asistente Bodega', 'Bodega y Despacho'];

const named = MORE.flatMap(([perfil, names]) =>
  names.map((nombre) => ({
    perfil,
    nombre,
    email: `${plain(nombre.split(' ').slice(0, 2).join(' '), '.')}@power.test`,
  })),
);
const first = PERFILES.map((perfil) => ({
  perfil,
  nombre: ONE_EACH[perfil],
  email: `${plain(perfil, '.')}@power.test`,
}));

const nth = (list: { perfil: Perfil; email: string }[], person: { perfil: Perfil; email: string }): number =>
  list.filter((p) => p.perfil === person.perfil).findIndex((p) => p.email === person.email);

/** One user per profile (mail = profile), then more sellers, brand managers, warehouse hands and collectors. */
export const DEMO_USERS: readonly DemoUser[] = [...first, ...named].map((person, i, all) => ({
  email: person.email,
  nombre: person.nombre,
  telefono: `+56 9 ${5200 + i * 37} ${String(1047 + i * 173).slice(-4)}`,
  perfil: person.perfil,
  ...(person.perfil === 'Ejecutivo de Ventas' ? { codigo_vendedor: String(101 + nth([...all], person)) } : {}),
  ...(person.perfil === 'Brand Manager' ? { marcas: BRANDS[nth([...all], person)] ?? [] } : {}),
  ...(person.perfil === 'Proveedor' ? { marcas: ['Hikvision'], proveedor: 'Hangzhou Vision Export Ltd' } : {}),
  ...(BOUND.includes(person.perfil) ? { bodega: 'BOD' } : {}),
}));

/** The people of a profile, in a fixed order. */
export const usersOf = (perfil: Perfil): readonly DemoUser[] => DEMO_USERS.filter((user) => user.perfil === perfil);
