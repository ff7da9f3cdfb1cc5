/**
 * How far the log had come by what any browser of a spec was told: a call that a spec makes after it reads what was done
 * on a screen, whoever did it. Only the process of one worker knows it, as a person's client knows its own.
 */
let furthest = 0n;
const underWay = new Set();
/** A command may be held by a spec that asks meanwhile. */
const PATIENCE_MS = 5000;

export function remember(reply) {
  if (/^\d+$/.test(reply?.posicion ?? '') && BigInt(reply.posicion) > furthest) furthest = BigInt(reply.posicion);
  return reply;
}

/** Follows the commands of a browser: they alone carry a key. */
export function followCommands(context) {
  context.on('request', (request) => {
    if (request.headers()['idempotency-key'] === undefined) return;
    const told = request
      .response()
      .then((response) => response?.json())
      .then(remember, () => undefined)
      .finally(() => underWay.delete(told));
    underWay.add(told);
  });
}

/** Waits until commands under way are answered; the header by which a query waits until it knows of them. */
export async function afterCommands() {
  let timer;
  const patience = new Promise((resolve) => (timer = setTimeout(resolve, PATIENCE_MS)));
  await Promise.race([Promise.all(underWay), patience]);
  clearTimeout(timer);
  return furthest > 0n ? { 'x-posicion': String(furthest) } : {};
}
