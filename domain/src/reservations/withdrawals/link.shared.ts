/** Where a request for goods of a project is worked on. */
export const withdrawalLink = (reserva: number, retiro: number): string =>
  `ubicaciones-cliente/solicitudes?q=${reserva}-${retiro}`;

/** The request that a link leads to; undefined of any other. */
export function linkedWithdrawal(
  enlace: string | null | undefined,
): { readonly reserva: number; readonly retiro: number } | undefined {
  const [, reserva, retiro] = /^ubicaciones-cliente\/solicitudes\?q=(\d{1,15})-(\d{1,4})$/.exec(enlace ?? '') ?? [];
  return reserva === undefined ? undefined : { reserva: Number(reserva), retiro: Number(retiro) };
}
