/** Event `alertaCotizaciones` (document 1 §3). */
export interface QuotationAlertEvent {
  readonly number: number;
  readonly alerta: {
    readonly modo: string;
    readonly divisa: 'CLP' | 'USD' | 'EURO';
    readonly valor: number;
    readonly listaEmail: readonly string[];
  };
}

/** CLP in es-CL, USD in en-US, EURO as EUR in de-DE (document 1 §9). */
export function alertAmount(valor: number, divisa: QuotationAlertEvent['alerta']['divisa']): string {
  const [locale, currency] =
    divisa === 'USD' ? ['en-US', 'USD'] : divisa === 'EURO' ? ['de-DE', 'EUR'] : ['es-CL', 'CLP'];
  return new Intl.NumberFormat(locale, { style: 'currency', currency: currency! }).format(valor);
}

export const alertText = ({ number, alerta }: QuotationAlertEvent): string =>
  `Esta es una alerta automática… La cotización N°${number} tiene un valor total ${alerta.modo} que ${alertAmount(alerta.valor, alerta.divisa)}`;

/** The alert, when it is one and this person is in its list. */
export function alertFor(datos: unknown, email: string): QuotationAlertEvent | undefined {
  const event = datos as Partial<QuotationAlertEvent> | undefined;
  if (typeof event?.number !== 'number' || !Array.isArray(event.alerta?.listaEmail)) return undefined;
  const own = email.toLowerCase();
  return event.alerta.listaEmail.some((e) => e.toLowerCase() === own) ? (event as QuotationAlertEvent) : undefined;
}
