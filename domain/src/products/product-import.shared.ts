import { count, dollars, flag, list, pesos, rate, text } from '../kernel/field.ts';
import type { ImportKind } from '../kernel/import-kind.ts';
import { asked } from '../kernel/master-row.ts';
import { COLUMNAS_PRECIO, PRICE_NAMES } from './prices.shared.ts';
import { MOST_PRICE } from './price-limits.shared.ts';

const optional = { required: false } as const;
const nullable = { nullable: true } as const;
const codigo = asked(text('Código'), { max: 60, code: true });
const EAN = /^[\w-]{1,40}$/;
/** Headings of other systems by which a product is named. */
const CODE_ALIASES = { codigo_producto: 'codigo', 'Código producto': 'codigo', SKU: 'codigo', Item: 'codigo' } as const;

/** Products of a spreadsheet, known again by their code. An empty cell says nothing: what a known product has stays. */
export const productImport: ImportKind = {
  tipo: 'productos',
  words: { uno: 'producto', muchos: 'productos', femenino: false, titulo: 'Productos' },
  command: 'import-product',
  identity: [],
  unique: ['codigo'],
  fields: {
    codigo,
    part_number: asked(text('Número de parte'), { code: true }),
    nombre: asked(text('Nombre')),
    marca: asked(text('Marca')),
    categoria: asked(text('Categoría'), optional),
    descripcion: asked(text('Descripción'), { ...optional, max: 500 }),
    unidad: asked(text('Unidad'), { ...optional, max: 20 }),
    ean: asked(list('Códigos de barras'), { ...optional, max: 20, initial: [], code: true }),
    codigo_sap: asked(text('Código SAP'), { ...optional, code: true }),
    tier: asked(count('Tier', nullable), { ...optional, min: 1, max: 5 }),
    pmp: asked(rate('PMP', nullable), { ...optional, max: 1_000_000_000 }),
    costo_fob: asked(dollars('Costo FOB', nullable), { ...optional, max: 10_000_000 }),
    serializable: asked(flag('Con serie', nullable), optional),
    servicio: asked(flag('Servicio', nullable), optional),
    modificable: asked(flag('Modificable en cotizaciones', nullable), optional),
    web: asked(flag('Web', nullable), optional),
    bloqueado: asked(flag('Bloqueado', nullable), optional),
  },
  sample: {
    codigo: 'CAM-01',
    part_number: 'DS-2CD2043G2-I',
    nombre: 'Cámara bala IP 4 MP',
    marca: 'Hikvision',
    categoria: 'Cámaras',
    unidad: 'UN',
    ean: '6941264081234, 6941264081241',
    tier: 3,
    pmp: 45_990,
    costo_fob: 48.5,
    serializable: true,
    servicio: false,
    modificable: true,
    web: true,
    bloqueado: false,
  },
  aliases: {
    ...CODE_ALIASES,
    'Part number': 'part_number',
    PN: 'part_number',
    Producto: 'nombre',
    'Costo unitario': 'pmp',
    Costo: 'pmp',
    EAN: 'ean',
    'Código EAN': 'ean',
    FOB: 'costo_fob',
    Familia: 'categoria',
  },
  check: ({ ean }) =>
    (ean as readonly string[]).flatMap((one) =>
      EAN.test(one) ? [] : [`Códigos de barras: «${one}» no es un código; usa letras, números y guiones`],
    ),
};

/** Prices of a spreadsheet, in pesos, by the code of their product; from then on they follow no margin table. */
export const priceImport: ImportKind = {
  tipo: 'precios',
  words: { uno: 'precio', muchos: 'precios', femenino: false, titulo: 'Precios' },
  command: 'import-prices',
  identity: [],
  unique: ['codigo'],
  fields: {
    codigo,
    ...Object.fromEntries(
      COLUMNAS_PRECIO.map((column) => [
        column,
        asked(pesos(PRICE_NAMES[column], nullable), { ...optional, max: MOST_PRICE }),
      ]),
    ),
  },
  sample: { codigo: 'CAM-01', precio_lista: 89_990, tienda: 72_990, gold: 65_990 },
  aliases: { ...CODE_ALIASES, Precio: 'precio_lista', 'Precio de lista': 'precio_lista', Integrador: 'tier_3_calculo' },
  check: (row) =>
    COLUMNAS_PRECIO.some((column) => row[column] !== null) ? [] : ['Precio Lista: la fila no trae ningún precio'],
};
