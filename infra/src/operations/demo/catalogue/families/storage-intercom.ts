/** Invented demo data in the manner of this trade: patterns of part numbers, plausible names and costs, nobody's price list. */
import { single, type Series } from '../series.ts';

const videoporteros = 'Videoporteros';

export const storage: readonly Series[] = [
  {
    marca: 'Western Digital',
    categoria: 'Discos duros',
    pn: 'WD{cap}{linea}',
    nombre: 'Disco duro {linea} {cap}',
    fob: 46,
    peso: 0.65,
    garantia_meses: 36,
    serializable: true,
    opciones: {
      cap: [
        ['11', '1 TB', 1],
        ['23', '2 TB', 1.35],
        ['43', '4 TB', 2],
        ['64', '6 TB', 2.9],
        ['85', '8 TB', 3.8],
        ['102', '10 TB', 5],
        ['121', '12 TB', 5.9],
      ],
      linea: [
        ['PURZ', 'Purple para videovigilancia', 1],
        ['PURP', 'Purple Pro con inteligencia artificial', 1.25],
      ],
    },
  },
  {
    marca: 'Seagate',
    categoria: 'Discos duros',
    pn: 'ST{cap}{linea}',
    nombre: 'Disco duro {linea} {cap}',
    fob: 44,
    peso: 0.65,
    garantia_meses: 36,
    serializable: true,
    opciones: {
      cap: [
        ['1000', '1 TB', 1],
        ['2000', '2 TB', 1.33],
        ['4000', '4 TB', 1.95],
        ['6000', '6 TB', 2.8],
        ['8000', '8 TB', 3.7],
        ['10000', '10 TB', 4.8],
      ],
      linea: [
        ['VX015', 'SkyHawk para videovigilancia', 1],
        ['VE001', 'SkyHawk AI', 1.3],
      ],
    },
  },
  {
    marca: 'Hikvision',
    categoria: 'Memorias',
    pn: 'HS-TF-{linea}/{cap}',
    nombre: 'Memoria microSD {linea} {cap}',
    fob: 5.2,
    peso: 0.02,
    garantia_meses: 24,
    serializable: false,
    opciones: {
      linea: [
        ['L2', 'para videovigilancia L2', 1],
        ['P1', 'de alta resistencia P1', 1.5],
      ],
      cap: [
        ['32G', '32 GB', 1],
        ['64G', '64 GB', 1.5],
        ['128G', '128 GB', 2.4],
        ['256G', '256 GB', 4.4],
      ],
    },
  },
];

export const intercoms: readonly Series[] = [
  {
    marca: 'Hikvision',
    categoria: videoporteros,
    pn: 'DS-{tipo}{modelo}-{red}',
    nombre: '{tipo} {modelo} {red}',
    fob: 66,
    peso: 0.9,
    garantia_meses: 24,
    serializable: true,
    opciones: {
      tipo: [
        ['KV6', 'Frente de calle', 1.1],
        ['KH6', 'Monitor interior', 1],
        ['KIS6', 'Kit de videoportero', 2.1],
      ],
      modelo: [
        ['113', 'básico', 1],
        ['320', 'de 7 pulgadas', 1.3],
        ['350', 'de 7 pulgadas con Android', 1.7],
      ],
      red: [
        ['WPE1', 'IP PoE con WiFi', 1.15],
        ['WTE2', 'de 2 hilos', 1],
      ],
    },
  },
  {
    marca: 'Commax',
    categoria: videoporteros,
    pn: 'C{tipo}{modelo}{acab}',
    nombre: '{tipo} {modelo} {acab}',
    fob: 41,
    peso: 0.8,
    garantia_meses: 12,
    serializable: true,
    opciones: {
      tipo: [
        ['DV-', 'Monitor manos libres', 1.5],
        ['DRC-', 'Frente de calle con cámara', 0.9],
        ['DP-', 'Citófono de audio', 0.5],
      ],
      modelo: [
        ['43K', '4,3 pulgadas', 1],
        ['70K', '7 pulgadas', 1.4],
        ['10K', '10 pulgadas', 1.9],
      ],
      acab: [
        ['/BL', 'blanco', 1],
        ['/NE', 'negro', 1],
      ],
    },
  },
  {
    marca: 'Dahua',
    categoria: videoporteros,
    pn: 'DHI-VT{tipo}{modelo}-{red}',
    nombre: '{tipo} {modelo} {red}',
    fob: 58,
    peso: 0.8,
    garantia_meses: 24,
    serializable: true,
    opciones: {
      tipo: [
        ['O2', 'Frente de calle', 1],
        ['H2', 'Monitor interior', 1.05],
        ['K2', 'Kit de videoportero', 1.9],
      ],
      modelo: [
        ['101', 'compacto', 1],
        ['421', 'de 7 pulgadas', 1.35],
      ],
      red: [
        ['P', 'IP PoE', 1.1],
        ['2W', 'de 2 hilos', 1],
        ['W', 'WiFi', 1.15],
      ],
    },
  },
];

export const gates: readonly Series[] = [
  {
    marca: 'ZKTeco',
    categoria: 'Torniquetes y barreras',
    pn: '{modelo}{lado}{lector}',
    nombre: '{modelo} {lado} {lector}',
    fob: 640,
    peso: 62,
    garantia_meses: 12,
    serializable: true,
    opciones: {
      modelo: [
        ['TS1', 'Torniquete trípode TS1', 1],
        ['TS2', 'Torniquete trípode TS2 con puente', 1.35],
        ['SBTL3', 'Portillo óptico abatible SBTL3', 2.3],
        ['FHT24', 'Torniquete de cuerpo entero FHT24', 3.4],
      ],
      lado: [
        ['000', 'estructura base', 1],
        ['011', 'con dos lectores', 1.15],
        ['022', 'con reconocimiento facial', 1.7],
      ],
      lector: [
        ['', 'acero inoxidable 304', 1],
        ['-PRO', 'acero inoxidable 316', 1.2],
      ],
    },
  },
  {
    marca: 'Barrera Andes',
    categoria: 'Torniquetes y barreras',
    pn: 'BA-{vel}-{brazo}{mano}',
    nombre: 'Barrera vehicular {vel} {brazo} {mano}',
    fob: 390,
    peso: 48,
    garantia_meses: 12,
    serializable: true,
    opciones: {
      vel: [
        ['E1', 'estándar 3 s', 1],
        ['R2', 'rápida 1,5 s', 1.3],
        ['I3', 'uso intensivo', 1.7],
      ],
      brazo: [
        ['30', 'brazo de 3 m', 1],
        ['45', 'brazo de 4,5 m', 1.1],
        ['60', 'brazo de 6 m', 1.2],
      ],
      mano: [
        ['D', 'apertura derecha', 1],
        ['I', 'apertura izquierda', 1],
      ],
    },
  },
  ...single({ marca: 'Barrera Andes', categoria: 'Torniquetes y barreras', garantia_meses: 12, serializable: false }, [
    ['BA-LAZO-01', 'Detector de lazo inductivo 1 canal', 31, 0.4],
    ['BA-LAZO-02', 'Detector de lazo inductivo 2 canales', 44, 0.5],
    ['BA-FOTO-12', 'Par de fotoceldas de seguridad 12 m', 16, 0.3],
    ['BA-CTRL-4', 'Control remoto de 4 botones 433 MHz', 5.4, 0.05],
    ['BA-SEM-RV', 'Semáforo LED rojo y verde', 39, 1.8],
    ['BA-COR-800', 'Motor para portón corredizo 800 kg', 138, 11],
    ['BA-COR-1500', 'Motor para portón corredizo 1.500 kg', 214, 15],
    ['BA-CRE-4', 'Cremallera de nylon, pack de 4 m', 22, 3.4],
  ]),
];
