/** What people call the fields of routes and their stops. */
export const DISPATCH_NAMES: Readonly<Record<string, string>> = {
  parada: 'Parada',
  receptor: 'Quién recibió',
  pago: 'Cobro',
  quitados: 'Pedidos quitados',
};
