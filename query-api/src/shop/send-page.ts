import { settings } from '@power/infra/platform/service/settings';
import type { FileReply, QueryContext } from '@power/infra/platform/queries/handler';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { NotThere } from './not-there.tsx';
import { sectionsOf } from './sections.ts';
import { visitorOf } from './visitor.ts';

/** A whole page as reply. */
export const pageReply = (element: ReactElement, status = 200): FileReply => ({
  file: {
    nombre: 'tienda.html',
    tipo: 'text/html; charset=utf-8',
    stream: Buffer.from(`<!doctype html>${renderToStaticMarkup(element)}`),
    page: { status },
  },
});

/** The shop window is on by configuration (`TIENDA_WEB`); unless that says otherwise, in the demo alone. */
export const isOpen = (): boolean => settings.TIENDA_WEB ?? settings.DEMO;

/** 404 in words, within the frame of the shop while there is one. */
export async function notThere(context: QueryContext, mensaje: string): Promise<FileReply> {
  const open = isOpen();
  const [visitor, sections] = open
    ? await Promise.all([visitorOf(context), sectionsOf(context)])
    : [{ signedIn: true }, []];
  return pageReply(createElement(NotThere, { visitor, sections, mensaje, open }), 404);
}

export const CLOSED = 'La tienda no está disponible.';
