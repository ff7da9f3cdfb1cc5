import type { Response } from 'express';

/** How soon a browser looks again by itself, seconds. */
const AGAIN = 10;

const page = `<!doctype html>
<html lang="es-CL">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="${AGAIN}">
<title>Volvemos enseguida</title>
</head>
<body>
<main>
<h1>Volvemos enseguida</h1>
<p>La página no está disponible en este momento. Se carga sola en unos segundos; si no, vuelve a intentarlo.</p>
</main>
</body>
</html>
`;

/** What a visitor reads in the place of a page whose service is away or has failed: words, and the page once it is back. */
export function sendAwayPage(res: Response, status: number): void {
  res.status(status);
  res.setHeader('Retry-After', String(AGAIN));
  res.setHeader('Cache-Control', 'no-store');
  res.setHeader('Content-Type', 'text/html; charset=utf-8');
  res.end(page);
}
