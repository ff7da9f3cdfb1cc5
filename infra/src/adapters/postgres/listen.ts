import pg from 'pg';
import { createClient } from './session.ts';

export interface Listener {
  close(): Promise<void>;
}

export interface ListenOptions {
  url: string;
  channels: string[];
  onNotification(channel: string, payload: string): void;
  /**
   * Called after every (re)connection, once LISTEN is in force: what was notified meanwhile is lost,
   * so read again from where you stood.
   */
  onConnected?(): void;
  onLost?(error: Error): void;
}

/** One connection that listens and comes back by itself (50 ms, doubling up to 2 s) until it is closed. */
export function listen(options: ListenOptions): Listener {
  let closed = false;
  let current: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let wait = 50;

  const connect = async (): Promise<void> => {
    const client = createClient(options.url, { name: 'listen', keepAlive: true });
    current = client;
    let over = false;
    const lost = (error: Error): void => {
      if (over) return;
      over = true;
      client.end().catch(() => undefined);
      if (closed) return;
      options.onLost?.(error);
      timer = setTimeout(() => void connect(), wait);
      wait = Math.min(wait * 2, 2000);
    };
    client.on('error', lost);
    client.on('end', () => lost(new Error('connection ended')));
    client.on('notification', (message) => options.onNotification(message.channel, message.payload ?? ''));
    try {
      await client.connect();
      for (const channel of options.channels) await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
      wait = 50;
      if (!closed) options.onConnected?.();
    } catch (error) {
      lost(error as Error);
    }
  };
  void connect();

  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      await current?.end().catch(() => undefined);
    },
  };
}
