import { type FileHandle, open } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream';
import type { Request, RequestHandler, Response } from 'express';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.wasm': 'application/wasm',
};

/**
 * Serves the built client: files under /assets carry a hash in their name and never change; everything else is asked
 * for anew each time. A .br or .gz beside a file is sent to whoever accepts it. Addresses without the extension of a
 * file are routes of the client: index.html.
 */
export function staticFiles(folder: string): RequestHandler {
  return async (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    const name = fileName(req.path);
    if (name === undefined) return next();
    // A recovery link carries a token with a dot in it: only an extension that we serve makes a file.
    const isRoute = !Object.hasOwn(TYPES, path.extname(name));
    // A page is for whoever wants one; to a program an address that nobody declared is unknown.
    if (isRoute && name !== '/' && !wantsPage(req)) return next();
    const file = path.join(folder, isRoute ? 'index.html' : name);
    if (!(await serve(req, res, file, name.startsWith('/assets/') && !isRoute))) next();
  };
}

const wantsPage = (req: Request): boolean =>
  req.headers['x-token'] === undefined && String(req.headers.accept ?? '').includes('text/html');

/** Path inside the folder; undefined for what tries to leave it. */
function fileName(pathname: string): string | undefined {
  try {
    const name = path.posix.normalize(decodeURIComponent(pathname));
    return name.startsWith('/') && !/[\0\\]|(^|\/)\./.test(name) ? name : undefined;
  } catch {
    return undefined;
  }
}

async function serve(req: Request, res: Response, file: string, forever: boolean): Promise<boolean> {
  const chosen = await choose(file, String(req.headers['accept-encoding'] ?? ''));
  if (!chosen) return false;
  res.setHeader('Content-Type', TYPES[path.extname(file)] ?? 'application/octet-stream');
  res.setHeader('Cache-Control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
  res.setHeader('Vary', 'Accept-Encoding');
  res.setHeader('ETag', chosen.etag);
  if (chosen.encoding) res.setHeader('Content-Encoding', chosen.encoding);
  if (req.headers['if-none-match'] === chosen.etag) {
    await chosen.handle.close();
    res.status(304).end();
    return true;
  }
  res.setHeader('Content-Length', chosen.size);
  if (req.method === 'HEAD') {
    await chosen.handle.close();
    res.end();
  } else {
    pipeline(chosen.handle.createReadStream(), res, () => undefined);
  }
  return true;
}

/** Held open: a build may put another file in its place between what is told of it and its last byte. */
interface Chosen {
  readonly handle: FileHandle;
  readonly size: number;
  readonly etag: string;
  readonly encoding?: string;
}

async function choose(file: string, accepted: string): Promise<Chosen | undefined> {
  const codings = [
    ['br', '.br'],
    ['gzip', '.gz'],
  ].filter(([coding]) => new RegExp(`\\b${coding}\\b`).test(accepted));
  for (const [encoding, suffix] of [...codings, [undefined, '']]) {
    const handle = await open(`${file}${suffix}`).catch(() => undefined);
    const found = await handle?.stat();
    if (handle && found?.isFile())
      return {
        handle,
        size: found.size,
        etag: `"${found.size.toString(36)}-${Math.trunc(found.mtimeMs).toString(36)}${suffix}"`,
        encoding,
      };
    await handle?.close();
  }
  return undefined;
}
