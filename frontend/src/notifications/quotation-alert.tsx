import { useCurrentUser } from '../access/current-user.ts';
import { useLiveEvent } from '../live/hooks.ts';
import { goTo } from '../shell/navigation.shared.ts';
import { confirm } from '../ui/dialogs/prompts.ts';
import { alertFor, alertText } from './quotation-alert-text.ts';

/** Tells those in an alert's list of a quotation over or under its value (document 1 §4, §8). */
export function QuotationAlert() {
  const { email } = useCurrentUser();
  useLiveEvent('alertaCotizaciones', (datos) => {
    const event = alertFor(datos, email);
    if (!event) return;
    void confirm({
      titulo: 'Alerta de cotización',
      texto: alertText(event),
      boton: 'Ir a Cotización',
      cancelar: 'Ok',
    }).then((go) => {
      if (go) goTo(`/sistema/listado-cotizaciones?ncot=${event.number}`);
    });
  });
  return null;
}
