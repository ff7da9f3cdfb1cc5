/** Invented demo data in the manner of this trade: patterns of part numbers, plausible names and costs, nobody's price list. */
import { single, type Series } from '../series.ts';

const categoria = 'Alarmas e intrusión';
const dsc = { marca: 'DSC', categoria, garantia_meses: 18, serializable: true };

export const alarms: readonly Series[] = [
  {
    marca: 'Ajax',
    categoria,
    pn: 'AJ-{modelo}-{color}',
    nombre: '{modelo} inalámbrico {color}',
    fob: 38,
    peso: 0.25,
    garantia_meses: 24,
    serializable: true,
    opciones: {
      modelo: [
        ['MOTIONPROTECT', 'Detector de movimiento MotionProtect', 1],
        ['MOTIONCAM', 'Detector con cámara MotionCam', 2.2],
        ['DOORPROTECT', 'Contacto magnético DoorProtect', 0.75],
        ['GLASSPROTECT', 'Detector de rotura de vidrio GlassProtect', 0.95],
        ['FIREPROTECT2', 'Detector de humo y CO FireProtect 2', 1.6],
        ['LEAKSPROTECT', 'Detector de inundación LeaksProtect', 0.9],
        ['KEYPAD', 'Teclado táctil KeyPad', 1.9],
        ['SPACECONTROL', 'Control remoto SpaceControl', 0.55],
        ['STREETSIREN', 'Sirena exterior StreetSiren', 2.1],
        ['HOMESIREN', 'Sirena interior HomeSiren', 1.1],
        ['HUB2-4G', 'Central Hub 2 4G', 5.9],
        ['REX2', 'Repetidor de señal ReX 2', 3.3],
        ['CURTAINOUT', 'Detector de cortina exterior', 2.7],
        ['BUTTON', 'Botón de pánico Button', 0.8],
      ],
      color: [
        ['W', 'blanco', 1],
        ['B', 'negro', 1],
      ],
    },
  },
  {
    ...dsc,
    pn: 'HS2{zonas}NK{kit}',
    nombre: 'Central PowerSeries Neo {zonas} {kit}',
    fob: 68,
    peso: 1.6,
    opciones: {
      zonas: [
        ['016', '16 zonas', 1],
        ['032', '32 zonas', 1.2],
        ['064', '64 zonas', 1.6],
        ['128', '128 zonas', 2.2],
      ],
      kit: [
        ['', 'solo tarjeta', 1],
        ['-CP01', 'con gabinete y transformador', 1.35],
      ],
    },
  },
  {
    ...dsc,
    pn: 'PG9{modelo}',
    nombre: '{modelo} PowerG',
    fob: 33,
    peso: 0.2,
    opciones: {
      modelo: [
        ['303', 'Contacto magnético inalámbrico', 0.8],
        ['901', 'Sirena interior inalámbrica', 1.7],
        ['911', 'Sirena exterior inalámbrica', 2.6],
        ['914', 'Detector PIR inmune a mascotas', 1],
        ['922', 'Detector de rotura de vidrio', 1.3],
        ['936', 'Detector de humo inalámbrico', 1.5],
        ['938', 'Botón de pánico personal', 0.75],
        ['984P', 'Detector doble tecnología', 1.8],
        ['994', 'Detector exterior con espejo', 3.1],
      ],
    },
  },
  {
    marca: 'Paradox',
    categoria,
    pn: '{modelo}{version}',
    nombre: '{modelo} {version}',
    fob: 22,
    peso: 0.3,
    garantia_meses: 18,
    serializable: true,
    opciones: {
      modelo: [
        ['SP5500', 'Central Spectra 32 zonas', 2],
        ['SP6000', 'Central Spectra 32 zonas ampliable', 2.5],
        ['MG5050', 'Central Magellan inalámbrica', 3.3],
        ['DM60', 'Detector de movimiento digital', 1],
        ['NV5', 'Detector PIR NV5', 0.75],
        ['NV75MX', 'Detector doble antienmascaramiento', 2.4],
        ['K32', 'Teclado LED 32 zonas', 1.6],
        ['TM50', 'Teclado táctil 5 pulgadas', 5.1],
      ],
      version: [
        ['', 'estándar', 1],
        ['+', 'serie Plus', 1.2],
      ],
    },
  },
  ...single({ marca: 'Perimetral Sur', categoria, garantia_meses: 12, serializable: false }, [
    ['PS-SIR-30W', 'Sirena exterior 30 W con caja metálica', 11.2, 1.4],
    ['PS-SIR-15W', 'Sirena interior 15 W', 4.4, 0.3],
    ['PS-BAL-LED', 'Baliza estroboscópica LED 12 V', 5.1, 0.25],
    ['PS-MAG-IND', 'Contacto magnético industrial para portón', 6.9, 0.4],
    ['PS-MAG-EMB', 'Contacto magnético embutido', 1.4, 0.03],
    ['PS-BAR-060', 'Barrera infrarroja doble haz 60 m', 29.5, 1.1],
    ['PS-BAR-100', 'Barrera infrarroja doble haz 100 m', 36.8, 1.2],
    ['PS-BAR-250', 'Barrera infrarroja cuádruple haz 250 m', 118, 3.2],
    ['PS-CER-JUL8', 'Energizador de cerco eléctrico 8 joules', 96, 3.6],
    ['PS-CER-JUL12', 'Energizador de cerco eléctrico 12 joules', 134, 4.1],
    ['PS-AIS-100', 'Aisladores para cerco eléctrico, bolsa de 100', 17.2, 2.1],
    ['PS-ALA-500', 'Alambre galvanizado calibre 14, rollo de 500 m', 31, 11.5],
  ]),
];
