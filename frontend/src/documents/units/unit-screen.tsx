import type { AnySheet } from '@power/domain/inventory/units/unit-types.shared';
import type { DocumentDefinition } from '@power/domain/kernel/document';
import { IconArrowBackUp, IconHistory, IconPencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { call } from '../../api/client.ts';
import type { SubmitOptions } from '../../ui/forms/use-form-submit.ts';
import { askComment } from '../../ui/dialogs/prompts.ts';
import { tell, type Told } from '../../ui/dialogs/tell.ts';
import type { DocumentScreen } from '../types.ts';
import { addressOf, refreshUnits, type UnitSide } from './unit-side.ts';

const icon = { size: 16, stroke: 1.6 };

/** A step that no view is needed for: how its failure is called, the command of one of this number, and its sign. */
export interface UnitStep {
  readonly failure: string;
  readonly send: (id: number, options: { readonly commandId: string } & SubmitOptions) => Promise<Told>;
  readonly icon: ReactNode;
}
type Own = 'editar' | 'historia' | 'anular';

async function annul(side: UnitSide, { number: id }: AnySheet): Promise<void> {
  const { document, says } = side.units;
  const motivo = await askComment({
    titulo: `Anular ${document.title(id)}`,
    texto: 'Sigue en el listado con su historia.',
    etiqueta: 'Motivo',
    boton: 'Anular',
    peligro: true,
    falta: 'Ingresa el motivo',
  });
  if (motivo === undefined) return;
  await tell(`${says.The} no se anuló`, () =>
    call(side.commands.annul, { id, motivo }, { commandId: crypto.randomUUID() }),
  ).finally(() => refreshUnits(side));
}

/** Its sheet: editing, history and annulment are the kit's, `steps` its own. `more` changes or adds what else a screen has. */
export function unitScreen<V, A extends string>(
  side: UnitSide & { readonly units: { readonly document: DocumentDefinition<V, A> } },
  steps: Readonly<Record<Exclude<NoInfer<A>, Own>, UnitStep>>,
  more?: Partial<DocumentScreen<NoInfer<V>, NoInfer<A>>>,
): DocumentScreen<V, A>;
export function unitScreen(side: UnitSide, steps: Readonly<Record<string, UnitStep>>, more: object = {}): object {
  const { document, screen } = side.units;
  const run = Object.entries(steps).map(([action, { failure, send }]) => [
    action,
    ({ number }: AnySheet) =>
      void tell(failure, () => send(number, { commandId: crypto.randomUUID() })).finally(() => refreshUnits(side)),
  ]);
  return {
    document,
    alone: true,
    calls: side.sheet,
    sheetTitle: (id: string) => document.title(id),
    address: (id: string) => addressOf(side, id),
    run: {
      editar: (_: AnySheet, show: (view: string) => void) => show('editar'),
      historia: (_: AnySheet, show: (view: string) => void) => show('historia'),
      anular: (sheet: AnySheet) => void annul(side, sheet),
      ...Object.fromEntries(run),
    },
    icons: {
      editar: <IconPencil {...icon} />,
      historia: <IconHistory {...icon} />,
      anular: <IconArrowBackUp {...icon} />,
      ...Object.fromEntries(Object.entries(steps).map(([action, step]) => [action, step.icon])),
    },
    lists: { [screen]: { query: side.lists.grid, idField: '_id' } },
    ...more,
  };
}
