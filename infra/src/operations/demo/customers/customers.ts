/** Invented demo data: the customers of the demo company, always the same for a seed. RUTs are well formed and drawn at random. */
import { formatRut } from '@power/domain/kernel/rut';
import { COMUNAS, comunaNamed, type Comuna } from '@power/domain/customers/regions.shared';
import { GIVEN_NAMES, SURNAMES, plain } from '../names.ts';
import { usersOf } from '../people.ts';
import { seededRandom, type Rng } from '../random.ts';
import { companyName, GIRO, type Segment } from './company-names.ts';
import { SEGMENTS, type SegmentProfile, type TipoCliente } from './profiles.ts';

export interface DemoContact {
  nombre: string;
  cargo: string;
  email: string;
  telefono: string;
}

export interface DemoCustomer {
  /** ERP CardCode: `C` and the RUT body. */
  codigo_sap: string;
  nombre: string;
  /** RUT, `76.543.210-3`. */
  legalcode: string;
  /** Absent for the few without a type (`Sin Tipo`). */
  tipo_cliente?: TipoCliente;
  segmento: Segment;
  giro: string;
  email: string;
  phone: string;
  direccion: string;
  comuna: string;
  region: string;
  contacto: DemoContact;
  /** Code of a payment condition. */
  condicion_pago: string;
  /** Credit line in pesos; 0 is none. */
  cupo: number;
  /** Pesos Mobile on the account. */
  puntos: number;
  /** Mail of the seller who owns the customer. */
  ejecutivo: string;
}

const CAPITAL = [
  'Santiago',
  'Providencia',
  'Las Condes',
  'Quilicura',
  'Ñuñoa',
  'San Bernardo',
  'Maipú',
  'La Florida',
  'Huechuraba',
  'Pudahuel',
  'Recoleta',
  'San Miguel',
  'Puente Alto',
  'Macul',
];
const CITIES = [
  'Viña del Mar',
  'Valparaíso',
  'Concepción',
  'Talcahuano',
  'Antofagasta',
  'Calama',
  'Iquique',
  'La Serena',
  'Rancagua',
  'Talca',
  'Temuco',
  'Puerto Montt',
  'Los Ángeles',
  'Chillán',
  'Valdivia',
  'Copiapó',
  'Arica',
  'Punta Arenas',
  'Osorno',
  'Curicó',
  'Coyhaique',
];
const ROADS = [
  "Avenida Libertador Bernardo O'Higgins",
  'Avenida Providencia',
  'Avenida Independencia',
  'Avenida Matta',
  'Calle Arturo Prat',
  'Calle Manuel Montt',
  'Calle San Martín',
  'Avenida Vicuña Mackenna',
  'Calle Los Carrera',
  'Camino Lo Echevers',
  'Avenida Américo Vespucio',
  'Calle Balmaceda',
  'Pasaje Los Maitenes',
  'Avenida España',
  'Calle Freire',
  'Avenida Pedro de Valdivia',
];
const ROLES = [
  'Encargado de Compras',
  'Jefe de Operaciones',
  'Administrador',
  'Gerente de Proyectos',
  'Encargado de Informática',
  'Jefe de Adquisiciones',
  'Dueño',
];

/** Nobody trades in the Chilean Antarctic. */
const TRADING = COMUNAS.filter(({ comuna }) => comuna !== 'Antártica');

const phone = (rng: Rng): string => `+56 9 ${rng.int(4000, 9999)} ${rng.int(1000, 9999)}`;

/** Draws until `taken` has not seen the key; a list that is too short for the count fails instead of looping. */
function fresh<T>(taken: Set<string>, draw: () => T, key: (value: T) => string): T {
  for (let tries = 0; tries < 10_000; tries++) {
    const value = draw();
    if (!taken.has(key(value))) return (taken.add(key(value)), value);
  }
  throw new RangeError('faltan valores distintos');
}

function contactOf(profile: SegmentProfile, nombre: string, domain: string, rng: Rng): DemoContact {
  const name =
    profile.segment === 'Persona' ? nombre : `${rng.pick(GIVEN_NAMES)} ${rng.pick(SURNAMES)} ${rng.pick(SURNAMES)}`;
  const user = plain(name.split(' ').slice(0, 2).join(' '), '.');
  return {
    nombre: name,
    cargo: profile.segment === 'Persona' ? 'Dueño' : rng.pick(ROLES),
    email: `${user}@${domain}`,
    telefono: phone(rng),
  };
}

/** The customers; throws RangeError when more are asked for than names can be found. */
export function demoCustomers(seed: string, count = 600): DemoCustomer[] {
  const rng = seededRandom(`${seed}/customers`);
  const sellers = usersOf('Ejecutivo de Ventas');
  const names = new Set<string>();
  const bodies = new Set<string>();
  return Array.from({ length: count }, () => {
    const profile = rng.weighted(SEGMENTS.map((row) => [row, row.weight] as const));
    const place = (): Comuna =>
      profile.segment === 'Municipalidad' || rng.chance(0.15)
        ? rng.pick(TRADING)
        : comunaNamed(rng.pick(rng.chance(0.62) ? CAPITAL : CITIES));
    const { nombre, comuna, region } = fresh(
      names,
      () => {
        const where = place();
        return { ...where, nombre: companyName(profile.segment, where.comuna, rng) };
      },
      (row) => plain(row.nombre, '-'),
    );
    const body = fresh(bodies, () => rng.int(...profile.rut), String);
    const domain = `${plain(nombre, '-').replace(/-+/g, '-')}.test`;
    const tipo = rng.weighted(profile.tipos);
    const credit =
      profile.cupo > 0 ? Math.max(1, Math.round(profile.cupo * rng.triangular(0.3, 1, 2.4) * 2) / 2) * 1_000_000 : 0;
    return {
      codigo_sap: `C${body}`,
      nombre,
      legalcode: formatRut(body),
      ...(tipo ? { tipo_cliente: tipo } : {}),
      segmento: profile.segment,
      giro: GIRO[profile.segment],
      email: `compras@${domain}`,
      phone: phone(rng),
      direccion: `${rng.pick(ROADS)} ${rng.int(101, 9870)}${rng.chance(0.3) ? `, oficina ${rng.int(101, 1804)}` : ''}`,
      comuna,
      region,
      contacto: contactOf(profile, nombre, domain, rng),
      condicion_pago: rng.weighted(profile.condiciones),
      cupo: credit,
      puntos: rng.chance(0.4) ? rng.int(1, 240) * 500 : 0,
      ejecutivo: rng.pick(sellers).email,
    };
  });
}
