/** Invented demo data: brands, currencies and countries of the demo company. */
import type { DemoProduct } from './catalogue/catalogue.ts';

export interface DemoBrand {
  nombre: string;
  factor_aereo: number;
  factor_maritimo: number;
  ad_valorem: number;
}

/** Bought in dollars; from China and the United States without duties, by treaty. */
const IMPORTED: Readonly<Record<string, readonly [aereo: number, maritimo: number, adValorem: number]>> = {
  Ajax: [1.34, 1.22, 6],
  APC: [1.42, 1.18, 0],
  Bosch: [1.3, 1.19, 0],
  Commax: [1.31, 1.17, 0],
  Dahua: [1.28, 1.14, 0],
  DSC: [1.3, 1.18, 0],
  Forza: [1.45, 1.2, 0],
  Furukawa: [1.38, 1.21, 6],
  Hikvision: [1.27, 1.13, 0],
  Hytera: [1.29, 1.16, 0],
  MikroTik: [1.33, 1.2, 6],
  Motorola: [1.3, 1.18, 0],
  Notifier: [1.32, 1.2, 0],
  Paradox: [1.31, 1.19, 0],
  Ritar: [1.6, 1.24, 0],
  Seagate: [1.22, 1.12, 0],
  Streamax: [1.28, 1.15, 0],
  Teltonika: [1.29, 1.18, 6],
  'TP-Link': [1.26, 1.13, 0],
  Ubiquiti: [1.27, 1.15, 0],
  Uniview: [1.28, 1.14, 0],
  'Western Digital': [1.22, 1.12, 0],
  ZKTeco: [1.29, 1.15, 0],
};

/** Every brand of these products, by name. What is bought in Chile costs what its invoice says. */
export const demoBrands = (products: readonly Pick<DemoProduct, 'marca'>[]): DemoBrand[] =>
  [...new Set(products.map(({ marca }) => marca))]
    .sort((a, b) => a.localeCompare(b, 'es'))
    .map((nombre) => {
      const [factor_aereo, factor_maritimo, ad_valorem] = IMPORTED[nombre] ?? [1, 1, 0];
      return { nombre, factor_aereo, factor_maritimo, ad_valorem };
    });

const currency = (codigo: string, nombre: string, simbolo: string, decimales: number) => ({
  codigo,
  nombre,
  simbolo,
  decimales,
});
export const DEMO_CURRENCIES = [
  currency('CLP', 'Peso chileno', '$', 0),
  currency('USD', 'Dólar estadounidense', 'US$', 2),
  currency('EUR', 'Euro', '€', 2),
  currency('CNY', 'Yuan renminbi', '¥', 2),
  currency('CLF', 'Unidad de fomento', 'UF', 4),
] as const;

const country = (codigo: string, nombre: string) => ({ codigo, nombre, codigo_erp: codigo });
export const DEMO_COUNTRIES = [
  country('CL', 'Chile'),
  country('CN', 'China'),
  country('US', 'Estados Unidos'),
  country('CA', 'Canadá'),
  country('BR', 'Brasil'),
  country('DE', 'Alemania'),
  country('LV', 'Letonia'),
  country('LT', 'Lituania'),
  country('UA', 'Ucrania'),
  country('KR', 'Corea del Sur'),
  country('JP', 'Japón'),
  country('MX', 'México'),
  country('PE', 'Perú'),
  country('AR', 'Argentina'),
] as const;
