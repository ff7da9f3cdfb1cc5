import { createHash } from 'node:crypto';
import type { CallBase } from '@power/domain/kernel/call';
import type { Request, Response } from 'express';
import { cookieOf } from '../../platform/http/cookie.ts';
import { postJson } from '../../platform/http/post-json.ts';
import { isPage, type Match } from '../../platform/http/routes.ts';
import { sendAwayPage } from './away-page.ts';

const PATIENCE_MS = 60_000;
/** What a refused form held, for its page alone and as long as somebody corrects it; never in an address, which is kept and passed on. */
const TYPED = 'formulario';
const TYPED_MS = 5 * 60_000;
/** More than the fields of a form hold; a browser lets longer cookies go. */
const TYPED_MOST = 3000;
/** Name under which a page is told what its form held. */
const ESCRITO = 'escrito';

/** The call of this route that a browser sends as a form, where this is one. */
export const formCall = (req: Request, { route }: Match): CallBase | undefined =>
  req.is('application/x-www-form-urlencoded') ? route.calls.find(({ form }) => form !== undefined) : undefined;

/**
 * A form without script (ADR 22): its fields go on as the JSON of the call, and the browser is led on to the page that the
 * call names, so that loading it anew sends nothing. Sent twice it is one command: its id is made of all that it says.
 * No session goes with it, whatever cookies the browser has: only what is open to whoever comes may be sent so.
 */
export async function answerForm(
  service: string,
  { call, match, body }: { readonly call: CallBase; readonly match: Match; readonly body: Buffer },
  req: Request,
  res: Response,
): Promise<void> {
  const fields = Object.fromEntries(new URLSearchParams(body.toString()));
  const key = createHash('sha256').update(`${req.path}\n`).update(body).digest('hex').slice(0, 40);
  const headers = {
    'x-cliente-ip': req.ip ?? '',
    'user-agent': req.get('user-agent') ?? '',
    'idempotency-key': `form-${key}`,
  };
  const { status, text } = await postJson(service, req.path, fields, headers, PATIENCE_MS).catch(() => ({
    status: 503,
    text: '',
  }));
  if (status >= 500) return sendAwayPage(res, status);
  const { aviso, codigo } = JSON.parse(text) as { aviso?: string; codigo?: string };
  const page = call.form!.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(match.params[name] ?? ''));
  const typed = JSON.stringify(fields);
  const cookie = { path: page, httpOnly: true, sameSite: 'strict', secure: req.secure } as const;
  if (codigo !== undefined && typed.length <= TYPED_MOST) res.cookie(TYPED, typed, { ...cookie, maxAge: TYPED_MS });
  else res.clearCookie(TYPED, cookie);
  res.redirect(303, `${page}?aviso=${encodeURIComponent(codigo ?? aviso ?? 'ok')}`);
}

/** A page with a form is told what was typed in it before it was refused, so that nobody types it twice. */
export function tellTyped(req: Request, { route }: Match): void {
  if (!isPage(route)) return;
  const typed = cookieOf(req, TYPED);
  const [path, ...query] = req.originalUrl.split('?');
  const told = new URLSearchParams(query.join('?'));
  // Only who typed it says so.
  told.delete(ESCRITO);
  if (typed !== undefined && typed.length <= TYPED_MOST) told.set(ESCRITO, typed);
  req.originalUrl = told.size > 0 ? `${path}?${told}` : path!;
}
