import type { AnyUnits } from '@power/domain/inventory/units/unit-document.shared';
import type { HeaderFields, UnitsInput } from '@power/domain/inventory/units/unit-types.shared';
import type { z } from 'zod';
import type { Call } from '../../api/types.ts';
import type { AnyCall, Wire } from '../../api/wire.ts';
import type { FormReply } from '../../ui/forms/submit-reply.ts';
import type { GridCall } from '../../ui/list/types.ts';
import { refreshDocument } from '../refresh-document.ts';
import type { DocumentScreen } from '../types.ts';

/** A command that takes this, as forms send it. */
type Command<R> = Wire<
  Omit<Call, 'kind' | 'request' | 'reply'> & {
    readonly kind: 'command';
    readonly request: z.ZodType<unknown, R>;
    readonly reply: z.ZodType;
    readonly answer: (...args: never[]) => { readonly mensaje: string };
  }
>;
type Id = { readonly id: string | number };
type Typed = UnitsInput<HeaderFields>;

/** A document of products and units as its screens use it: its declaration and its generated calls. */
export interface UnitSide {
  readonly units: AnyUnits;
  readonly lists: { readonly grid: GridCall; readonly export: AnyCall };
  readonly sheet: DocumentScreen['calls'];
  readonly commands: {
    readonly create: Command<{ accion: 'documento'; documento: Typed }>;
    readonly change: Command<{ accion: 'documento'; documento: Typed } & Id>;
    readonly annul: Command<{ accion: 'anular'; motivo?: string | undefined } & Id>;
  };
}

/** What a command answers to a form. */
export type Answered = FormReply & { readonly number?: number };

export const addressOf = ({ units }: Pick<UnitSide, 'units'>, id: string | number): string =>
  `/sistema/${units.screen}?documento=${id}`;
export const formOf = ({ units }: Pick<UnitSide, 'units'>): string =>
  `/sistema/${units.screen}/${units.says.participle('nuev')}`;
export const refreshUnits = ({ units, sheet }: Pick<UnitSide, 'units' | 'sheet'>): void =>
  refreshDocument(sheet, units.screen);
