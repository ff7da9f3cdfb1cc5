/** A WebSocket of a component test: what was sent on it, and what the server does with it. */
export class FakeSocket {
  static readonly OPEN = 1;
  readyState = 0;
  readonly sent: { evento: string; datos: Record<string, unknown> }[] = [];
  onopen?: () => void;
  onmessage?: (message: { data: string }) => void;
  onclose?: (event: { code: number }) => void;

  send(text: string) {
    this.sent.push(JSON.parse(text) as never);
  }
  close() {
    this.readyState = 3;
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  say(frame: object) {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  drop(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

/** Puts sockets of a test in the browser's place: `all` that were opened, the `last` of them, `restore` when it ends. */
export function fakeSockets() {
  const all: FakeSocket[] = [];
  const before = globalThis.WebSocket;
  (globalThis as { WebSocket: unknown }).WebSocket = class extends FakeSocket {
    constructor() {
      super();
      all.push(this);
    }
  };
  return {
    all,
    last: (): FakeSocket => all.at(-1)!,
    restore: () => {
      globalThis.WebSocket = before;
    },
  };
}
