/** Invented demo data in the manner of this trade: patterns of part numbers, plausible names and costs, nobody's price list. */
import { single, type Series } from '../series.ts';

const common = { categoria: 'Accesorios', garantia_meses: 12, serializable: false };

export const accessories: readonly Series[] = [
  {
    ...common,
    marca: 'Hikvision',
    pn: 'DS-12{modelo}ZJ-{talla}',
    nombre: '{modelo} {talla}',
    fob: 5.4,
    peso: 0.6,
    opciones: {
      modelo: [
        ['72', 'Soporte de muro para domo', 1],
        ['75', 'Adaptador para poste', 1.3],
        ['80', 'Caja de conexiones para cámara', 0.9],
        ['76', 'Adaptador para esquina', 1.4],
        ['71', 'Soporte colgante', 1.2],
        ['59', 'Base inclinada', 0.8],
      ],
      talla: [
        ['110', '110 mm', 1],
        ['120', '120 mm', 1.08],
        ['155', '155 mm', 1.3],
      ],
    },
  },
  {
    ...common,
    marca: 'Dahua',
    pn: 'DH-PF{modelo}{color}',
    nombre: '{modelo} {color}',
    fob: 4.6,
    peso: 0.5,
    opciones: {
      modelo: [
        ['A130', 'Caja de conexiones impermeable', 1],
        ['B203', 'Soporte de muro', 1.2],
        ['A152', 'Soporte de poste', 1.7],
        ['B220', 'Soporte de techo', 1.5],
        ['A137', 'Base para domo ocular', 0.9],
      ],
      color: [
        ['W', 'blanco', 1],
        ['B', 'negro', 1.05],
      ],
    },
  },
  ...single({ ...common, marca: 'Cablemax' }, [
    ['CBX-HER-CRI', 'Crimpeadora profesional RJ45 pasante', 18.5, 0.5],
    ['CBX-HER-COM', 'Compresora para conector BNC y F', 14.2, 0.6],
    ['CBX-HER-PEL', 'Pelacables para UTP y coaxial', 3.1, 0.1],
    ['CBX-HER-PON', 'Ponchadora de impacto 110', 11.6, 0.3],
    ['CBX-PRO-RED', 'Probador de cable de red', 6.9, 0.2],
    ['CBX-PRO-CCTV', 'Probador de CCTV IP y análogo de 4 pulgadas', 148, 1.2],
    ['CBX-CAJ-EST', 'Caja estanca 150x110x70 mm', 3.7, 0.3],
    ['CBX-CAJ-PVC', 'Caja de paso PVC para cámara', 1.3, 0.1],
    ['CBX-HDMI-05', 'Cable HDMI 2.0 de 5 m', 4.2, 0.3],
    ['CBX-HDMI-15', 'Cable HDMI 2.0 de 15 m', 13.4, 0.9],
    ['CBX-EXT-HDMI', 'Extensor HDMI por UTP 60 m', 26.5, 0.4],
    ['CBX-INY-POE', 'Inyector PoE 30 W gigabit', 9.9, 0.2],
    ['CBX-SPL-POE', 'Divisor PoE 12 V', 5.3, 0.1],
    ['CBX-PRO-SOB', 'Protector contra sobretensión para cámara', 8.8, 0.1],
    ['CBX-AMA-200', 'Amarras plásticas 200 mm, bolsa de 100', 1.6, 0.2],
    ['CBX-CIN-3M', 'Cinta aisladora, caja de 10', 4.9, 0.5],
    ['CBX-MON-22', 'Monitor LED 22 pulgadas para videovigilancia', 84, 3.4],
    ['CBX-MON-27', 'Monitor LED 27 pulgadas para videovigilancia', 128, 4.9],
    ['CBX-SOP-MON', 'Soporte de muro para monitor', 11.1, 1.6],
    ['CBX-MIC-CAM', 'Micrófono ambiental para cámara', 5.8, 0.05],
    ['CBX-TEC-PTZ', 'Teclado controlador PTZ con joystick', 172, 2.1],
    ['CBX-LIC-VMS16', 'Licencia de software de video, 16 canales', 210, 0],
    ['CBX-LIC-VMS64', 'Licencia de software de video, 64 canales', 690, 0],
  ]),
];
