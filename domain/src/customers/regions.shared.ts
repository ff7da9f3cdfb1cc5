import { plain, wordsOf } from '../kernel/text.ts';
import { COMUNA_ALIASES } from './comuna-aliases.shared.ts';

/** The 16 regiones of Chile and their 346 comunas (public names, official spelling). */
const TABLE: readonly (readonly [number: number, region: string, comunas: string])[] = [
  [15, 'Arica y Parinacota', 'Arica, Camarones, Putre, General Lagos'],
  [1, 'Tarapacá', 'Iquique, Alto Hospicio, Pozo Almonte, Camiña, Colchane, Huara, Pica'],
  [
    2,
    'Antofagasta',
    'Antofagasta, Mejillones, Sierra Gorda, Taltal, Calama, Ollagüe, San Pedro de Atacama, Tocopilla, María Elena',
  ],
  [
    3,
    'Atacama',
    'Copiapó, Caldera, Tierra Amarilla, Chañaral, Diego de Almagro, Vallenar, Alto del Carmen, Freirina, Huasco',
  ],
  [
    4,
    'Coquimbo',
    'La Serena, Coquimbo, Andacollo, La Higuera, Paihuano, Vicuña, Illapel, Canela, Los Vilos, Salamanca, Ovalle, Combarbalá, Monte Patria, Punitaqui, Río Hurtado',
  ],
  [
    5,
    'Valparaíso',
    'Valparaíso, Casablanca, Concón, Juan Fernández, Puchuncaví, Quintero, Viña del Mar, Isla de Pascua, Los Andes, Calle Larga, Rinconada, San Esteban, La Ligua, Cabildo, Papudo, Petorca, Zapallar, Quillota, Calera, Hijuelas, La Cruz, Nogales, San Antonio, Algarrobo, Cartagena, El Quisco, El Tabo, Santo Domingo, San Felipe, Catemu, Llaillay, Panquehue, Putaendo, Santa María, Quilpué, Limache, Olmué, Villa Alemana',
  ],
  [
    13,
    'Metropolitana de Santiago',
    'Santiago, Cerrillos, Cerro Navia, Conchalí, El Bosque, Estación Central, Huechuraba, Independencia, La Cisterna, La Florida, La Granja, La Pintana, La Reina, Las Condes, Lo Barnechea, Lo Espejo, Lo Prado, Macul, Maipú, Ñuñoa, Pedro Aguirre Cerda, Peñalolén, Providencia, Pudahuel, Quilicura, Quinta Normal, Recoleta, Renca, San Joaquín, San Miguel, San Ramón, Vitacura, Puente Alto, Pirque, San José de Maipo, Colina, Lampa, Tiltil, San Bernardo, Buin, Calera de Tango, Paine, Melipilla, Alhué, Curacaví, María Pinto, San Pedro, Talagante, El Monte, Isla de Maipo, Padre Hurtado, Peñaflor',
  ],
  [
    6,
    "Libertador General Bernardo O'Higgins",
    'Rancagua, Codegua, Coinco, Coltauco, Doñihue, Graneros, Las Cabras, Machalí, Malloa, Mostazal, Olivar, Peumo, Pichidegua, Quinta de Tilcoco, Rengo, Requínoa, San Vicente, Pichilemu, La Estrella, Litueche, Marchihue, Navidad, Paredones, San Fernando, Chépica, Chimbarongo, Lolol, Nancagua, Palmilla, Peralillo, Placilla, Pumanque, Santa Cruz',
  ],
  [
    7,
    'Maule',
    'Talca, Constitución, Curepto, Empedrado, Maule, Pelarco, Pencahue, Río Claro, San Clemente, San Rafael, Cauquenes, Chanco, Pelluhue, Curicó, Hualañé, Licantén, Molina, Rauco, Romeral, Sagrada Familia, Teno, Vichuquén, Linares, Colbún, Longaví, Parral, Retiro, San Javier, Villa Alegre, Yerbas Buenas',
  ],
  [
    16,
    'Ñuble',
    'Chillán, Bulnes, Chillán Viejo, El Carmen, Pemuco, Pinto, Quillón, San Ignacio, Yungay, Quirihue, Cobquecura, Coelemu, Ninhue, Portezuelo, Ránquil, Treguaco, San Carlos, Coihueco, Ñiquén, San Fabián, San Nicolás',
  ],
  [
    8,
    'Biobío',
    'Concepción, Coronel, Chiguayante, Florida, Hualqui, Lota, Penco, San Pedro de la Paz, Santa Juana, Talcahuano, Tomé, Hualpén, Lebu, Arauco, Cañete, Contulmo, Curanilahue, Los Álamos, Tirúa, Los Ángeles, Antuco, Cabrero, Laja, Mulchén, Nacimiento, Negrete, Quilaco, Quilleco, San Rosendo, Santa Bárbara, Tucapel, Yumbel, Alto Biobío',
  ],
  [
    9,
    'La Araucanía',
    'Temuco, Carahue, Cunco, Curarrehue, Freire, Galvarino, Gorbea, Lautaro, Loncoche, Melipeuco, Nueva Imperial, Padre Las Casas, Perquenco, Pitrufquén, Pucón, Saavedra, Teodoro Schmidt, Toltén, Vilcún, Villarrica, Cholchol, Angol, Collipulli, Curacautín, Ercilla, Lonquimay, Los Sauces, Lumaco, Purén, Renaico, Traiguén, Victoria',
  ],
  [
    14,
    'Los Ríos',
    'Valdivia, Corral, Lanco, Los Lagos, Máfil, Mariquina, Paillaco, Panguipulli, La Unión, Futrono, Lago Ranco, Río Bueno',
  ],
  [
    10,
    'Los Lagos',
    'Puerto Montt, Calbuco, Cochamó, Fresia, Frutillar, Los Muermos, Llanquihue, Maullín, Puerto Varas, Castro, Ancud, Chonchi, Curaco de Vélez, Dalcahue, Puqueldón, Queilén, Quellón, Quemchi, Quinchao, Osorno, Puerto Octay, Purranque, Puyehue, Río Negro, San Juan de la Costa, San Pablo, Chaitén, Futaleufú, Hualaihué, Palena',
  ],
  [
    11,
    'Aysén del General Carlos Ibáñez del Campo',
    "Coyhaique, Lago Verde, Aysén, Cisnes, Guaitecas, Cochrane, O'Higgins, Tortel, Chile Chico, Río Ibáñez",
  ],
  [
    12,
    'Magallanes y de la Antártica Chilena',
    'Punta Arenas, Laguna Blanca, Río Verde, San Gregorio, Cabo de Hornos, Antártica, Porvenir, Primavera, Timaukel, Natales, Torres del Paine',
  ],
];

export interface Comuna {
  readonly comuna: string;
  readonly region: string;
}
export interface Region {
  readonly numero: number;
  readonly region: string;
  readonly comunas: readonly string[];
}

/** From north to south; `numero` is the official number of the región. */
export const REGIONES: readonly Region[] = TABLE.map(([numero, region, comunas]) => ({
  numero,
  region,
  comunas: comunas.split(', '),
}));

/** All 346, in the order of the regiones. */
export const COMUNAS: readonly Comuna[] = REGIONES.flatMap(({ region, comunas }) =>
  comunas.map((comuna) => ({ comuna, region })),
);

const byName = new Map(COMUNAS.map((row) => [row.comuna, row]));
const SHORT: Readonly<Record<string, string>> = {
  sta: 'santa',
  sto: 'santo',
  pto: 'puerto',
  pta: 'punta',
  gral: 'general',
  fco: 'francisco',
  sn: 'san',
  est: 'estacion',
  qta: 'quinta',
  pte: 'puente',
};
/** What is left of a name when nobody agrees on its hyphens, apostrophes and spaces: *Llay-Llay*, *Til Til*, *Sta. Cruz*. */
const lettersOf = (name: string): string =>
  wordsOf(name)
    .map((word) => SHORT[word] ?? word)
    .join('')
    .replace(/^comunade/, '');
const byWord = new Map([
  ...Object.entries(COMUNA_ALIASES).flatMap(([name, others]) =>
    others.map((other) => [lettersOf(other), comunaNamed(name)] as const),
  ),
  ...COMUNAS.map((row) => [lettersOf(row.comuna), row] as const),
]);
const regionByWord = new Map(REGIONES.map((row) => [plain(row.region), row]));

/** The comuna of that exact name; throws RangeError when there is none (names are unique in Chile). */
export function comunaNamed(name: string): Comuna {
  const row = byName.get(name);
  if (!row) throw new RangeError(`no existe la comuna ${name}`);
  return row;
}

/** The comuna that people mean, by every usual spelling; undefined when there is none. */
export function findComuna(typed: string): Comuna | undefined {
  const typedComuna = byWord.get(lettersOf(typed));
  if (typedComuna) return typedComuna;
  // *Las Condes (RM)*, *Las Condes, Región Metropolitana*: what stands behind it says where it lies.
  const [, name, place] = /^([^(,/]+)[(,/]\s*([^(),/]+?)\s*\)?\s*$/.exec(typed) ?? [];
  const found = name === undefined ? undefined : byWord.get(lettersOf(name));
  return found && isWithin(found, place!) ? found : undefined;
}

/** Roman numbers and short names of regions, as addresses have them, by the official name. */
const REGION_SHORT: Readonly<Record<string, string>> = {
  ...{
    i: 'Tarapacá',
    ii: 'Antofagasta',
    iii: 'Atacama',
    iv: 'Coquimbo',
    v: 'Valparaíso',
    vii: 'Maule',
    viii: 'Biobío',
  },
  ...{ vi: "Libertador General Bernardo O'Higgins", ix: 'La Araucanía', x: 'Los Lagos', xii: 'Magallanes' },
  ...{ xi: 'Aysén del General Carlos Ibáñez del Campo', xiv: 'Los Ríos', xv: 'Arica y Parinacota', xvi: 'Ñuble' },
  ...{ rm: 'Metropolitana de Santiago', xiii: 'Metropolitana de Santiago', stgo: 'Metropolitana de Santiago' },
};

/** Whether a comuna lies where the words behind it say: its region by whatever part of its name, or Chile. */
function isWithin({ region }: Comuna, behind: string): boolean {
  const restWords = wordsOf(behind).filter(
    (word) => !['region', 'reg', 'de', 'del', 'la', 'los', 'las', 'y'].includes(word),
  );
  if (restWords.length === 0) return false;
  if (restWords.join('') === 'chile') return true;
  const own = wordsOf(region);
  return restWords.every((word) => {
    const short = REGION_SHORT[word];
    return own.includes(word) || (short !== undefined && wordsOf(short).every((one) => own.includes(one)));
  });
}
/** The región that people mean, likewise. */
export const findRegion = (typed: string): Region | undefined => regionByWord.get(plain(typed.trim()));

/** Why a place is none, in a sentence; undefined when the comuna lies in that región. */
export function wrongPlace({ comuna, region }: Comuna): string | undefined {
  const found = byName.get(comuna);
  if (!found) return `La comuna ${comuna} no existe: elígela de la lista`;
  return found.region === region ? undefined : `La comuna ${comuna} es de la región ${found.region}, no de ${region}`;
}
