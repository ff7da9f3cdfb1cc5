import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '../../api/client.ts';
import { dropQuotationDraft, keepQuotationDraft, quotationDraft } from '../../calls/quotations.ts';
import { useConnection, useLiveEvent } from '../../live/hooks.ts';
import { draftOf, type LocalDraft } from './local-draft.ts';
import { thisWindow } from './this-window.ts';

/** Typing is kept on the server at most this often. */
const PAUSE_MS = 1500;
/** What the server did not take is tried again after ever longer pauses, this the longest. */
const MOST_MS = 30_000;
const NOT_YET = 'El servidor no pudo guardarlo todavía: se intenta de nuevo.';

interface Options {
  readonly number: number | undefined;
  /** When the server kept what this window began with; undefined: it never did. */
  readonly since: string | undefined;
  /** Another window's draft, asked for when the editor opens (`opening`), or written while it is open. */
  readonly onFound: (draft: LocalDraft & { readonly at: string }, opening: boolean) => void;
  readonly onKept: (at: string) => void;
}

/**
 * The draft on the server: what was typed here survives the machine, and goes on on another. It is kept while the person
 * types, the latest alone; what it did not take is tried again, at once when the connection is back, and until then the
 * browser's own copy is what there is.
 */
export function useKeptDraft({ number, since, onFound, onKept }: Options) {
  const of = number === undefined ? {} : { cotizacion: number };
  const wanted = useRef<LocalDraft>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sending = useRef(false);
  const known = useRef(since);
  // Not wanted any more while it was on its way: it is dropped once it has arrived.
  const unwanted = useRef(false);
  const gone = useRef(false);
  const misses = useRef(0);
  const [failed, setFailed] = useState<string>();
  const kept = useEffectEvent(onKept);
  const found = useEffectEvent(onFound);

  const send = useCallback(async () => {
    const draft = wanted.current;
    if (!draft || sending.current) return;
    clearTimeout(timer.current);
    wanted.current = undefined;
    sending.current = true;
    try {
      const reply = await call(keepQuotationDraft, {
        ...of,
        contenido: draft.q as never,
        version: draft.version,
        dispositivo: thisWindow(),
      });
      misses.current = 0;
      setFailed(reply.ok ? undefined : reply.mensaje);
      if (reply.ok && !unwanted.current) {
        known.current = reply.at;
        kept(reply.at);
      }
    } catch {
      // It is kept in the browser, and tried again unless something newer, or nothing, is wanted by now.
      misses.current += 1;
      if (!unwanted.current) {
        setFailed(NOT_YET);
        if (!gone.current) wanted.current ??= draft;
      }
    } finally {
      sending.current = false;
      if (unwanted.current) void call(dropQuotationDraft, of).catch(() => undefined);
      unwanted.current = false;
      const pause = Math.min(MOST_MS, PAUSE_MS * 2 ** misses.current);
      if (wanted.current) timer.current = setTimeout(() => void send(), pause);
    }
  }, [number]);

  const look = useEffectEvent(async (opening: boolean) => {
    try {
      const reply = await call(quotationDraft, of);
      const draft = reply.ok && reply.borrador ? draftOf(reply.borrador.contenido, reply.borrador.version) : undefined;
      if (!draft || !reply.ok || reply.borrador!.at === known.current) return;
      known.current = reply.borrador!.at;
      found({ ...draft, at: reply.borrador!.at }, opening);
    } catch {
      // Without an answer there is what the browser kept.
    }
  });
  const flush = useCallback(() => {
    clearTimeout(timer.current);
    void send();
  }, [send]);
  useEffect(() => {
    gone.current = false;
    void look(true);
    return () => {
      gone.current = true;
      flush();
    };
  }, [number]);
  useLiveEvent('borrador', (datos) => {
    const told = datos as { clave?: string; dispositivo?: string };
    if (told.clave === `cotizacion/${number ?? 'nueva'}` && told.dispositivo !== thisWindow()) void look(false);
  });
  const connection = useConnection();
  const away = useRef(false);
  useEffect(() => {
    if (connection === 'sin-conexion') away.current = true;
    if (connection !== 'conectado' || !away.current) return;
    away.current = false;
    // What another window wrote meanwhile was not told: it is looked at before this one's takes its place.
    void look(false).then(send);
  }, [connection, send]);
  return {
    failed,
    keep: useCallback(
      (draft: LocalDraft) => {
        wanted.current = draft;
        clearTimeout(timer.current);
        timer.current = setTimeout(() => void send(), PAUSE_MS);
      },
      [send],
    ),
    /** Without a pause: the editor is left. */
    flush,
    drop: useCallback(() => {
      wanted.current = undefined;
      clearTimeout(timer.current);
      known.current = undefined;
      unwanted.current = sending.current;
      misses.current = 0;
      setFailed(undefined);
      void call(dropQuotationDraft, of).catch(() => undefined);
    }, [number]),
  };
}
