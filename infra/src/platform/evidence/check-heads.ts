import { formatInstant } from '@power/domain/kernel/dates';
import type { EvidenceFinding } from './evidence-finding.ts';
import { FIRST, headHash, isVouchedFor, type TreeHead } from './heads.ts';
import { isSigned, type PublicKey, unsoundKey } from './keys.ts';
import type { Ledger } from './ledger.ts';
import { Frontier, MerkleTree } from './merkle.ts';
import { type EvidenceStart, startText } from './start.ts';

const nameOf = ({ instante, tamano }: TreeHead): string =>
  `La cabeza del ${formatInstant(instante)} (${tamano} eventos)`;
const head = (detail: string): EvidenceFinding => ({ kind: 'head', detail });

/** Whether keys, the beginning of evidence, heads and book bear each other out; the first thing that does not. */
export function checkHeads(
  start: EvidenceStart,
  heads: readonly TreeHead[],
  keys: readonly PublicKey[],
  ledger: Ledger,
): EvidenceFinding | undefined {
  const unsound = unsoundKey(keys);
  if (unsound)
    return { kind: 'key', detail: `La llave ${unsound.id} no es la que dice ser, o no la avala quien dice.` };
  if (!start.firmas.some((signature) => isSigned(startText(start), signature, keys)))
    return head('El inicio de la evidencia no lleva una firma válida: alguien cambió desde dónde se da fe.');
  let before: TreeHead | undefined;
  const tree = new Frontier();
  for (const one of heads) {
    if (one.registro !== start.registro) return head(`${nameOf(one)} es de otro registro.`);
    if (!isVouchedFor(one, keys)) return head(`${nameOf(one)} no lleva una firma válida: fue alterada.`);
    if (one.anterior !== (before ? headHash(before) : FIRST))
      return head(`${nameOf(one)} no sigue a la anterior: se quitó o se cambió una cabeza.`);
    if (one.sellado !== start.posicion || one.tamano <= (before?.tamano ?? 0))
      return head(`${nameOf(one)} no puede seguir a la anterior.`);
    if (one.tamano > ledger.size)
      return {
        kind: 'book',
        detail: `Al libro de evidencia le faltan ${one.tamano - ledger.size} eventos de ${one.tamano}.`,
      };
    while (tree.size < one.tamano) tree.push(ledger.leafAt(tree.size));
    if (tree.root().toString('hex') !== one.raiz)
      return {
        kind: 'book',
        detail: `El libro de evidencia no es lo que firmó la cabeza del ${formatInstant(one.instante)} (${one.tamano} eventos): se cambió el libro entre esa cabeza y la anterior.`,
      };
    before = one;
  }
  return undefined;
}

/** What heads that lie elsewhere know otherwise: they are out of reach of whoever rules this machine and its keys. */
export function checkElsewhere(
  heads: readonly TreeHead[],
  elsewhere: readonly TreeHead[],
  keys: readonly PublicKey[],
  ledger: Ledger,
): EvidenceFinding | undefined {
  const tree = new MerkleTree(ledger.leafAt);
  for (const one of elsewhere) {
    if (one.registro !== (heads[0]?.registro ?? one.registro)) continue;
    if (!isVouchedFor(one, keys))
      return head(`${nameOf(one)}, guardada en el segundo lugar, no la firmó una llave de aquí.`);
    if (one.tamano > (heads.at(-1)?.tamano ?? 0))
      return head(`${nameOf(one)} está en el segundo lugar y aquí no: se cortó el final de las cabezas.`);
    if (tree.root(one.tamano).toString('hex') !== one.raiz)
      return head(
        `${nameOf(one)}, guardada en el segundo lugar, tiene otra raíz: aquí se reescribió la historia y se firmó de nuevo.`,
      );
  }
  return undefined;
}
