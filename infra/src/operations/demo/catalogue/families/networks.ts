/** Invented demo data in the manner of this trade: patterns of part numbers, plausible names and costs, nobody's price list. */
import type { Series } from '../series.ts';

export const networks: readonly Series[] = [
  {
    marca: 'TP-Link',
    categoria: 'Switches',
    pn: 'TL-S{tipo}{puertos}{poe}',
    nombre: 'Switch {tipo} {puertos} {poe}',
    fob: 24,
    peso: 1,
    garantia_meses: 60,
    serializable: true,
    opciones: {
      tipo: [
        ['G10', 'no administrable gigabit', 1],
        ['G22', 'inteligente gigabit', 1.7],
        ['X32', 'administrable L2+ con SFP+', 3.4],
      ],
      puertos: [
        ['05', '5 puertos', 1],
        ['08', '8 puertos', 1.4],
        ['16', '16 puertos', 2.3],
        ['24', '24 puertos', 3.2],
        ['48', '48 puertos', 5.8],
      ],
      poe: [
        ['', 'sin PoE', 1],
        ['P', 'PoE+', 1.9],
      ],
    },
  },
  {
    marca: 'TP-Link',
    categoria: 'Puntos de acceso',
    pn: 'EAP{modelo}{uso}',
    nombre: 'Punto de acceso Omada {modelo} {uso}',
    fob: 48,
    peso: 0.6,
    garantia_meses: 36,
    serializable: true,
    opciones: {
      modelo: [
        ['225', 'AC1350', 1],
        ['610', 'AX1800', 1.5],
        ['650', 'AX3000', 1.9],
        ['673', 'AX5400', 2.6],
      ],
      uso: [
        ['', 'interior', 1],
        ['-OUTDOOR', 'exterior', 1.2],
        ['-WALL', 'de muro', 0.95],
      ],
    },
  },
  {
    marca: 'Ubiquiti',
    categoria: 'Puntos de acceso',
    pn: '{modelo}-{region}',
    nombre: '{modelo} versión {region}',
    fob: 79,
    peso: 0.7,
    garantia_meses: 12,
    serializable: true,
    opciones: {
      modelo: [
        ['U6-LITE', 'Punto de acceso UniFi 6 Lite', 1],
        ['U6-PRO', 'Punto de acceso UniFi 6 Pro', 1.6],
        ['U7-PRO', 'Punto de acceso UniFi 7 Pro', 2],
        ['U6-MESH', 'Punto de acceso UniFi 6 Mesh', 1.9],
        ['LBE-5AC-GEN2', 'Enlace LiteBeam 5AC', 0.8],
        ['PBE-5AC-500', 'Enlace PowerBeam 5AC 500', 1.4],
        ['NBE-5AC-GEN2', 'Enlace NanoBeam 5AC', 1.2],
        ['AF-60-LR', 'Enlace airFiber 60 GHz', 2.9],
        ['UCG-ULTRA', 'Gateway UniFi Cloud Ultra', 1.4],
        ['UDM-PRO', 'Consola UniFi Dream Machine Pro', 4.6],
      ],
      region: [
        ['LA', 'Latinoamérica', 1],
        ['US', 'Estados Unidos', 0.98],
      ],
    },
  },
  {
    marca: 'MikroTik',
    categoria: 'Routers',
    pn: '{modelo}{extra}',
    nombre: '{modelo} {extra}',
    fob: 55,
    peso: 0.6,
    garantia_meses: 12,
    serializable: true,
    opciones: {
      modelo: [
        ['RB750GR3', 'Router hEX de 5 puertos', 1],
        ['RB760IGS', 'Router hEX S con SFP', 1.25],
        ['RB4011IGS', 'Router RB4011 de 10 puertos', 3.4],
        ['RB5009UG', 'Router RB5009 de 8 puertos', 3.7],
        ['CCR2004-16G', 'Router Cloud Core 16 puertos', 7.9],
        ['CRS326-24G', 'Switch Cloud Router 24 puertos', 3.6],
        ['CRS112-8P', 'Switch Cloud Router 8 puertos PoE', 2.7],
        ['LHGXL-5AC', 'Antena LHG XL 5AC', 1.5],
      ],
      extra: [
        ['', 'versión de escritorio', 1],
        ['-RM', 'montaje en rack', 1.15],
      ],
    },
  },
  {
    marca: 'Hikvision',
    categoria: 'Switches PoE',
    pn: 'DS-3E{tipo}{puertos}P-{extra}',
    nombre: 'Switch PoE {tipo} {puertos} {extra}',
    fob: 34,
    peso: 1.5,
    garantia_meses: 24,
    serializable: true,
    opciones: {
      tipo: [
        ['03', 'no administrable', 1],
        ['13', 'inteligente', 1.6],
        ['05', 'gigabit', 1.4],
      ],
      puertos: [
        ['06', '4 puertos', 1],
        ['10', '8 puertos', 1.6],
        ['18', '16 puertos', 2.9],
        ['26', '24 puertos', 3.9],
      ],
      extra: [
        ['E/M', 'uplink de cobre', 1],
        ['EI', 'uplink SFP, largo alcance 250 m', 1.15],
      ],
    },
  },
  {
    marca: 'Redes Andes',
    categoria: 'Fibra y conversores',
    pn: 'RA-{tipo}-{vel}{modo}{dist}',
    nombre: '{tipo} {vel} {modo} {dist}',
    fob: 9,
    peso: 0.1,
    garantia_meses: 12,
    serializable: false,
    opciones: {
      tipo: [
        ['SFP', 'Módulo SFP', 1],
        ['MC', 'Conversor de medios', 2.4],
      ],
      vel: [
        ['1G', '1,25 Gb/s', 1],
        ['10G', '10 Gb/s', 2.6],
      ],
      modo: [
        ['SM', 'monomodo', 1.1],
        ['MM', 'multimodo', 1],
      ],
      dist: [
        ['02', '2 km', 1],
        ['20', '20 km', 1.3],
        ['40', '40 km', 2],
      ],
    },
  },
];
