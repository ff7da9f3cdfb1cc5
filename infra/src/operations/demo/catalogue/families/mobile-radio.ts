/** Invented demo data in the manner of this trade: patterns of part numbers, plausible names and costs, nobody's price list. */
import { single, type Series } from '../series.ts';

export const mobile: readonly Series[] = [
  {
    marca: 'Teltonika',
    categoria: 'GPS y rastreo',
    pn: '{modelo}-{red}',
    nombre: '{modelo} {red}',
    fob: 29,
    peso: 0.2,
    garantia_meses: 24,
    serializable: true,
    opciones: {
      modelo: [
        ['FMB920', 'Rastreador GPS compacto FMB920', 1],
        ['FMB130', 'Rastreador GPS FMB130 con entradas', 1.4],
        ['FMC650', 'Rastreador profesional FMC650', 3.2],
        ['TAT141', 'Rastreador de activos TAT141', 1.7],
        ['FMT100', 'Rastreador a batería FMT100', 1.2],
        ['RUT241', 'Router celular RUT241', 3.6],
        ['RUTX11', 'Router celular doble SIM RUTX11', 8.7],
      ],
      red: [
        ['2G', '2G', 1],
        ['4G', '4G LTE', 1.35],
        ['LTM', 'LTE-M', 1.5],
      ],
    },
  },
  {
    marca: 'Streamax',
    categoria: 'DVR móvil',
    pn: '{modelo}-{ch}{red}',
    nombre: '{modelo} {ch} {red}',
    fob: 165,
    peso: 1.9,
    garantia_meses: 12,
    serializable: true,
    opciones: {
      modelo: [
        ['X3N', 'Grabador móvil híbrido X3N', 1],
        ['M1N', 'Grabador móvil compacto M1N', 0.8],
        ['C6D', 'Cámara a bordo con ADAS C6D', 1.2],
        ['AD', 'Grabador móvil con detección de fatiga', 2.1],
      ],
      ch: [
        ['04', '4 canales', 1],
        ['08', '8 canales', 1.4],
      ],
      red: [
        ['W', 'con WiFi', 1],
        ['G4', 'con 4G y GPS', 1.3],
      ],
    },
  },
  ...single({ marca: 'Streamax', categoria: 'DVR móvil', garantia_meses: 12, serializable: false }, [
    ['STX-CAM-INT', 'Cámara interior AHD 1080p para vehículo', 24, 0.3],
    ['STX-CAM-EXT', 'Cámara exterior AHD 1080p IP69K', 29, 0.4],
    ['STX-CAM-REV', 'Cámara de retroceso con visión nocturna', 26, 0.4],
    ['STX-MON-7', 'Monitor de 7 pulgadas para cabina', 46, 0.9],
    ['STX-CAB-05', 'Cable de aviación 4 pines 5 m', 4.6, 0.3],
    ['STX-CAB-15', 'Cable de aviación 4 pines 15 m', 8.4, 0.8],
    ['STX-BTN-PAN', 'Botón de pánico para conductor', 7.2, 0.1],
    ['STX-ANT-CMB', 'Antena combinada GPS y 4G', 11.8, 0.2],
  ]),
];

export const radios: readonly Series[] = [
  {
    marca: 'Motorola',
    categoria: 'Radios',
    pn: '{modelo}-{banda}',
    nombre: 'Radio {modelo} {banda}',
    fob: 168,
    peso: 0.6,
    garantia_meses: 24,
    serializable: true,
    opciones: {
      modelo: [
        ['DEP250', 'portátil digital DEP250', 1],
        ['DEP450', 'portátil digital DEP450', 1.4],
        ['R2', 'portátil R2', 1.3],
        ['R7', 'portátil R7 con pantalla', 3.1],
        ['DEM300', 'móvil digital DEM300', 1.8],
        ['DEM400', 'móvil digital DEM400', 2.1],
        ['SLR1000', 'repetidor SLR1000', 9.6],
      ],
      banda: [
        ['U', 'UHF', 1],
        ['V', 'VHF', 1],
      ],
    },
  },
  {
    marca: 'Hytera',
    categoria: 'Radios',
    pn: '{modelo}{banda}',
    nombre: 'Radio {modelo} {banda}',
    fob: 96,
    peso: 0.5,
    garantia_meses: 24,
    serializable: true,
    opciones: {
      modelo: [
        ['BD306', 'portátil compacta BD306', 0.8],
        ['BD556', 'portátil digital BD556', 1],
        ['PD406', 'portátil digital PD406', 1.2],
        ['HP686', 'portátil robusta HP686', 3],
        ['MD626', 'móvil MD626', 2.4],
        ['PNC360S', 'sobre celular PNC360S', 1.7],
      ],
      banda: [
        ['-U1', 'UHF', 1],
        ['-V1', 'VHF', 1],
      ],
    },
  },
  {
    marca: 'Radio Austral',
    categoria: 'Accesorios de radio',
    pn: 'RAU-{tipo}-{para}',
    nombre: '{tipo} para {para}',
    fob: 8,
    peso: 0.2,
    garantia_meses: 6,
    serializable: false,
    opciones: {
      tipo: [
        ['BAT', 'Batería de litio', 2.2],
        ['CAR', 'Cargador de escritorio', 1.8],
        ['MUL', 'Cargador múltiple de 6 posiciones', 9.5],
        ['AUR', 'Auricular tipo seguridad', 1],
        ['MIC', 'Micrófono de solapa', 1.6],
        ['ANT', 'Antena de reemplazo', 0.7],
        ['FUN', 'Funda de cuero con clip', 0.9],
      ],
      para: [
        ['DEP', 'Motorola DEP', 1],
        ['R7', 'Motorola R7', 1.4],
        ['BD', 'Hytera BD', 0.9],
        ['PD', 'Hytera PD', 1],
      ],
    },
  },
];
