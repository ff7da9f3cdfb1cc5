import { count, percentage, rate, text } from '../../kernel/field.ts';
import { EXTERNAL_PERFILES, PERFILES } from '../../kernel/perfiles.ts';
import { asked, defineMaster } from '../../kernel/master-row.ts';

/** Of a cost: what ten times it would be was meant otherwise. */
const FACTOR = { initial: 1, min: 1, max: 10 } as const;
/** How the purchase report buys of a brand; empty: as the report asks. */
const BUYING = { required: false, later: true } as const;
const nullable = { nullable: true } as const;

/** Brands (`configuraciones/marcas`, document 3 §7, requirements §5). */
export const brandMaster = defineMaster({
  name: 'brand',
  context: 'settings',
  words: { uno: 'marca', muchos: 'marcas', femenino: true, titulo: 'Marcas' },
  teaches: 'Agrupan los productos; sus factores de flete y ad valorem entran en el costo de lo importado.',
  path: '/configuraciones_basicas/marcas',
  screen: 'configuraciones/marcas',
  payload: 'marca',
  acciones: { grid: 'simple' },
  table: 'brand_list',
  title: 'nombre',
  picture: 'Logo',
  unique: ['nombre'],
  usedBy: [
    { table: 'product_list', column: 'marca', by: 'nombre', label: 'productos', one: 'producto' },
    { table: 'supplier_list', column: 'marcas', by: 'nombre', label: 'proveedores', one: 'proveedor', list: true },
    {
      table: 'opportunity_list',
      column: 'marcas',
      by: 'nombre',
      label: 'oportunidades',
      one: 'oportunidad',
      list: true,
    },
    { table: 'importinvoice_list', column: 'marca', by: 'nombre', label: 'invoices', one: 'invoice' },
    { table: 'purchaseorder_list', column: 'marca', by: 'nombre', label: 'órdenes de compra', one: 'orden de compra' },
    { table: 'user_list', column: 'marcas', by: 'nombre', label: 'usuarios', one: 'usuario', list: true },
  ],
  // Not those from outside: it names people and what things cost.
  read: PERFILES.filter((perfil) => !EXTERNAL_PERFILES.includes(perfil)),
  write: ['Administrador'],
  fields: {
    nombre: asked(text('Nombre', { search: true }), { max: 80 }),
    /** Whose own brand it is: what Brand Managers see follows from it (projector `access/own-brands`). */
    brand_manager: asked(text('Brand manager', { search: true }), {
      required: false,
      max: 120,
      initial: '',
      later: true,
      person: 'Brand Manager',
    }),
    factor_aereo: asked(rate('Factor aéreo', { cost: true }), {
      ...FACTOR,
      help: 'Por el costo FOB, al cotizar en dólares o euros',
    }),
    factor_maritimo: asked(rate('Factor marítimo', { cost: true }), FACTOR),
    empaque: asked(count('Unidades por empaque'), {
      initial: 1,
      min: 1,
      max: 10_000,
      later: true,
      help: 'Las compras sugeridas van en empaques enteros',
    }),
    minimo_compra: asked(count('Mínimo de compra', nullable), {
      ...BUYING,
      min: 1,
      max: 1_000_000,
      help: 'Unidades de un producto que el proveedor vende a lo menos',
    }),
    nivel_servicio: asked(count('Nivel de servicio %', nullable), {
      ...BUYING,
      min: 80,
      max: 99,
      help: 'Porcentaje de meses que no deben quedar cortos; vacío, el del informe',
    }),
    cobertura_dias: asked(count('Cobertura (días)', nullable), {
      ...BUYING,
      min: 1,
      max: 365,
      help: 'Cuánto debe durar una compra; vacío, la del informe',
    }),
    lead_time: asked(count('Lead time (días)', nullable), {
      ...BUYING,
      min: 1,
      max: 365,
      help: 'De la orden a la bodega, mientras no haya compras con que medirlos',
    }),
    crecimiento: asked(percentage('Crecimiento esperado', nullable), {
      ...BUYING,
      min: -90,
      max: 300,
      help: 'Porcentaje que se suma al pronóstico; negativo, si va a vender menos',
    }),
    ad_valorem: asked(percentage('Ad valorem'), { initial: 6, help: 'Porcentaje sobre el CIF; 0 con tratado' }),
  },
});
