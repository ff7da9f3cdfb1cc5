import type { TipoEntrega } from './story/plan.ts';

export const DRIVERS = [
  ['Luis Cáceres Pino', 'KXTR42'],
  ['Marcelo Tapia Rojas', 'LDBC17'],
  ['Hugo Vera Molina', 'JPRS83'],
] as const;
const COURIERS = ['Chilexpress', 'Starken', 'Blue Express'] as const;

/** How an order of the demo leaves: the same driver or courier whenever the same order is told. */
export function departureOf(tipo: TipoEntrega, number: number): object {
  if (tipo === 'COURIER')
    return { courier: COURIERS[number % COURIERS.length], seguimiento: String(990_000_000 + number * 37) };
  const [chofer, patente] = DRIVERS[number % DRIVERS.length]!;
  return { chofer, patente };
}
