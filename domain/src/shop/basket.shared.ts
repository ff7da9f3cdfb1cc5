/** Lines of one basket: they fit in an address, and in one order. */
export const MAX_LINEAS_CARRO = 60;
const MAX_UNIDADES = 100_000;

export interface BasketLine {
  readonly codigo: string;
  readonly cantidad: number;
}

/**
 * Reads `codigo*cantidad~codigo*cantidad`, each code encoded as a part of an address. What is none is left out: it
 * comes from the address, where anything may stand. It names products and units, never a price.
 */
export function readBasket(text: string | undefined): BasketLine[] {
  const units = new Map<string, number>();
  for (const part of (text ?? '').split('~').slice(0, MAX_LINEAS_CARRO)) {
    const [, written, count] = /^([^*~]{1,180})\*(\d{1,6})$/.exec(part) ?? [];
    const codigo = written === undefined ? undefined : decoded(written);
    const cantidad = Number(count);
    if (codigo === undefined || cantidad < 1) continue;
    units.set(codigo, Math.min(MAX_UNIDADES, (units.get(codigo) ?? 0) + cantidad));
  }
  return [...units].map(([codigo, cantidad]) => ({ codigo, cantidad }));
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text).slice(0, 60) || undefined;
  } catch {
    return undefined;
  }
}
