import { once } from '../once.ts';
import { encodePng } from './png.ts';

const SIZE = 144;
const SAMPLES = 4;
/** A bolt in a unit square. */
const BOLT = [
  [0.57, 0.14],
  [0.27, 0.56],
  [0.46, 0.56],
  [0.41, 0.87],
  [0.73, 0.42],
  [0.53, 0.42],
] as const;

/** The product's logo, drawn here: a white bolt on the night sky of the shell's header (UX, *Shell*). Square PNG. */
export const logoPng = once(draw);

function draw(): Buffer {
  const pixels = new Uint8Array(SIZE * SIZE * 4);
  for (let y = 0; y < SIZE; y += 1) {
    for (let x = 0; x < SIZE; x += 1) {
      let [inside, white] = [0, 0];
      for (let s = 0; s < SAMPLES * SAMPLES; s += 1) {
        const u = (x + ((s % SAMPLES) + 0.5) / SAMPLES) / SIZE;
        const v = (y + (Math.floor(s / SAMPLES) + 0.5) / SAMPLES) / SIZE;
        if (!inRoundedSquare(u, v)) continue;
        inside += 1;
        if (inBolt(u, v)) white += 1;
      }
      const sky = (x + y) / (2 * SIZE);
      const part = inside === 0 ? 0 : white / inside;
      const colour = [mix(16, 110), mix(24, 60), mix(78, 190)].map((dark) => dark(sky) * (1 - part) + 255 * part);
      pixels.set([...colour, (255 * inside) / SAMPLES ** 2], (y * SIZE + x) * 4);
    }
  }
  return encodePng(SIZE, SIZE, pixels);
}

function mix(from: number, to: number): (part: number) => number {
  return (part) => from + (to - from) * part;
}

function inRoundedSquare(u: number, v: number): boolean {
  const radius = 0.2;
  const dx = Math.max(radius - u, u - (1 - radius), 0);
  const dy = Math.max(radius - v, v - (1 - radius), 0);
  return dx * dx + dy * dy <= radius * radius;
}

function inBolt(u: number, v: number): boolean {
  let inside = false;
  for (let i = 0, j = BOLT.length - 1; i < BOLT.length; j = i, i += 1) {
    const [[xi, yi], [xj, yj]] = [BOLT[i]!, BOLT[j]!];
    if (yi > v !== yj > v && u < ((xj - xi) * (v - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}
