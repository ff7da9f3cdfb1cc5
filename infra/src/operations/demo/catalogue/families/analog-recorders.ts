/** Invented demo data in the manner of this trade: patterns of part numbers, plausible names and costs, nobody's price list. */
import type { Series } from '../series.ts';

export const analogCameras: readonly Series[] = [
  {
    marca: 'Hikvision',
    categoria: 'Cámaras análogas',
    pn: 'DS-2CE{cuerpo}{res}T-{luz}({lente})',
    nombre: 'Cámara Turbo HD {cuerpo} {res} {luz} lente {lente}',
    fob: 13.5,
    peso: 0.35,
    garantia_meses: 24,
    serializable: true,
    opciones: {
      cuerpo: [
        ['16', 'bala', 1],
        ['56', 'domo', 0.98],
        ['76', 'torreta', 1.03],
      ],
      res: [
        ['D0', '2 MP', 1],
        ['H0', '5 MP', 1.45],
        ['K0', '3K', 1.6],
      ],
      luz: [
        ['ITF', 'infrarrojo 30 m', 1],
        ['LXTS', 'luz híbrida con audio', 1.5],
      ],
      lente: [
        ['2.8mm', '2,8 mm', 1],
        ['3.6mm', '3,6 mm', 1],
      ],
    },
  },
  {
    marca: 'Dahua',
    categoria: 'Cámaras análogas',
    pn: 'DH-HAC-{cuerpo}{res}{extra}-0{lente}B',
    nombre: 'Cámara HDCVI {cuerpo} {res} {extra} lente {lente}',
    fob: 12.8,
    peso: 0.33,
    garantia_meses: 24,
    serializable: true,
    opciones: {
      cuerpo: [
        ['HFW1', 'bala', 1],
        ['HDW1', 'domo ocular', 0.98],
      ],
      res: [
        ['200', '2 MP', 1],
        ['500', '5 MP', 1.42],
        ['800', '8 MP (4K)', 2.1],
      ],
      extra: [
        ['TL-A', 'con micrófono', 1.05],
        ['R', 'infrarrojo 20 m', 1],
      ],
      lente: [
        ['280', '2,8 mm', 1],
        ['360', '3,6 mm', 1],
      ],
    },
  },
];

export const recorders: readonly Series[] = [
  {
    marca: 'Hikvision',
    categoria: 'NVR',
    pn: 'DS-7{linea}{ch}NI-{discos}/{poe}',
    nombre: 'Grabador NVR {linea} {ch} {discos} {poe}',
    fob: 78,
    peso: 2.6,
    garantia_meses: 24,
    serializable: true,
    opciones: {
      linea: [
        ['1', 'línea básica', 1],
        ['6', 'AcuSense', 1.6],
      ],
      ch: [
        ['04', '4 canales', 1],
        ['08', '8 canales', 1.25],
        ['16', '16 canales', 1.75],
        ['32', '32 canales', 2.7],
      ],
      discos: [
        ['Q1', '1 bahía', 1],
        ['Q2', '2 bahías', 1.25],
      ],
      poe: [
        ['P', 'con PoE', 1.4],
        ['S', 'sin PoE', 1],
      ],
    },
  },
  {
    marca: 'Hikvision',
    categoria: 'DVR',
    pn: 'iDS-72{ch}{res}-M{discos}/{extra}',
    nombre: 'Grabador DVR AcuSense {ch} {res} {discos} {extra}',
    fob: 58,
    peso: 1.9,
    garantia_meses: 24,
    serializable: true,
    opciones: {
      ch: [
        ['04', '4 canales', 1],
        ['08', '8 canales', 1.5],
        ['16', '16 canales', 2.4],
      ],
      res: [
        ['HQHI', '1080p', 1],
        ['HUHI', '5 MP', 1.3],
      ],
      discos: [
        ['1', '1 bahía', 1],
        ['2', '2 bahías', 1.3],
      ],
      extra: [
        ['S', 'con audio', 1],
        ['XT', 'con análisis extendido', 1.25],
      ],
    },
  },
  {
    marca: 'Dahua',
    categoria: 'NVR',
    pn: 'DHI-NVR{linea}{ch}-{poe}EI',
    nombre: 'Grabador NVR WizSense {linea} {ch} {poe}',
    fob: 96,
    peso: 3,
    garantia_meses: 24,
    serializable: true,
    opciones: {
      linea: [
        ['2', 'compacto', 1],
        ['4', '1U', 1.4],
        ['5', '1,5U Pro', 2.3],
      ],
      ch: [
        ['108', '8 canales', 1],
        ['216', '16 canales', 1.5],
        ['432', '32 canales', 2.2],
      ],
      poe: [
        ['8P', '8 puertos PoE', 1.3],
        ['16P', '16 puertos PoE', 1.6],
        ['', 'sin PoE', 1],
      ],
    },
  },
  {
    marca: 'Dahua',
    categoria: 'DVR',
    pn: 'DH-XVR5{ch}{caja}-{res}',
    nombre: 'Grabador XVR pentahíbrido {ch} {caja} {res}',
    fob: 52,
    peso: 1.6,
    garantia_meses: 24,
    serializable: true,
    opciones: {
      ch: [
        ['104', '4 canales', 1],
        ['108', '8 canales', 1.45],
        ['116', '16 canales', 2.3],
      ],
      caja: [
        ['HS', 'mini', 1],
        ['C', 'compacto', 0.95],
      ],
      res: [
        ['I3', '1080p', 1],
        ['4KL-I3', '4K', 1.55],
      ],
    },
  },
];
