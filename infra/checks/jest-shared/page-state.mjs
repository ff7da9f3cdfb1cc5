const isSame = (a, b) => a && b && a.value === b.value && a.get === b.get && a.set === b.set;

/** Remembers the properties of an object; returns a function that gives it those again. */
function rememberProperties(object) {
  const before = Object.getOwnPropertyDescriptors(object);
  return () => {
    const now = Object.getOwnPropertyDescriptors(object);
    for (const name of Reflect.ownKeys(now)) if (!(name in before) && now[name].configurable) delete object[name];
    for (const name of Reflect.ownKeys(before))
      if (!isSame(before[name], now[name]) && now[name]?.configurable !== false)
        Object.defineProperty(object, name, before[name]);
  };
}

/** jsdom lists few of its classes among the properties of a window: these are the others that tests and libraries change. */
const CLASSES = [
  ...[
    'EventTarget',
    'Event',
    'Node',
    'Element',
    'HTMLElement',
    'HTMLInputElement',
    'HTMLTextAreaElement',
    'SVGElement',
  ],
  ...['HTMLSelectElement', 'HTMLFormElement', 'HTMLAnchorElement', 'HTMLCanvasElement', 'HTMLMediaElement', 'Document'],
  ...['HTMLImageElement', 'HTMLDialogElement', 'HTMLIFrameElement', 'Range', 'Selection', 'Navigator', 'History'],
  ...['Location', 'Storage', 'Blob', 'File', 'FileList', 'FileReader', 'DOMRect', 'XMLHttpRequest', 'WebSocket'],
];

/** Objects whose properties a page may change: the window, the document, and their classes. */
function changeable(window) {
  const { document } = window;
  const listed = Object.values(Object.getOwnPropertyDescriptors(window)).map(({ value }) => value);
  const classes = [...listed, ...CLASSES.map((name) => window[name])].filter(
    (one) => typeof one === 'function' && one.prototype,
  );
  const prototypes = classes.flatMap((one) => [one, one.prototype]);
  return new Set([window, window.navigator, document, document.documentElement, document.body, ...prototypes]);
}

/** What a page leaves in its window, and the window as it was before. */
export class PageState {
  #window;
  #undo;
  #listeners = [];
  #timers = new Set();
  #channels = new Set();

  constructor(window) {
    this.#window = window;
    this.#recordListeners();
    this.#recordTimers();
    this.#recordChannels();
    this.#undo = [...changeable(window)].map(rememberProperties);
  }

  #recordListeners() {
    const window = this.#window;
    const { document } = window;
    const listeners = this.#listeners;
    const targets = new Set([window, document, document.documentElement, document.body, document.head, document.fonts]);
    // The window has a method of its own: jest counts there who listens to errors.
    for (const owner of [window, window.EventTarget.prototype]) {
      const { addEventListener } = owner;
      owner.addEventListener = function (...args) {
        const target = this ?? window;
        if (targets.has(target)) listeners.push([target, args]);
        return addEventListener.apply(target, args);
      };
    }
  }

  #recordTimers() {
    for (const kind of ['setTimeout', 'setInterval']) {
      const start = this.#window[kind];
      this.#window[kind] = (work, delay, ...args) => {
        const timer = start(work, delay, ...args);
        // What is due at once runs all the same: the scheduler of React, which pages share, waits for it.
        if (kind === 'setInterval' || delay > 0) this.#timers.add(timer);
        return timer;
      };
    }
  }

  #recordChannels() {
    const channels = this.#channels;
    this.#window.BroadcastChannel = class extends this.#window.BroadcastChannel {
      constructor(name) {
        super(name);
        channels.add(this);
      }
    };
  }

  /** Gives the window the state of a page that was just opened. */
  reset() {
    const { document, localStorage, sessionStorage, history } = this.#window;
    for (const [target, args] of this.#listeners.splice(0)) target.removeEventListener(...args);
    for (const timer of this.#timers) this.#window.clearTimeout(timer);
    for (const channel of this.#channels) channel.close();
    this.#timers.clear();
    this.#channels.clear();
    document.body.replaceChildren();
    document.head.replaceChildren();
    for (const element of [document.documentElement, document.body])
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
    localStorage.clear();
    sessionStorage.clear();
    for (const cookie of document.cookie.split('; '))
      document.cookie = `${cookie.split('=')[0]}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`;
    for (const undo of this.#undo) undo();
    history.replaceState(null, '', 'http://localhost/');
  }
}
