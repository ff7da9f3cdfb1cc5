/** What people call the fields of opportunities and of forecasts. */
export const FORECAST_NAMES: Readonly<Record<string, string>> = {
  dolar: 'Dólar',
  informado: 'Informado',
  servidor: 'Del sistema',
  evento: 'Evento',
  facturado_at: 'Facturada',
  monto_dolares: 'Monto en dólares',
  oportunidad: 'Oportunidad',
  tracking: 'Seguimiento',
};
