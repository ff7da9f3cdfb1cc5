import { createHash } from 'node:crypto';
import type { CallBase } from '@power/domain/kernel/call';
import type { Rejection } from '@power/domain/kernel/rejection';
import type { Request, Response } from 'express';
import { type ErrorBody, HttpError } from './http-error.ts';

/** Where calls of customers' programs are: what goes wrong there is told as RFC 9457 has it. */
const FOR_PROGRAMS = '/api/v1/';
export const PROBLEM = 'application/problem+json';

const addressOf = (req: Request): string => req.originalUrl.split('?')[0]!;
export const isForPrograms = (req: Request): boolean => addressOf(req).startsWith(FOR_PROGRAMS);

/** A refusal as programs read it; `campos` and whatever else it says stay beside the fields of the standard. */
export function problemOf(status: number, body: ErrorBody, instance: string): Record<string, unknown> {
  const { ok: _, auth: __, codigo, titulo, mensaje, ...extra } = body;
  return {
    type: `urn:powermobile:problema:${codigo.toLowerCase().replaceAll('_', '-')}`,
    title: titulo,
    status,
    detail: mensaje,
    instance,
    codigo,
    ...extra,
  };
}

export const sendProblem = (res: Response, error: HttpError): void =>
  void res
    .status(error.status)
    .type(PROBLEM)
    .send(JSON.stringify(problemOf(error.status, error.body, addressOf(res.req))));

/** What a decision refused, as programs hear it: with the status that its call gives the code, else 422. */
export function refusedCall({ refusals }: CallBase, { codigo, titulo, mensaje, extra = {} }: Rejection): HttpError {
  const { campo, ...more } = extra;
  const named = typeof campo === 'string' ? { campos: [{ campo, mensaje }] } : {};
  return new HttpError(refusals?.[codigo] ?? 422, codigo, titulo, mensaje, { ...named, ...more });
}

/** By which a program knows whether a reply is still the one that it has. */
const tagOf = (body: string): string => `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;

const knows = (asked: string | undefined, tag: string): boolean =>
  asked !== undefined &&
  asked.split(',').some((one) => one.trim() === '*' || `W/${one.trim().replace(/^W\//, '')}` === tag);

/** Marks the reply of a query with its tag; true where the program has that very reply already, and is told so (304). */
export function sendIfKnown(res: Response, body: string): boolean {
  const tag = tagOf(body);
  res.setHeader('ETag', tag);
  res.setHeader('Cache-Control', 'private, no-cache');
  res.vary('Authorization');
  if (!knows(res.req.get('if-none-match'), tag)) return false;
  res.status(304).end();
  return true;
}

/** Where what a command made is found: the address that its call declares, filled in from the reply. */
export const placeOf = (address: string, reply: Readonly<Record<string, unknown>>): string =>
  address.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(reply[name])));
