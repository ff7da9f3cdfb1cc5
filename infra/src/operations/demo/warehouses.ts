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

/** Warehouses that have a plan of racks; elsewhere goods stand where there is room. */
const PLANNED_WAREHOUSES = ['BOD', 'NOR'] as const;

export interface DemoLocation {
  /** For example `BOD-R01-N2-P03`. */
  codigo: string;
  bodega: string;
  bloque: string;
  nivel: number;
  posicion: number;
  /** Rank on the picker's walk through the warehouse: rack by rack, position by position. */
  orden: number;
  tipo: 'picking' | 'reserva' | 'cuarentena';
  /** `codigo` of the product that is kept there; a reserve takes what comes. */
  producto?: string;
}

const LEVELS = 4;
const POSITIONS = 24;
const RESERVE_POSITIONS = 12;

const two = (n: number): string => String(n).padStart(2, '0');

function location(bodega: string, rack: number, nivel: number, posicion: number): Omit<DemoLocation, 'orden' | 'tipo'> {
  const bloque = `R${two(rack)}`;
  return { codigo: `${bodega}-${bloque}-N${nivel}-P${two(posicion)}`, bodega, bloque, nivel, posicion };
}

/** One picking place per product in a warehouse, in catalogue order, so that a family stands together. */
export function pickingLocations(bodega: string, productos: readonly { codigo: string }[]): DemoLocation[] {
  return productos.map(({ codigo }, i) => {
    const rack = Math.floor(i / (LEVELS * POSITIONS)) + 1;
    const posicion = Math.floor((i % (LEVELS * POSITIONS)) / LEVELS) + 1;
    const nivel = (i % LEVELS) + 1;
    return { ...location(bodega, rack, nivel, posicion), orden: i + 1, tipo: 'picking', producto: codigo };
  });
}

/** The two racks behind those of picking: one of whole cases, and one where goods wait for a decision. */
function reserveLocations(bodega: string, productos: readonly unknown[]): DemoLocation[] {
  const last = Math.ceil(productos.length / (LEVELS * POSITIONS));
  const rack = (number: number, levels: number, tipo: DemoLocation['tipo']): DemoLocation[] =>
    Array.from({ length: levels * RESERVE_POSITIONS }, (_, i) => ({
      ...location(bodega, number, (i % levels) + 1, Math.floor(i / levels) + 1),
      orden: productos.length + (tipo === 'reserva' ? 0 : LEVELS * RESERVE_POSITIONS) + i + 1,
      tipo,
    }));
  return [...rack(last + 1, LEVELS, 'reserva'), ...rack(last + 2, 1, 'cuarentena')];
}

/** Every place of the warehouses that have a plan, for a catalogue. */
export const demoLocations = (productos: readonly { codigo: string }[]): DemoLocation[] =>
  PLANNED_WAREHOUSES.flatMap((bodega) => [
    ...pickingLocations(bodega, productos),
    ...reserveLocations(bodega, productos),
  ]);
