/** Invented demo data: company names by kind of customer; a name that resembles a real company does so by chance. */
import { GIVEN_NAMES, SURNAMES } from '../names.ts';
import type { Rng } from '../random.ts';

export type Segment =
  | 'Integrador'
  | 'Seguridad'
  | 'Tienda'
  | 'Condominio'
  | 'Municipalidad'
  | 'Minera'
  | 'Colegio'
  | 'Retail'
  | 'Constructora'
  | 'Salud'
  | 'Persona';

const ROOTS = [
  'Andes',
  'Austral',
  'Pacífico',
  'Cordillera',
  'Araucaria',
  'Copihue',
  'Alerce',
  'Quimey',
  'Lautaro',
  'Maipo',
  'Mapocho',
  'Aconcagua',
  'Llaima',
  'Osorno',
  'Pehuén',
  'Huechún',
  'Rucalhue',
  'Tralca',
  'Antü',
  'Kume',
  'Nahuel',
  'Puelche',
  'Salar',
  'Elqui',
  'Loa',
  'Itata',
  'Choapa',
  'Ñuble',
  'Calafate',
  'Coirón',
  'Boldo',
  'Canelo',
  'Lenga',
  'Maitén',
  'Quillay',
  'Tamarugo',
];
const STREETS = [
  'Los Aromos',
  'Las Lilas',
  'El Mirador',
  'Santa Rosa',
  'Los Almendros',
  'Parque Central',
  'Vista Mar',
  'Altos del Valle',
  'Los Castaños',
  'Puerta del Sol',
  'Jardín Norte',
  'Plaza Italia',
  'San Damián',
  'El Golf',
  'Las Palmas',
  'Bosque Sur',
  'Los Peumos',
  'Cumbres',
  'La Dehesa',
  'Camino Real',
];
const SAINTS = [
  'San Ignacio',
  'Santa María',
  'San José',
  'Santa Teresa',
  'San Gabriel',
  'Santo Tomás',
  'San Andrés',
  'Santa Úrsula',
  'San Esteban',
  'Santa Cecilia',
  'San Marcos',
  'San Rafael',
];

const ENDINGS: Partial<Record<Segment, { before: readonly string[]; after: readonly string[] }>> = {
  Integrador: {
    before: ['Integraciones', 'Ingeniería', 'Sistemas', 'Soluciones', 'Tecnologías', 'Proyectos', 'Redes'],
    after: ['SpA', 'Ltda.', 'y Cía. Ltda.', 'Ingenieros SpA', 'Telecom SpA', 'Electrónica Ltda.'],
  },
  Seguridad: {
    before: ['Seguridad', 'Alarmas', 'Vigilancia', 'Protección', 'Monitoreo', 'Guardias'],
    after: ['SpA', 'Ltda.', 'S.A.', '24 Horas SpA', 'Integral Ltda.'],
  },
  Tienda: {
    before: ['Comercial', 'Electrónica', 'Distribuidora', 'Casa', 'Importadora', 'Ferretería'],
    after: ['Ltda.', 'SpA', 'E.I.R.L.', 'Hermanos Ltda.', 'Store SpA'],
  },
  Minera: {
    before: ['Minera', 'Compañía Minera', 'Servicios Mineros', 'Áridos'],
    after: ['S.A.', 'SpA', 'del Norte SpA', 'Limitada'],
  },
  Retail: {
    before: ['Supermercados', 'Farmacias', 'Multitiendas', 'Estaciones de Servicio', 'Panaderías', 'Logística'],
    after: ['S.A.', 'SpA', 'Ltda.'],
  },
  Constructora: {
    before: ['Constructora', 'Inmobiliaria', 'Obras Civiles', 'Montajes'],
    after: ['S.A.', 'SpA', 'Ltda.'],
  },
  Salud: { before: ['Clínica', 'Centro Médico', 'Laboratorio', 'Hogar de Ancianos'], after: ['S.A.', 'SpA', 'Ltda.'] },
};

/** Business line (giro) written on the invoice. */
export const GIRO: Readonly<Record<Segment, string>> = {
  Integrador: 'Instalación de sistemas electrónicos',
  Seguridad: 'Servicios de seguridad privada',
  Tienda: 'Venta al por menor de equipos electrónicos',
  Condominio: 'Administración de edificios',
  Municipalidad: 'Administración pública',
  Minera: 'Explotación de minas y canteras',
  Colegio: 'Enseñanza',
  Retail: 'Comercio al por menor',
  Constructora: 'Construcción de edificios',
  Salud: 'Servicios de salud',
  Persona: 'Instalaciones eléctricas',
};

/** A name for a customer of that kind in that comuna; may repeat, the caller draws again. */
export function companyName(segment: Segment, comuna: string, rng: Rng): string {
  switch (segment) {
    case 'Municipalidad':
      return `Ilustre Municipalidad de ${comuna}`;
    case 'Condominio':
      return `${rng.pick(['Condominio', 'Comunidad Edificio', 'Comunidad'])} ${rng.pick(STREETS)} ${rng.pick(['', 'I', 'II', 'III', 'Oriente', 'Poniente'])}`.trim();
    case 'Colegio':
      return `${rng.pick(['Colegio', 'Liceo', 'Escuela', 'Instituto'])} ${rng.pick(SAINTS)} de ${comuna}`;
    case 'Persona':
      return `${rng.pick(GIVEN_NAMES)} ${rng.pick(SURNAMES)} ${rng.pick(SURNAMES)}`;
    default: {
      const parts = ENDINGS[segment];
      if (!parts) throw new RangeError(`sin nombres para ${segment}`);
      const root = rng.chance(0.25)
        ? `${rng.pick(ROOTS)} ${rng.pick(SURNAMES)}`
        : rng.chance(0.3)
          ? rng.pick(SURNAMES)
          : rng.pick(ROOTS);
      return `${rng.pick(parts.before)} ${root} ${rng.pick(parts.after)}`;
    }
  }
}
