import { z } from 'zod';

/** Where and as whom transactions are opened: address of the service, commerce code and its secret key. */
export interface WebpayConfig {
  readonly url: string;
  readonly comercio: string;
  readonly llave: string;
}

export interface Transaction {
  /** At most 26 characters, never used before by this commerce. */
  readonly orden: string;
  readonly sesion: string;
  /** Pesos. */
  readonly monto: number;
  /** Where Webpay sends the customer afterwards. */
  readonly retorno: string;
}

const opened = z.object({ token: z.string().min(1), url: z.url() });
const TIMEOUT_MS = 10_000;

/** The service did not answer as it should; nothing was charged. */
export class WebpayUnavailable extends Error {
  override readonly name = 'WebpayUnavailable';
}

/** What Webpay answers about a transaction that was carried out, or not; other fields are not kept. */
const outcome = z.object({
  status: z.string().min(1).max(200),
  response_code: z.number().int().optional(),
  authorization_code: z.string().min(1).max(200).optional(),
  amount: z.number().int().nonnegative().optional(),
  transaction_date: z.iso.datetime().optional(),
  card_detail: z.object({ card_number: z.string().min(1).max(200) }).optional(),
});
export type TransactionOutcome = z.infer<typeof outcome>;

/** The configured commerce; undefined when any part of it is missing. */
export function webpayConfig(env: NodeJS.ProcessEnv = process.env): WebpayConfig | undefined {
  const { WEBPAY_URL: url, WEBPAY_COMERCIO: comercio, WEBPAY_LLAVE: llave } = env;
  return url && comercio && llave ? { url, comercio, llave } : undefined;
}

const transactions = (url: string, token = ''): URL =>
  new URL(`/rswebpaytransaction/api/webpay/v1.2/transactions${token && `/${encodeURIComponent(token)}`}`, url);

/** One question to Webpay Plus (REST 1.2). Throws {@link WebpayUnavailable} when it does not answer or has a fault. */
async function ask({ comercio, llave }: WebpayConfig, address: URL, method: string, body?: object): Promise<Response> {
  try {
    const reply = await fetch(address, {
      method,
      headers: { 'tbk-api-key-id': comercio, 'tbk-api-key-secret': llave, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (reply.status >= 500) throw new Error(`HTTP ${reply.status}`);
    return reply;
  } catch (error) {
    throw new WebpayUnavailable(`Webpay: ${(error as Error).message}`);
  }
}

async function read<T>(reply: Response, schema: z.ZodType<T>): Promise<T> {
  const parsed = schema.safeParse(reply.ok ? await reply.json().catch(() => undefined) : undefined);
  if (!parsed.success) throw new WebpayUnavailable(`Webpay: HTTP ${reply.status}, ${parsed.error.message}`);
  return parsed.data;
}

/** Opens a transaction of Webpay Plus: the customer pays it at `url` with `token`. Throws {@link WebpayUnavailable}. */
export async function openTransaction(
  config: WebpayConfig,
  { orden, sesion, monto, retorno }: Transaction,
): Promise<z.infer<typeof opened>> {
  const body = { buy_order: orden, session_id: sesion, amount: monto, return_url: retorno };
  return read(await ask(config, transactions(config.url), 'POST', body), opened);
}

/** What Webpay knows of a transaction, without carrying it out. Throws {@link WebpayUnavailable}. */
export const transactionStatus = async (config: WebpayConfig, token: string): Promise<TransactionOutcome> =>
  read(await ask(config, transactions(config.url, token), 'GET'), outcome);

/**
 * Carries out what the customer paid, and answers what became of it; without this Webpay gives the money back. One that was
 * carried out before (the page was loaded anew, an answer was lost) is only asked about. Throws {@link WebpayUnavailable}.
 */
export async function commitTransaction(config: WebpayConfig, token: string): Promise<TransactionOutcome> {
  const done = await ask(config, transactions(config.url, token), 'PUT');
  return done.ok ? read(done, outcome) : transactionStatus(config, token);
}

const balance = z.object({
  status: z.string().min(1).max(200),
  amount: z.number().int().nonnegative().optional(),
  balance: z.number().int().nonnegative().optional(),
});

/**
 * Pesos of a transaction that can still be returned, with its status; `saldo` is undefined where Webpay does not tell, as of
 * transactions older than a week. Throws {@link WebpayUnavailable} when it does not answer.
 */
export async function transactionBalance(
  config: WebpayConfig,
  token: string,
): Promise<{ readonly status: string; readonly saldo: number | undefined }> {
  const reply = await ask(config, transactions(config.url, token), 'GET');
  if (!reply.ok) return { status: `HTTP ${reply.status}`, saldo: undefined };
  const { status, amount, balance: left } = await read(reply, balance);
  if (status === 'AUTHORIZED' || status === 'CAPTURED') return { status, saldo: left ?? amount };
  if (status === 'PARTIALLY_NULLIFIED') return { status, saldo: left };
  // Reversed or nullified as a whole; what was never charged has nothing to return either.
  return { status, saldo: left ?? 0 };
}

const refundReply = z.object({
  type: z.string().min(1).max(40),
  response_code: z.number().int().optional(),
  authorization_code: z.string().max(40).optional(),
});
const refusalReply = z.object({ error_message: z.string().max(200) });

/** What Webpay answered to a refund: made, or not made and why. */
export type RefundAnswer =
  | { readonly hecha: true; readonly tipo: string; readonly autorizacion: string | null }
  | { readonly hecha: false; readonly motivo: string };

/**
 * Returns pesos of a transaction that was carried out. Webpay knows no key of ours: asking twice may return twice, so whoever
 * calls asks once. Throws {@link WebpayUnavailable} when nobody knows whether it was made.
 */
export async function refundTransaction(config: WebpayConfig, token: string, monto: number): Promise<RefundAnswer> {
  const reply = await ask(config, new URL(`${transactions(config.url, token).href}/refunds`), 'POST', {
    amount: monto,
  });
  if (reply.status === 408) throw new WebpayUnavailable('Webpay: HTTP 408');
  if (!reply.ok) {
    const refusal = refusalReply.safeParse(await reply.json().catch(() => undefined));
    return { hecha: false, motivo: refusal.success ? refusal.data.error_message : `HTTP ${reply.status}` };
  }
  const { type, response_code, authorization_code } = await read(reply, refundReply);
  // A reversal carries no code; a nullification says 0 when the bank accepted it.
  return type === 'REVERSED' || (type === 'NULLIFIED' && response_code === 0)
    ? { hecha: true, tipo: type, autorizacion: authorization_code ?? null }
    : { hecha: false, motivo: `${type}, código ${response_code ?? 'desconocido'}` };
}
