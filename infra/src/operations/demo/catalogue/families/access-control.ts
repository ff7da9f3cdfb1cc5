/** Invented demo data in the manner of this trade: patterns of part numbers, plausible names and costs, nobody's price list. */
import { single, type Series } from '../series.ts';

const categoria = 'Control de acceso';
const locks = { marca: 'Cerramax', categoria: 'Cerraduras y retenedores', garantia_meses: 12, serializable: false };

export const accessControl: readonly Series[] = [
  {
    marca: 'ZKTeco',
    categoria,
    pn: '{modelo}-{tarjeta}{red}',
    nombre: 'Terminal {modelo} con lector {tarjeta} {red}',
    fob: 74,
    peso: 1.1,
    garantia_meses: 12,
    serializable: true,
    opciones: {
      modelo: [
        ['MB20', 'multibiométrico MB20', 1],
        ['SF350', 'de huella SF350', 0.9],
        ['SPEEDFACE-V5L', 'facial SpeedFace V5L', 2.6],
        ['PROFACE-X', 'facial ProFace X', 4.3],
        ['F22', 'de huella delgado F22', 1.15],
        ['SENSEFACE-3A', 'facial SenseFace 3A', 1.5],
      ],
      tarjeta: [
        ['ID', 'de proximidad 125 kHz', 1],
        ['MF', 'Mifare 13,56 MHz', 1.06],
      ],
      red: [
        ['', 'TCP/IP', 1],
        ['/WIFI', 'TCP/IP y WiFi', 1.1],
      ],
    },
  },
  {
    marca: 'Hikvision',
    categoria,
    pn: 'DS-K1{tipo}{modelo}{tarjeta}-{extra}',
    nombre: '{tipo} {modelo} {tarjeta} {extra}',
    fob: 28,
    peso: 0.45,
    garantia_meses: 24,
    serializable: true,
    opciones: {
      tipo: [
        ['10', 'Lector esclavo', 1],
        ['T8', 'Terminal autónomo', 2],
      ],
      modelo: [
        ['2A', 'delgado', 1],
        ['4B', 'antivandálico', 1.3],
        ['7C', 'táctil', 1.6],
      ],
      tarjeta: [
        ['E', 'EM 125 kHz', 1],
        ['M', 'Mifare', 1.05],
      ],
      extra: [
        ['K', 'con teclado', 1.1],
        ['F', 'con huella', 1.6],
      ],
    },
  },
  {
    marca: 'ZKTeco',
    categoria,
    pn: '{panel}-{puertas}{caja}',
    nombre: 'Panel controlador {panel} de {puertas} {caja}',
    fob: 92,
    peso: 1.8,
    garantia_meses: 12,
    serializable: true,
    opciones: {
      panel: [
        ['C3', 'C3', 1],
        ['INBIO', 'inBio biométrico', 1.5],
        ['ATLAS', 'Atlas con licencia web', 2.1],
      ],
      puertas: [
        ['100', '1 puerta', 1],
        ['200', '2 puertas', 1.3],
        ['400', '4 puertas', 1.8],
      ],
      caja: [
        ['', 'solo tarjeta', 1],
        ['-BOX', 'con gabinete y fuente', 1.4],
      ],
    },
  },
  {
    ...locks,
    pn: 'CMX-EM{fuerza}{montaje}-{senal}',
    nombre: 'Cerradura electromagnética {fuerza} {montaje} {senal}',
    fob: 14,
    peso: 1.9,
    opciones: {
      fuerza: [
        ['180', '180 kg', 1],
        ['280', '280 kg', 1.25],
        ['500', '500 kg', 2],
      ],
      montaje: [
        ['S', 'sobrepuesta', 1],
        ['E', 'embutida', 1.15],
      ],
      senal: [
        ['N', 'simple', 1],
        ['L', 'con LED y sensor', 1.18],
      ],
    },
  },
  {
    marca: 'Acceso Andes',
    categoria: 'Credenciales',
    pn: 'AA-{tipo}-{chip}-{pack}',
    nombre: '{tipo} {chip} {pack}',
    fob: 0.42,
    peso: 0.01,
    garantia_meses: 3,
    serializable: false,
    unidad: 'PAQ',
    opciones: {
      tipo: [
        ['TAR', 'Tarjeta ISO imprimible', 1],
        ['LLA', 'Llavero de proximidad', 1.1],
        ['PUL', 'Pulsera de silicona', 1.9],
        ['TAG', 'Etiqueta UHF para parabrisas', 2.4],
      ],
      chip: [
        ['EM', '125 kHz', 1],
        ['MF1K', 'Mifare 1K', 1.4],
        ['DES', 'DESFire EV2', 3.6],
      ],
      pack: [
        ['025', 'paquete de 25', 25],
        ['100', 'paquete de 100', 92],
      ],
    },
  },
  ...single(locks, [
    ['CMX-BTN-INF', 'Botón de salida infrarrojo sin contacto', 9.5, 0.15],
    ['CMX-BTN-INX', 'Botón de salida de acero inoxidable', 3.8, 0.12],
    ['CMX-BTN-EMR', 'Botón de emergencia rearmable verde', 6.2, 0.2],
    ['CMX-SOP-Z280', 'Soporte Z para cerradura de 280 kg', 4.1, 0.6],
    ['CMX-SOP-L280', 'Soporte L para cerradura de 280 kg', 3.6, 0.5],
    ['CMX-SOP-U280', 'Soporte U para puerta de vidrio', 5.9, 0.5],
    ['CMX-CHA-12V', 'Chapa eléctrica de sobreponer 12 V', 16.4, 1.3],
    ['CMX-DES-FS', 'Destrabador eléctrico fail safe', 11.7, 0.4],
    ['CMX-DES-FX', 'Destrabador eléctrico fail secure', 11.2, 0.4],
    ['CMX-RET-H', 'Brazo cierrapuertas hidráulico 65 kg', 13.9, 1.7],
    ['CMX-PER-SOL', 'Perno electromagnético para puerta de vidrio', 18.3, 0.9],
    ['CMX-TEM-01', 'Temporizador para apertura de puerta', 4.7, 0.1],
  ]),
];
