/** Pictures of the demo, drawn: shapes alone, since a machine may have no fonts. */

type Colours = readonly [from: string, to: string, ink: string];
const COLOURS: readonly Colours[] = [
  ['#1b1464', '#5643cf', '#ffd166'],
  ['#0b3d5c', '#1f8a8a', '#f4f1de'],
  ['#4a154b', '#c2417c', '#ffe8f0'],
  ['#14342b', '#2f8f5b', '#e9f5db'],
  ['#3a2618', '#c9772b', '#fff1d6'],
];

/** A camera, a router, a lock, a battery: what the company sells, at a size of 100 by 100. */
const DEVICES: readonly string[] = [
  '<rect x="12" y="34" width="58" height="30" rx="9"/><circle cx="78" cy="49" r="14"/><circle cx="78" cy="49" r="6" fill="#222"/><rect x="34" y="64" width="10" height="22"/>',
  '<rect x="10" y="56" width="80" height="24" rx="6"/><rect x="20" y="22" width="6" height="36"/><rect x="74" y="22" width="6" height="36"/><circle cx="28" cy="68" r="4" fill="#222"/><circle cx="42" cy="68" r="4" fill="#222"/>',
  '<rect x="22" y="44" width="56" height="42" rx="8"/><path d="M32 44V32a18 18 0 0 1 36 0v12" fill="none" stroke="currentColor" stroke-width="9"/><circle cx="50" cy="64" r="7" fill="#222"/>',
  '<rect x="14" y="34" width="66" height="36" rx="6"/><rect x="82" y="44" width="8" height="16" rx="3"/><path d="M50 38 38 54h10l-4 14 14-18H48z" fill="#222"/>',
];

/** What a product of this category looks like: one of the devices. */
const deviceOf = (categoria: string): number =>
  [
    /c[áa]mara|video|graba|domo|disco/i,
    /red|switch|router|enlace|wi-?fi|radio|gps/i,
    /acceso|cerradura|alarma|incendio|sensor|panel/i,
  ].findIndex((words) => words.test(categoria));

/** A product on white, in the colours of a number and the shape of its category. */
export function productDrawing(n: number, categoria: string): string {
  const [from, to] = COLOURS[n % COLOURS.length]!;
  // Whatever is neither seen, connected nor locked is power.
  const device = DEVICES.at(deviceOf(categoria))!;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><rect width="600" height="600" fill="#fff"/><ellipse cx="300" cy="520" rx="200" ry="18" fill="#e6e6ee"/><g transform="translate(80 70) scale(4.4)" fill="${n % 2 === 0 ? from : to}" color="${from}">${device}</g></svg>`;
}

/** A piece of the home page of this size; the same number is the same picture. */
export function pieceDrawing(n: number, width: number, height: number): string {
  const [from, to, ink] = COLOURS[n % COLOURS.length]!;
  const size = Math.min(width, height) * 0.7;
  const discs = [0, 1, 2]
    .map(
      (i) =>
        `<circle cx="${(width * (i * 2 + 1)) / 6}" cy="${i % 2 === 0 ? 0 : height}" r="${height * 0.4}" fill="${ink}" opacity="0.12"/>`,
    )
    .join('');
  const device = DEVICES[n % DEVICES.length]!;
  const at = `translate(${width * 0.72 - size / 2} ${(height - size) / 2}) scale(${size / 100})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/>${discs}<g transform="${at}" fill="${ink}" color="${ink}">${device}</g></svg>`;
}
