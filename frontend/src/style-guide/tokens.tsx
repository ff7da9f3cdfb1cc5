import { Shown, Specimen } from './specimen.tsx';
import styles from './style-guide.module.css';

const SURFACES = ['page', 'surface', 'surface-raised', 'surface-sunken', 'line', 'line-strong'];
const TEXTS = ['text', 'muted', 'faint'];
const TONES = [
  ['neutral', 'ya no pasa nada'],
  ['info', 'sigue su curso'],
  ['accent', 'elegido'],
  ['ok', 'listo o hecho'],
  ['warn', 'le toca a alguien'],
  ['danger', 'alguien debe actuar ahora'],
];
const SIZES = [
  ['label', 11],
  ['meta', 12],
  ['grid', 13],
  ['body', 14],
  ['section', 16],
  ['page', 20],
  ['figure', 28],
  ['quantity', 40],
];
const SPACES = [4, 8, 12, 16, 24, 32, 48];
const CORNERS = ['chip', 'control', 'menu', 'card'];

/** What everything else is made of. */
export const Tokens = () => (
  <>
    <Specimen
      name="Superficies y líneas"
      use="Página, tarjeta, lo que flota y lo que se hunde; nunca una tarjeta en otra."
    >
      {SURFACES.map((role) => (
        <Shown key={role} as={role}>
          <span className={styles.swatch} style={{ background: `var(--${role})` }} />
        </Shown>
      ))}
    </Specimen>
    <Specimen name="Textos" use="Principal, de apoyo y apenas visible; los tres se leen sobre cualquier superficie.">
      {TEXTS.map((role) => (
        <Shown key={role} as={role}>
          <span style={{ color: `var(--${role})` }}>Pedido 15.010</span>
        </Shown>
      ))}
    </Specimen>
    <Specimen name="Tonos" use="El color significa algo y nunca va solo. Rojo: una persona debe actuar ahora.">
      {TONES.map(([tone = '', meaning = '']) => (
        <Shown key={tone} as={`${tone}: ${meaning}`}>
          <span className={styles.tone}>
            <span className={styles.dot} style={{ background: `var(--${tone}-solid)` }} />
            <span className={styles.soft} style={{ background: `var(--${tone}-soft)`, color: `var(--${tone})` }}>
              Texto
            </span>
          </span>
        </Shown>
      ))}
    </Specimen>
    <Specimen name="Tamaños de letra" use="Inter en 400, 500 y 600; las cifras, siempre del mismo ancho.">
      {SIZES.map(([name = '', px = 0]) => (
        <Shown key={name} as={`${name}, ${px} px`}>
          <span style={{ fontSize: `var(--type-${name})`, lineHeight: 1.2 }}>1.284</span>
        </Shown>
      ))}
    </Specimen>
    <Specimen name="Espacio" use="Solo estos pasos separan una cosa de otra.">
      {SPACES.map((px) => (
        <Shown key={px} as={`${px} px`}>
          <span className={styles.space} style={{ width: `var(--space-${px})` }} />
        </Shown>
      ))}
    </Specimen>
    <Specimen name="Esquinas y sombras" use="Chip, control, menú y tarjeta; la sombra dice qué está encima.">
      {CORNERS.map((name) => (
        <Shown key={name} as={name}>
          <span className={styles.swatch} style={{ borderRadius: `var(--radius-${name})` }} />
        </Shown>
      ))}
      {['card', 'menu', 'sheet'].map((name) => (
        <Shown key={name} as={`sombra ${name}`}>
          <span className={styles.swatch} style={{ boxShadow: `var(--shadow-${name})` }} />
        </Shown>
      ))}
    </Specimen>
  </>
);
