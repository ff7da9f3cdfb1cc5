import { randomBytes } from 'node:crypto';
import { pesosText } from '@power/domain/kernel/money';
import express, { type Request, type Response, Router } from 'express';
import { z } from 'zod';

/** Commerce code of the demo, by which its own simulator is asked instead of Webpay. */
export const SIMULATED_COMMERCE = 'simulador';
/** Transactions that it remembers, the latest ones. */
const MOST = 1000;

const asked = z.object({
  buy_order: z.string().min(1).max(26),
  session_id: z.string().max(61),
  amount: z.number().int().min(50),
  return_url: z.url(),
});
interface Transaction extends z.infer<typeof asked> {
  status: 'INITIALIZED' | 'AUTHORIZED' | 'FAILED' | 'REVERSED' | 'NULLIFIED' | 'PARTIALLY_NULLIFIED';
  /** Pesos that were returned. */
  refunded: number;
  /** What the person at the page chose; the charge itself is made when the shop asks for it, as by Webpay. */
  chosen?: 'paga' | 'rechaza';
  at: string;
}

const refundRequest = z.object({ amount: z.number().int().min(1) });
const isCharged = ({ status }: Transaction): boolean => status !== 'INITIALIZED' && status !== 'FAILED';

const outcomeOf = (of: Transaction) => ({
  status: of.status,
  buy_order: of.buy_order,
  amount: of.amount,
  transaction_date: of.at,
  response_code: isCharged(of) ? 0 : -1,
  ...(isCharged(of) && { authorization_code: '1213', card_detail: { card_number: '6623' } }),
  ...(of.refunded > 0 && { balance: of.amount - of.refunded }),
});

/** Returns pesos of a transaction: all at once reverses it, less nullifies a part. */
function refund(of: Transaction, amount: number): object {
  const whole = amount === of.amount;
  of.refunded += amount;
  const balance = of.amount - of.refunded;
  of.status = whole ? 'REVERSED' : balance === 0 ? 'NULLIFIED' : 'PARTIALLY_NULLIFIED';
  return whole
    ? { type: 'REVERSED' }
    : {
        type: 'NULLIFIED',
        authorization_code: '123456',
        authorization_date: new Date().toISOString(),
        nullified_amount: amount,
        balance,
        response_code: 0,
      };
}

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="es-CL"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><link rel="stylesheet" href="/tienda/tienda.css"></head><body><main><h1>${title}</h1>${body}</main></body></html>`;
const button = (token: string, choice: string, words: string): string =>
  `<form method="post" action="/simulador-webpay"><input type="hidden" name="token_ws" value="${token}"><input type="hidden" name="decision" value="${choice}"><p><button type="submit">${words}</button></p></form>`;

/**
 * Webpay Plus as the demo has it (REST 1.2 of the calls that we make, and a page that says what it is): so that a web order
 * can be paid, refused and given up without a commerce. It forgets everything with the process. `pageUrl`: where browsers
 * find it; `key`: the secret that callers must send, as Webpay asks for.
 */
export function webpaySimulator(pageUrl: string, key: string): Router {
  const transactions = new Map<string, Transaction>();
  const router = Router();
  const api = '/rswebpaytransaction/api/webpay/v1.2/transactions';
  const closed = (req: Request, res: Response): boolean => {
    if (req.get('tbk-api-key-id') === SIMULATED_COMMERCE && req.get('tbk-api-key-secret') === key) return false;
    res.status(401).json({ error_message: 'Not Authorized' });
    return true;
  };
  router.post(api, express.json({ limit: '10kb' }), (req, res) => {
    if (closed(req, res)) return;
    const parsed = asked.safeParse(req.body);
    if (!parsed.success) return void res.status(422).json({ error_message: 'Invalid value' });
    const token = randomBytes(32).toString('hex');
    transactions.set(token, { ...parsed.data, status: 'INITIALIZED', refunded: 0, at: new Date().toISOString() });
    if (transactions.size > MOST) transactions.delete(transactions.keys().next().value!);
    res.json({ token, url: `${pageUrl}/simulador-webpay` });
  });
  router.get(`${api}/:token`, (req, res) => {
    if (closed(req, res)) return;
    const found = transactions.get(req.params.token);
    // What it forgot with its process was never charged: whoever waits for a word on it goes on.
    res.json(found ? outcomeOf(found) : { status: 'FAILED', response_code: -1 });
  });
  router.put(`${api}/:token`, (req, res) => {
    if (closed(req, res)) return;
    const found = transactions.get(req.params.token);
    if (!found) return void res.status(404).json({ error_message: 'Transaction not found' });
    if (found.status !== 'INITIALIZED' || !found.chosen)
      return void res.status(422).json({ error_message: 'Transaction already locked' });
    found.status = found.chosen === 'paga' ? 'AUTHORIZED' : 'FAILED';
    found.at = new Date().toISOString();
    res.json(outcomeOf(found));
  });
  router.post(`${api}/:token/refunds`, express.json({ limit: '10kb' }), (req, res) => {
    if (closed(req, res)) return;
    const transaction = transactions.get(req.params.token);
    if (!transaction) return void res.status(404).json({ error_message: 'Transaction not found' });
    const parsed = refundRequest.safeParse(req.body);
    if (!parsed.success) return void res.status(422).json({ error_message: 'Invalid value for parameter: amount' });
    if (!isCharged(transaction)) return void res.status(422).json({ error_message: 'Transaction is not authorized' });
    if (parsed.data.amount > transaction.amount - transaction.refunded)
      return void res.status(422).json({ error_message: 'Amount to refund is bigger than authorized' });
    res.json(refund(transaction, parsed.data.amount));
  });
  router.get('/simulador-webpay', (req, res) => {
    const token = String(req.query.token_ws ?? '');
    const found = transactions.get(token);
    res.type('html');
    if (!found || found.chosen)
      return void res
        .status(404)
        .send(page('Pago de prueba', '<p>Este pago ya no está abierto. Vuelve a la tienda.</p>'));
    res.send(
      page(
        'Pago de prueba',
        `<p>Simulador de Webpay de la demostración: no se cobra nada.</p><p class="precio">${pesosText(found.amount)}</p>` +
          button(token, 'paga', 'Pagar') +
          button(token, 'rechaza', 'El banco lo rechaza') +
          button(token, 'anula', 'Anular y volver'),
      ),
    );
  });
  router.post('/simulador-webpay', express.urlencoded({ extended: false, limit: '10kb' }), (req, res) => {
    const { token_ws, decision } = (req.body ?? {}) as Record<string, unknown>;
    const token = String(token_ws ?? '');
    const found = transactions.get(token);
    if (!found) return void res.status(404).type('html').send(page('Pago de prueba', '<p>Este pago no existe.</p>'));
    const back = new URL(found.return_url);
    if (decision === 'paga' || decision === 'rechaza') {
      found.chosen ??= decision;
      back.searchParams.set('token_ws', token);
    } else back.searchParams.set('TBK_TOKEN', token);
    res.redirect(303, back.href);
  });
  return router;
}
