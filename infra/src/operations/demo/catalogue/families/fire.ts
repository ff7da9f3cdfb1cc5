/** Invented demo data in the manner of this trade: patterns of part numbers, plausible names and costs, nobody's price list. */
import { single, type Series } from '../series.ts';

const categoria = 'Detección de incendio';

export const fire: readonly Series[] = [
  {
    marca: 'Notifier',
    categoria,
    pn: '{modelo}-{cert}',
    nombre: '{modelo} {cert}',
    fob: 46,
    peso: 0.3,
    garantia_meses: 24,
    serializable: true,
    opciones: {
      modelo: [
        ['FSP-951', 'Detector fotoeléctrico direccionable', 1],
        ['FST-951', 'Detector térmico direccionable', 0.95],
        ['FSC-851', 'Detector multicriterio direccionable', 2.3],
        ['NBG-12LX', 'Estación manual direccionable', 1.7],
        ['FMM-1', 'Módulo monitor', 1.3],
        ['FCM-1', 'Módulo de control', 1.6],
        ['FRM-1', 'Módulo relé', 1.6],
        ['ISO-X', 'Módulo aislador de lazo', 1.2],
        ['P2RL', 'Sirena con luz estroboscópica', 1.4],
        ['B300-6', 'Base estándar', 0.18],
      ],
      cert: [
        ['UL', 'certificación UL', 1],
        ['IV', 'color marfil', 1.03],
      ],
    },
  },
  {
    marca: 'Notifier',
    categoria,
    pn: 'NFS{panel}-{lazos}{idioma}',
    nombre: 'Panel de incendio direccionable {panel} {lazos} {idioma}',
    fob: 980,
    peso: 14,
    garantia_meses: 24,
    serializable: true,
    opciones: {
      panel: [
        ['320', 'NFS 320', 1],
        ['640', 'NFS 640', 1.8],
        ['3030', 'NFS 3030', 3.6],
      ],
      lazos: [
        ['1L', '1 lazo', 1],
        ['2L', '2 lazos', 1.3],
      ],
      idioma: [
        ['SP', 'en español', 1],
        ['E', 'en inglés', 0.98],
      ],
    },
  },
  {
    marca: 'Bosch',
    categoria,
    pn: '{modelo}',
    nombre: '{modelo}',
    fob: 30,
    peso: 0.3,
    garantia_meses: 24,
    serializable: true,
    opciones: {
      modelo: [
        ['FAP-425-O', 'Detector óptico automático Avenar', 1.4],
        ['FAP-425-OT', 'Detector óptico térmico Avenar', 1.8],
        ['FMC-210-DM', 'Pulsador manual doble acción', 1.6],
        ['FPD-7024', 'Panel convencional de 4 zonas', 8.4],
        ['FPA-1000', 'Panel direccionable de 254 puntos', 19],
        ['D7050', 'Detector fotoeléctrico multiplex', 1.9],
        ['F220-P', 'Detector fotoeléctrico de 24 V', 1],
        ['F220-B6', 'Base de 6 pulgadas', 0.3],
      ],
    },
  },
  ...single({ marca: 'Fuego Cero', categoria, garantia_meses: 12, serializable: false }, [
    ['FC-CON-4Z', 'Panel convencional de 4 zonas', 84, 3.2],
    ['FC-CON-8Z', 'Panel convencional de 8 zonas', 112, 3.6],
    ['FC-CON-16Z', 'Panel convencional de 16 zonas', 168, 4.8],
    ['FC-HUM-2H', 'Detector de humo convencional de 2 hilos', 8.9, 0.2],
    ['FC-HUM-4H', 'Detector de humo convencional de 4 hilos con relé', 11.4, 0.22],
    ['FC-TER-58', 'Detector termovelocimétrico 58 °C', 8.2, 0.2],
    ['FC-GAS-GLP', 'Detector de gas GLP y gas natural', 14.6, 0.3],
    ['FC-MON-CO', 'Detector de monóxido de carbono', 16.2, 0.2],
    ['FC-PAL-SA', 'Palanca manual simple acción', 9.6, 0.35],
    ['FC-PAL-DA', 'Palanca manual doble acción', 13.7, 0.4],
    ['FC-SIR-EST', 'Sirena con luz estroboscópica de muro', 15.9, 0.5],
    ['FC-LUZ-EME', 'Luz de emergencia LED 2 focos', 12.3, 1.1],
    ['FC-LET-SAL', 'Letrero de salida LED autónomo', 13.1, 0.9],
    ['FC-EXT-RET', 'Retenedor magnético para puerta cortafuego', 24.5, 0.9],
    ['FC-FUE-24V', 'Fuente auxiliar 24 V 6 A supervisada', 118, 4.2],
  ]),
];
