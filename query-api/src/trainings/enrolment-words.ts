/** How an enrolment went, as its page says it. */
export interface Told {
  readonly hecho: boolean;
  readonly titulo: string;
  readonly texto: string;
}

const refused = (texto: string): Told => ({ hecho: false, titulo: 'La inscripción no se hizo.', texto });
const WRONG = 'Escribe tu nombre, un correo válido y marca que aceptas el uso de tus datos.';

/** By what its address says, which anybody may write: no word of it is shown, only these. */
export const TOLD: Readonly<Record<string, Told>> & { readonly otro: Told } = {
  inscrita: {
    hecho: true,
    titulo: 'Tu inscripción quedó hecha.',
    texto: 'El día antes te llega un correo con la hora y cómo entrar.',
  },
  'en-espera': {
    hecho: true,
    titulo: 'Quedaste en la lista de espera.',
    texto: 'Si se libera un cupo es tuyo, y el día antes te llega un correo.',
  },
  YA_INSCRITO: refused('Ese correo ya está en esta capacitación: no hace falta inscribirlo otra vez.'),
  SIN_CUPOS: refused('Los cupos se acaban de llenar. Si envías de nuevo quedas en la lista de espera.'),
  ESPERA_LLENA: refused('La lista de espera también está completa.'),
  FECHA_PASADA: refused('La capacitación ya pasó.'),
  CAMPO_OCULTO: refused('Deja vacío el campo «Sitio web» y envía de nuevo.'),
  PETICION_INVALIDA: refused(WRONG),
  DEMASIADAS_PETICIONES: refused('Llegaron muchas seguidas desde tu red. Espera un minuto y envía de nuevo.'),
  otro: refused(WRONG),
};
