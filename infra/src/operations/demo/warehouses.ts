/** Invented demo data: warehouses, racks and picking places of the demo company. */
export type WarehouseKind = 'física' | 'sala' | 'virtual' | 'tránsito' | 'RMA' | 'demo';

export interface DemoWarehouse {
  codigo: string;
  codigo_sap: string;
  nombre: string;
  tipo: WarehouseKind;
  comuna: string;
  activa: boolean;
}

const row = (
  codigo: string,
  codigo_sap: string,
  nombre: string,
  tipo: WarehouseKind,
  comuna: string,
  activa = true,
): DemoWarehouse => ({ codigo, codigo_sap, nombre, tipo, comuna, activa });

export const DEMO_WAREHOUSES: readonly DemoWarehouse[] = [
  row('BOD', '01', 'Casa Matriz', 'física', 'Quilicura'),
  row('SAL', '02', 'Sala de Ventas', 'sala', 'Santiago'),
  row('NOR', '03', 'Bodega Norte', 'física', 'Antofagasta'),
  row('SUR', '04', 'Bodega Sur', 'física', 'Concepción', false),
  row('PRY', '20', 'Proyectos', 'virtual', 'Quilicura'),
  row('RES', '21', 'Resellers', 'virtual', 'Quilicura'),
  row('TRA', '30', 'Importaciones en Tránsito', 'tránsito', 'San Antonio'),
  row('RMA', '40', 'RMA y Servicio Técnico', 'RMA', 'Quilicura'),
  row('DEM', '50', 'Equipos de Demostración', 'demo', 'Santiago'),
];

/** Warehouses from which orders are picked. */
export const SELLING_WAREHOUSES = ['BOD', 'SAL', 'NOR'] as const;

export interface DemoLocation {
  /** For example `BOD-R01-N2-P03`. */
  codigo: string;
  bodega: string;
  bloque: string;
  nivel: number;
  posicion: number;
  /** Rank on the picker's walk through the warehouse: rack by rack, position by position. */
  orden: number;
  tipo: 'picking';
  /** `codigo` of the product that is kept there. */
  producto: string;
}

const LEVELS = 4;
const POSITIONS = 24;

const two = (n: number): string => String(n).padStart(2, '0');

/** One picking place per product in a warehouse, in catalogue order, so that a family stands together. */
export function pickingLocations(bodega: string, productos: readonly { codigo: string }[]): DemoLocation[] {
  return productos.map(({ codigo }, i) => {
    const rack = Math.floor(i / (LEVELS * POSITIONS)) + 1;
    const posicion = Math.floor((i % (LEVELS * POSITIONS)) / LEVELS) + 1;
    const nivel = (i % LEVELS) + 1;
    const bloque = `R${two(rack)}`;
    return {
      codigo: `${bodega}-${bloque}-N${nivel}-P${two(posicion)}`,
      bodega,
      bloque,
      nivel,
      posicion,
      orden: i + 1,
      tipo: 'picking',
      producto: codigo,
    };
  });
}
