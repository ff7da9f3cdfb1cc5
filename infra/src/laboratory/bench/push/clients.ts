import { WebSocket } from 'ws';
import { now, serve } from '../worker.ts';

interface Question {
  /** Client number n follows topic n of `temas`, round and round; what they hear of `heard` counts. */
  readonly connect?: {
    readonly url: string;
    readonly token: string;
    readonly count: number;
    readonly temas: readonly string[];
    readonly heard: string;
  };
  readonly leave?: true;
  readonly forget?: true;
  readonly report?: readonly string[];
}

const MARK = Buffer.from('"posicion":"');
let sockets: WebSocket[] = [];
let counted = '';
/** Arrivals of each position: the first change that each client heard of it. */
let heard = new Map<string, number[]>();
let lastOf: string[] = [];

/** A hundred clients in one process read as little of each frame as tells what it is about. */
function onFrame(client: number, data: Buffer): void {
  const at = now();
  const start = data.indexOf(MARK);
  if (start < 0 || data.indexOf(counted) < 0) return;
  const position = data.toString('latin1', start + MARK.length, data.indexOf(0x22, start + MARK.length));
  if (lastOf[client] === position) return;
  lastOf[client] = position;
  const arrivals = heard.get(position);
  if (arrivals) arrivals.push(at);
  else heard.set(position, [at]);
}

const connect = ({ url, token, temas }: NonNullable<Question['connect']>, client: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const ws = new WebSocket(url, { perMessageDeflate: false });
    sockets.push(ws);
    ws.on('error', reject);
    ws.on('open', () =>
      ws.send(JSON.stringify({ evento: 'autenticar', datos: { token, temas: [temas[client % temas.length]] } })),
    );
    ws.on('message', (data: Buffer) => {
      if (data.indexOf('"autenticado"') > 0) resolve();
      else onFrame(client, data);
    });
  });

serve<Question>(async (question) => {
  if (question.connect) {
    const wanted = question.connect;
    counted = `"cambio","datos":{"tema":"${wanted.heard}"`;
    await Promise.all(Array.from({ length: wanted.count }, (_, client) => connect(wanted, client)));
  }
  if (question.leave) {
    for (const ws of sockets) ws.terminate();
    sockets = [];
  }
  if (question.forget) {
    heard = new Map();
    lastOf = [];
  }
  return question.report?.map((position) => heard.get(position) ?? []);
});
