/** Invented demo data in the manner of this trade: patterns of part numbers, plausible names and costs, nobody's price list. */
import type { Series } from '../series.ts';

const categoria = 'Cámaras IP';
const res = [
  ['2', '2 MP', 1],
  ['4', '4 MP', 1.32],
  ['6', '6 MP', 1.6],
  ['8', '8 MP (4K)', 2.05],
] as const;

export const ipCameras: readonly Series[] = [
  {
    marca: 'Hikvision',
    categoria,
    pn: 'DS-2CD1{cuerpo}{res}3G2-{extra}({lente})',
    nombre: 'Cámara IP {cuerpo} {res} {extra} lente {lente}',
    fob: 31,
    peso: 0.55,
    garantia_meses: 24,
    serializable: true,
    opciones: {
      cuerpo: [
        ['0', 'bala', 1],
        ['1', 'domo', 1.04],
        ['3', 'torreta', 1.06],
      ],
      res: res.slice(0, 3),
      extra: [
        ['I', 'infrarrojo 30 m', 1],
        ['LIUF', 'luz híbrida con micrófono', 1.22],
      ],
      lente: [
        ['2.8mm', '2,8 mm', 1],
        ['4mm', '4 mm', 1.01],
      ],
    },
  },
  {
    marca: 'Hikvision',
    categoria,
    pn: 'DS-2CD2{cuerpo}{res}7G2-{extra}({lente})',
    nombre: 'Cámara IP AcuSense {cuerpo} {res} {extra} lente {lente}',
    fob: 62,
    peso: 0.72,
    garantia_meses: 36,
    serializable: true,
    opciones: {
      cuerpo: [
        ['T', 'bala larga', 1.05],
        ['1', 'domo antivandálico', 1],
        ['3', 'torreta', 1.02],
      ],
      res: res.slice(1),
      extra: [
        ['L', 'ColorVu', 1],
        ['LSU/SL', 'ColorVu con sirena y luz', 1.2],
      ],
      lente: [
        ['2.8mm', '2,8 mm', 1],
        ['4mm', '4 mm', 1.01],
      ],
    },
  },
  {
    marca: 'Hikvision',
    categoria: 'Cámaras PTZ',
    pn: 'DS-2DE{tam}{res}{zoom}IW-{gen}',
    nombre: 'Cámara IP PTZ {tam} {res} zoom {zoom} {gen}',
    fob: 185,
    peso: 3.4,
    garantia_meses: 24,
    serializable: true,
    opciones: {
      tam: [
        ['4', '4 pulgadas', 1],
        ['5', '5 pulgadas', 1.35],
        ['7', '7 pulgadas', 1.9],
      ],
      res: [
        ['2', '2 MP', 1],
        ['4', '4 MP', 1.2],
      ],
      zoom: [
        ['25', '25x', 1],
        ['32', '32x', 1.3],
      ],
      gen: [
        ['DE', 'DarkFighter', 1],
        ['AE', 'seguimiento automático', 1.45],
      ],
    },
  },
  {
    marca: 'Dahua',
    categoria,
    pn: 'DH-IPC-{cuerpo}{res}49{extra}-0{lente}B',
    nombre: 'Cámara IP WizSense {cuerpo} {res} {extra} lente {lente}',
    fob: 44,
    peso: 0.6,
    garantia_meses: 24,
    serializable: true,
    opciones: {
      cuerpo: [
        ['HFW3', 'bala', 1],
        ['HDW3', 'domo ocular', 0.97],
        ['HDBW3', 'domo IK10', 1.12],
      ],
      res: [
        ['2', '2 MP', 1],
        ['4', '4 MP', 1.28],
        ['8', '8 MP (4K)', 1.95],
      ],
      extra: [
        ['S-S-IL', 'doble luz inteligente', 1],
        ['T-ZAS', 'varifocal motorizado', 1.55],
      ],
      lente: [
        ['28', '2,8 mm', 1],
        ['36', '3,6 mm', 1.01],
      ],
    },
  },
  {
    marca: 'Dahua',
    categoria: 'Cámaras PTZ',
    pn: 'DH-SD{tam}A{res}{zoom}XA-HNR',
    nombre: 'Domo PTZ Starlight {tam} {res} zoom {zoom}',
    fob: 205,
    peso: 4.1,
    garantia_meses: 24,
    serializable: true,
    opciones: {
      tam: [
        ['49', '4 pulgadas', 1],
        ['59', '5 pulgadas', 1.4],
        ['6A', '6 pulgadas', 1.85],
      ],
      res: [
        ['2', '2 MP', 1],
        ['4', '4 MP', 1.22],
      ],
      zoom: [
        ['25', '25x', 1],
        ['45', '45x', 1.5],
      ],
    },
  },
  {
    marca: 'Uniview',
    categoria,
    pn: 'IPC{cuerpo}{res}LE-ADF{lente}KM-G',
    nombre: 'Cámara IP {cuerpo} {res} con analítica lente {lente}',
    fob: 36,
    peso: 0.5,
    garantia_meses: 24,
    serializable: true,
    opciones: {
      cuerpo: [
        ['212', 'bala compacta', 1],
        ['232', 'bala', 1.1],
        ['322', 'domo', 1.05],
        ['361', 'torreta', 1.02],
      ],
      res: [
        ['2', '2 MP', 1],
        ['4', '4 MP', 1.3],
        ['8', '8 MP (4K)', 1.9],
      ],
      lente: [
        ['28', '2,8 mm', 1],
        ['40', '4 mm', 1.01],
      ],
    },
  },
];
