import type { FileReply } from '@power/infra/platform/queries/handler';
import { settings } from '@power/infra/platform/service/settings';
import { once } from '@power/infra/platform/once';
import { createRequire } from 'node:module';
import type { ReactElement } from 'react';
import type ReactDomServer from 'react-dom/server';

const renderer = once(() => createRequire(import.meta.url)('react-dom/server') as typeof ReactDomServer);

/** A whole page as reply, for a query whose `file` is *pagina* (docs/adr/0022). */
export const pageReply = (element: ReactElement, status = 200): FileReply => ({
  file: {
    nombre: 'pagina.html',
    tipo: 'text/html; charset=utf-8',
    stream: Buffer.from(`<!doctype html>${renderer().renderToStaticMarkup(element)}`),
    page: { status },
  },
});

/** The shop window is on by configuration (`TIENDA_WEB`); unless that says otherwise, in the demo alone. */
export const shopIsOpen = (): boolean => settings.TIENDA_WEB ?? settings.DEMO;

/** As visitors' pages name the house. */
export const shopName = (): string => settings.EMPRESA_NOMBRE ?? 'Power Mobile';
