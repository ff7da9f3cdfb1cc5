/** Invented demo data in the manner of this trade: patterns of part numbers, plausible names and costs, nobody's price list. */
import { single, type Series } from '../series.ts';

const metals = { marca: 'Rackline', garantia_meses: 12, serializable: false };

export const cabling: readonly Series[] = [
  {
    marca: 'Furukawa',
    categoria: 'Cables',
    pn: 'FK-{cat}{blind}-{color}{largo}',
    nombre: 'Cable {cat} {blind} {color} {largo}',
    fob: 62,
    peso: 12,
    garantia_meses: 12,
    serializable: false,
    unidad: 'ROL',
    opciones: {
      cat: [
        ['C5E', 'UTP categoría 5e', 1],
        ['C6', 'UTP categoría 6', 1.5],
        ['C6A', 'UTP categoría 6A', 2.7],
      ],
      blind: [
        ['U', 'sin blindaje', 1],
        ['F', 'FTP blindado', 1.3],
      ],
      color: [
        ['GR', 'gris', 1],
        ['AZ', 'azul', 1],
        ['NE', 'negro exterior', 1.15],
      ],
      largo: [
        ['305', 'caja de 305 m', 1],
        ['100', 'rollo de 100 m', 0.36],
      ],
    },
  },
  {
    marca: 'Cablemax',
    categoria: 'Cables',
    pn: 'CBX-{tipo}-{largo}',
    nombre: '{tipo} {largo}',
    fob: 18,
    peso: 4,
    garantia_meses: 6,
    serializable: false,
    unidad: 'ROL',
    opciones: {
      tipo: [
        ['RG59S', 'Cable coaxial siamés RG59 con energía', 1.6],
        ['RG6', 'Cable coaxial RG6', 1.2],
        ['INC218', 'Cable de incendio 2x18 AWG', 1.5],
        ['ALA422', 'Cable de alarma 4x22 AWG', 1],
        ['PAR216', 'Cable paralelo 2x16 AWG', 1.1],
        ['FO4SM', 'Fibra óptica exterior 4 hilos monomodo', 2.6],
        ['FO12SM', 'Fibra óptica exterior 12 hilos monomodo', 4.2],
      ],
      largo: [
        ['100', 'rollo de 100 m', 1],
        ['305', 'rollo de 305 m', 2.8],
      ],
    },
  },
  {
    marca: 'Cablemax',
    categoria: 'Patch cords',
    pn: 'CBX-PC{cat}-{color}{largo}',
    nombre: 'Patch cord {cat} {color} {largo}',
    fob: 0.9,
    peso: 0.06,
    garantia_meses: 6,
    serializable: false,
    opciones: {
      cat: [
        ['6', 'categoría 6', 1],
        ['6A', 'categoría 6A', 1.8],
        ['OM3', 'fibra OM3 LC-LC', 5],
        ['OS2', 'fibra OS2 SC-LC', 4.4],
      ],
      color: [
        ['AZ', 'azul', 1],
        ['GR', 'gris', 1],
        ['RO', 'rojo', 1],
      ],
      largo: [
        ['01', '1 m', 1],
        ['02', '2 m', 1.35],
        ['03', '3 m', 1.7],
        ['05', '5 m', 2.4],
        ['10', '10 m', 4],
      ],
    },
  },
  {
    marca: 'Cablemax',
    categoria: 'Conectores',
    pn: 'CBX-{tipo}-{pack}',
    nombre: '{tipo} {pack}',
    fob: 0.16,
    peso: 0.1,
    garantia_meses: 3,
    serializable: false,
    unidad: 'PAQ',
    opciones: {
      tipo: [
        ['RJ45C6', 'Conector RJ45 categoría 6', 1],
        ['RJ45PT', 'Conector RJ45 pasante', 1.5],
        ['RJ45BL', 'Conector RJ45 blindado', 2.6],
        ['BNCCP', 'Conector BNC de compresión', 3.4],
        ['BNCTO', 'Conector BNC de tornillo', 2.8],
        ['DCH', 'Conector DC hembra', 2],
        ['DCM', 'Conector DC macho', 2],
        ['BALUN', 'Video balun pasivo HD', 9],
        ['JACK6', 'Módulo jack categoría 6', 11],
        ['SCAPC', 'Conector de campo SC/APC', 12],
      ],
      pack: [
        ['010', 'bolsa de 10', 10],
        ['050', 'bolsa de 50', 46],
        ['100', 'bolsa de 100', 88],
      ],
    },
  },
  {
    ...metals,
    categoria: 'Racks y gabinetes',
    pn: 'RKL-{tipo}{u}U-{fondo}',
    nombre: 'Gabinete {tipo} {u} {fondo}',
    fob: 38,
    peso: 14,
    unidad: 'UN',
    opciones: {
      tipo: [
        ['M', 'mural', 1],
        ['P', 'de piso', 3.4],
      ],
      u: [
        ['06', '6U', 1],
        ['09', '9U', 1.25],
        ['12', '12U', 1.5],
        ['24', '24U', 2.4],
        ['42', '42U', 3.8],
      ],
      fondo: [
        ['450', 'fondo 450 mm', 1],
        ['600', 'fondo 600 mm', 1.2],
      ],
    },
  },
  ...single({ ...metals, categoria: 'Canalización y rack' }, [
    ['RKL-BAN-1U', 'Bandeja fija 1U', 8.2, 1.8],
    ['RKL-BAN-2U', 'Bandeja ventilada 2U', 11.9, 2.6],
    ['RKL-ORG-1U', 'Organizador horizontal 1U', 5.4, 0.6],
    ['RKL-ORG-2U', 'Organizador horizontal 2U', 7.7, 0.9],
    ['RKL-PDU-08', 'Regleta PDU 8 tomas con interruptor', 16.8, 1.4],
    ['RKL-PP-24C6', 'Patch panel 24 puertos categoría 6', 21.5, 1],
    ['RKL-PP-48C6', 'Patch panel 48 puertos categoría 6', 41, 1.8],
    ['RKL-ODF-12', 'Bandeja ODF 12 puertos SC', 27.4, 2.2],
    ['RKL-VEN-2', 'Kit de 2 ventiladores para gabinete', 14.2, 0.9],
    ['RKL-TUE-50', 'Kit de 50 tuercas enjauladas', 6.3, 0.5],
  ]),
];
