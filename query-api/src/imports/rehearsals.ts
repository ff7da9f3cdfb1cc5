import type { Values } from '@power/domain/kernel/master-events';
import type { Reader } from '@power/infra/platform/sql/reader';
import { judgeCustomers } from '../customers/judge-import.shared.ts';

type Kind = 'nuevos' | 'modificados' | 'sin_cambio';
/** What a row would become, or what stands in its way. */
export type Judge = (values: Values) => Kind | readonly string[];

/** Of each kind: how its rows are judged against what there is. */
export const rehearsals: Readonly<Record<string, (rows: Reader) => Promise<Judge>>> = { clientes: judgeCustomers };
