/** Invented demo data in the manner of this trade: patterns of part numbers, plausible names and costs, nobody's price list. */
import type { Series } from '../series.ts';

export const power: readonly Series[] = [
  {
    marca: 'APC',
    categoria: 'UPS y energía',
    pn: '{linea}{va}{forma}',
    nombre: 'UPS {linea} {va} {forma}',
    fob: 62,
    peso: 6,
    garantia_meses: 24,
    serializable: true,
    opciones: {
      linea: [
        ['BX', 'Back-UPS interactiva', 1],
        ['SMT', 'Smart-UPS en línea interactiva', 3.2],
        ['SRV', 'Easy UPS On-Line', 3.9],
      ],
      va: [
        ['750', '750 VA', 1],
        ['1000', '1.000 VA', 1.35],
        ['1500', '1.500 VA', 1.9],
        ['3000', '3.000 VA', 3.7],
      ],
      forma: [
        ['CI', 'torre 220 V', 1],
        ['RMI2U', 'rack 2U 220 V', 1.3],
      ],
    },
  },
  {
    marca: 'Forza',
    categoria: 'UPS y energía',
    pn: '{linea}-{va}-{sal}',
    nombre: 'UPS Forza {linea} {va} {sal}',
    fob: 34,
    peso: 5,
    garantia_meses: 24,
    serializable: true,
    opciones: {
      linea: [
        ['NT', 'interactiva', 1],
        ['HT', 'inteligente con LCD', 1.35],
        ['FDC', 'en línea doble conversión', 5.2],
      ],
      va: [
        ['502', '500 VA', 1],
        ['761', '750 VA', 1.3],
        ['1011', '1.000 VA', 1.8],
        ['2011', '2.000 VA', 3.2],
      ],
      sal: [
        ['C', '6 salidas', 1],
        ['U', '8 salidas con USB', 1.08],
      ],
    },
  },
  {
    marca: 'Ritar',
    categoria: 'Baterías',
    pn: 'RT{v}{ah}{term}',
    nombre: 'Batería sellada {v} {ah} {term}',
    fob: 4.1,
    peso: 2.2,
    garantia_meses: 12,
    serializable: false,
    opciones: {
      v: [
        ['6', '6 V', 0.6],
        ['12', '12 V', 1],
      ],
      ah: [
        ['045', '4,5 Ah', 1.4],
        ['070', '7 Ah', 2],
        ['090', '9 Ah', 2.6],
        ['120', '12 Ah', 3.5],
        ['180', '18 Ah', 5.2],
        ['260', '26 Ah', 8],
        ['1000', '100 Ah', 29],
      ],
      term: [
        ['F1', 'terminal F1', 1],
        ['F2', 'terminal F2', 1.02],
      ],
    },
  },
  {
    marca: 'Volta Andina',
    categoria: 'Fuentes de poder',
    pn: 'VA-F{v}{amp}-{caja}',
    nombre: 'Fuente de poder {v} {amp} {caja}',
    fob: 3.2,
    peso: 0.5,
    garantia_meses: 12,
    serializable: false,
    opciones: {
      v: [
        ['12', '12 V', 1],
        ['24', '24 V', 1.3],
        ['48', '48 V', 1.7],
      ],
      amp: [
        ['01', '1 A', 1],
        ['02', '2 A', 1.3],
        ['05', '5 A', 2.4],
        ['10', '10 A', 4.3],
        ['20', '20 A', 7.4],
      ],
      caja: [
        ['A', 'adaptador', 1],
        ['M', 'malla metálica', 1.25],
        ['G', 'gabinete con 9 salidas', 2.6],
      ],
    },
  },
  {
    marca: 'Volta Andina',
    categoria: 'Energía solar',
    pn: 'VA-S{tipo}{pot}',
    nombre: '{tipo} {pot}',
    fob: 30,
    peso: 6,
    garantia_meses: 60,
    serializable: true,
    opciones: {
      tipo: [
        ['PM', 'Panel solar monocristalino', 1],
        ['CK', 'Kit solar para cámara', 2.9],
        ['IN', 'Inversor híbrido', 4.4],
      ],
      pot: [
        ['100', '100 W', 1],
        ['200', '200 W', 1.8],
        ['450', '450 W', 3.1],
        ['550', '550 W', 3.6],
      ],
    },
  },
];
