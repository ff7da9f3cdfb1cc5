/** Invented demo data: brands, currencies, countries, suppliers and how they are paid and send, of the demo company. */
import type { DemoProduct } from './catalogue/catalogue.ts';

export interface DemoBrand {
  nombre: string;
  /** E-mail address; '' where nobody looks after it. */
  brand_manager: string;
  factor_aereo: number;
  factor_maritimo: number;
  ad_valorem: number;
  nivel_servicio?: number;
  cobertura_dias?: number;
  minimo_compra?: number;
  crecimiento?: number;
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

/** How some of them are bought, where it is not as a report asks. */
const BOUGHT: Readonly<Record<string, Partial<DemoBrand>>> = {
  Ajax: { crecimiento: 15 },
  Furukawa: { cobertura_dias: 120, minimo_compra: 10 },
  Hikvision: { nivel_servicio: 98, cobertura_dias: 75 },
};

/** Every brand of these products, by name, with the first of these people whose own it is. What is bought in Chile costs what its invoice says. */
export const demoBrands = (
  products: readonly Pick<DemoProduct, 'marca'>[],
  managers: readonly { readonly email: string; readonly marcas?: readonly string[] }[],
): DemoBrand[] =>
  [...new Set(products.map(({ marca }) => marca))]
    .sort((a, b) => a.localeCompare(b, 'es'))
    .map((nombre) => {
      const [factor_aereo, factor_maritimo, ad_valorem] = IMPORTED[nombre] ?? [1, 1, 0];
      const { email: brand_manager = '' } = managers.find(({ marcas }) => marcas?.includes(nombre)) ?? {};
      return { nombre, brand_manager, factor_aereo, factor_maritimo, ad_valorem, ...BOUGHT[nombre] };
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

export const DEMO_SHIPPING_ADDRESSES = [
  {
    nombre: 'Bodega Central',
    consignatario: 'Power Mobile Demo SpA',
    direccion: 'Av. Las Industrias 4120, galpón 7',
    ciudad: 'Santiago',
    pais: 'CL',
    contacto: 'Recepción de bodega',
    telefono: '+56 2 2555 0140',
    correo: 'recepcion@power.test',
  },
  {
    nombre: 'Almacén San Antonio',
    consignatario: 'Power Mobile Demo SpA',
    direccion: 'Ruta 78 km 102, sitio 15',
    ciudad: 'San Antonio',
    pais: 'CL',
    contacto: 'Almacén extraportuario',
    telefono: '+56 35 255 0141',
    correo: 'almacen@power.test',
  },
] as const;

export const DEMO_SHIPPING_METHODS = [
  { codigo: 'MAR', nombre: 'Marítimo', tipo: 'marítimo', factor_envio: 1.18, dias: 38 },
  { codigo: 'AER', nombre: 'Aéreo', tipo: 'aéreo', factor_envio: 1.3, dias: 9 },
  { codigo: 'CUR', nombre: 'Courier', tipo: 'courier', factor_envio: 1.45, dias: 5 },
  { codigo: 'TER', nombre: 'Terrestre', tipo: 'terrestre', factor_envio: 1.1, dias: 12 },
] as const;

export const DEMO_IMPORT_PAYMENTS = [
  { codigo: 'TT30', nombre: 'T/T 30 % anticipo, saldo al embarque', tipo: 'T/T', anticipo: 30, dias: 0 },
  { codigo: 'TT100', nombre: 'T/T anticipado', tipo: 'T/T', anticipo: 100, dias: 0 },
  { codigo: 'LC', nombre: 'Carta de crédito a la vista', tipo: 'L/C', anticipo: 0, dias: 0 },
  { codigo: 'CR60', nombre: 'Crédito a 60 días', tipo: 'crédito', anticipo: 0, dias: 60 },
] as const;

const supplier = (
  razon_social: string,
  pais: string,
  tax_id: string,
  marcas: readonly string[],
  payment_method: string,
  lead_time: number,
  contacto: string,
) => {
  const domain = `${razon_social
    .toLowerCase()
    .split(' ')[0]!
    .replaceAll(/[^a-z]/g, '')}.test`;
  return {
    razon_social,
    pais,
    tax_id,
    moneda: pais === 'CL' ? 'CLP' : 'USD',
    marcas,
    lead_time,
    payment_method,
    contactos: `${contacto}, ventas, ventas@${domain}`,
    correos: [`ventas@${domain}`],
  };
};
/** Invented: none of them exists. */
export const DEMO_SUPPLIERS = [
  supplier('Hangzhou Vision Export Ltd', 'CN', '91330108-7X', ['Hikvision'], 'TT30', 25, 'Li Wen'),
  supplier('Zhejiang Optics Trading Co', 'CN', '91330106-2K', ['Dahua'], 'TT30', 28, 'Chen Yu'),
  supplier('Shenzhen Gateway Electronics', 'CN', '91440300-5M', ['ZKTeco', 'Uniview'], 'TT30', 30, 'Zhao Min'),
  supplier(
    'Pacific Network Distribution LLC',
    'US',
    'EIN 47-2280914',
    ['Ubiquiti', 'TP-Link'],
    'CR60',
    14,
    'Carol Diaz',
  ),
  supplier(
    'Atlantic Storage Supply Inc',
    'US',
    'EIN 31-7745120',
    ['Seagate', 'Western Digital'],
    'CR60',
    12,
    'Tom Reed',
  ),
  supplier('Baltic Wireless UAB', 'LV', 'LV40103254', ['MikroTik'], 'LC', 21, 'Janis Ozols'),
  supplier('Conductores del Maipo SpA', 'CL', '76.086.428-5', [], 'CR60', 5, 'Rosa Tapia'),
] as const;
