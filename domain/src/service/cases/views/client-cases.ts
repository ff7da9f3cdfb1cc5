import { z } from 'zod';
import { COMPANY_PEOPLE } from '../../../access/company/people.shared.ts';
import { defineGridQuery } from '../../../kernel/grid-query.ts';
import { defineQuery } from '../../../kernel/query.ts';
import { rmaId } from '../guards.ts';
import { caseRow } from './case-row.ts';
import { clientCaseRow } from './client-case-row.ts';
import { rmaPublico } from './papers.ts';

const own = { context: 'service', path: '/rma/listar', access: { perfiles: COMPANY_PEOPLE } } as const;

/** *RMA* of the portal: cases of the own company. */
export const clientCaseGrid = defineGridQuery(clientCaseRow, {
  ...own,
  name: 'client-case-grid',
  accion: 'gridcliente',
  summary: 'RMA de la propia empresa',
});

/** One of them, as its link shows it. */
export const clientCase = defineQuery({
  ...own,
  name: 'client-case',
  accion: 'vercliente',
  scope: caseRow.scope,
  topic: caseRow.topic!,
  reads: [caseRow.projection],
  summary: 'Avance y productos de un RMA de la propia empresa',
  request: z.strictObject({ accion: z.literal('vercliente'), id: rmaId }),
  reply: z.object({ ok: z.literal(true), rma: rmaPublico }),
});
