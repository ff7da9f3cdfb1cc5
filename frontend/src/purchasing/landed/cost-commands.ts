import { call } from '../../api/client.ts';
import { postLandedCost, revertLandedCost } from '../../calls/purchasing.ts';
import { askComment, confirm } from '../../ui/dialogs/prompts.ts';
import { tell } from '../../ui/dialogs/tell.ts';
import { refreshCosts } from './refresh-costs.ts';

interface Named {
  readonly number: number;
  readonly version: number;
  readonly lineas: readonly unknown[];
}

export async function askAndPost({ number: id, version, lineas }: Named): Promise<void> {
  const sure = await confirm({
    titulo: `Contabilizar el Precio de Entrega N° ${id}`,
    texto: `Cambia el PMP de ${lineas.length === 1 ? 'un producto' : `${lineas.length} productos`} y los precios que lo siguen. Lo que se cobre después se agrega como complemento; lo demás se corrige revirtiéndolo.`,
    boton: 'Contabilizar',
  });
  if (sure)
    await tell('El precio de entrega no se contabilizó', () =>
      call(postLandedCost, { id, expectedVersion: version }, { commandId: crypto.randomUUID() }),
    ).finally(refreshCosts);
}

export async function askAndRevert({ number: id, version }: Named): Promise<void> {
  const motivo = await askComment({
    titulo: `Revertir el Precio de Entrega N° ${id}`,
    texto: 'El PMP y los precios que lo siguen vuelven a como estaban, y sus recepciones se pueden costear de nuevo.',
    etiqueta: 'Motivo',
    boton: 'Revertir',
    peligro: true,
    falta: 'Ingresa el motivo',
  });
  if (motivo !== undefined)
    await tell('El precio de entrega no se revirtió', () =>
      call(revertLandedCost, { id, motivo, expectedVersion: version }, { commandId: crypto.randomUUID() }),
    ).finally(refreshCosts);
}
