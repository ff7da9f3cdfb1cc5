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

/** The configured commerce; undefined when any part of it is missing. */
export function webpayConfig(env: NodeJS.ProcessEnv = process.env): WebpayConfig | undefined {
  const { WEBPAY_URL: url, WEBPAY_COMERCIO: comercio, WEBPAY_LLAVE: llave } = env;
  return url && comercio && llave ? { url, comercio, llave } : undefined;
}

/** Opens a transaction of Webpay Plus (REST 1.2): the customer pays it at `url` with `token`. Throws {@link WebpayUnavailable}. */
export async function openTransaction(
  { url, comercio, llave }: WebpayConfig,
  { orden, sesion, monto, retorno }: Transaction,
): Promise<z.infer<typeof opened>> {
  try {
    const reply = await fetch(new URL('/rswebpaytransaction/api/webpay/v1.2/transactions', url), {
      method: 'POST',
      headers: { 'tbk-api-key-id': comercio, 'tbk-api-key-secret': llave, 'content-type': 'application/json' },
      body: JSON.stringify({ buy_order: orden, session_id: sesion, amount: monto, return_url: retorno }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!reply.ok) throw new Error(`HTTP ${reply.status}`);
    return opened.parse(await reply.json());
  } catch (error) {
    throw new WebpayUnavailable(`Webpay: ${(error as Error).message}`);
  }
}
