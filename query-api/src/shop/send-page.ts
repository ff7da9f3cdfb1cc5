import type { FileReply, QueryContext } from '@power/infra/platform/queries/handler';
import { createElement } from 'react';
import { pageReply, shopIsOpen } from '../kernel/page-reply.ts';
import { NotThere } from './not-there.tsx';
import { sectionsOf } from './sections.ts';
import { visitorOf } from './visitor.ts';

/** 404 in words, within the frame of the shop while there is one. */
export async function notThere(context: QueryContext, mensaje: string): Promise<FileReply> {
  const open = shopIsOpen();
  const [visitor, sections] = open
    ? await Promise.all([visitorOf(context), sectionsOf(context)])
    : [{ signedIn: true }, []];
  return pageReply(createElement(NotThere, { visitor, sections, mensaje, open }), 404);
}

export const CLOSED = 'La tienda no está disponible.';
