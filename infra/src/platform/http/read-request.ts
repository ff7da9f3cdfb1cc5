import type { CallBase } from '@power/domain/kernel/call';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { checkHygiene, legibleRequest } from './hygiene.ts';
import type { HttpError } from './http-error.ts';
import { malformed, tooLarge, wrongType } from './refusals.ts';

/** Largest JSON body, bytes. */
export const BODY_LIMIT = 1024 * 1024;

const json: RequestHandler = express.json({ limit: BODY_LIMIT, inflate: false, strict: false });

/** Body, query string and path parameters of a request as one object; later ones win. Throws 400, 413 or 415. */
export async function readRequest(
  req: Request,
  res: Response,
  params: Readonly<Record<string, string>>,
): Promise<Record<string, unknown>> {
  const body = await readBody(req, res);
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw malformed('Los datos deben ser un objeto JSON.');
  checkHygiene(body);
  return { ...legibleRequest(body), ...readAddress(req, params) };
}

/** Whether the body is a file, for a call that takes one. */
export const isUpload = (req: Request, calls: readonly CallBase[]): boolean =>
  calls.some((call) => call.upload !== undefined) && Boolean(req.is('application/octet-stream'));

/** Query string and path parameters; the body is left alone. */
export function readAddress(req: Request, params: Readonly<Record<string, string>>): Record<string, unknown> {
  const address = { ...req.query, ...params };
  checkHygiene(address);
  return legibleRequest(address);
}

async function readBody(req: Request, res: Response): Promise<unknown> {
  const hasBody = req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0;
  if (!hasBody) return {};
  if (!req.is('application/json')) throw wrongType();
  await new Promise<void>((resolve, reject) => {
    json(req, res, (error?: unknown) => (error ? reject(bodyError(error)) : resolve()));
  });
  return req.body as unknown;
}

function bodyError(error: unknown): HttpError {
  const status = (error as { status?: number }).status;
  if (status === 413) return tooLarge();
  if (status === 415) return wrongType();
  return malformed('Los datos no son JSON válido.');
}
