import { FIELD_LABELS } from '../../calls/field-labels.ts';
import { DISPATCH_NAMES } from './dispatch-names.ts';
import { INVOICE_NAMES } from './invoice-names.ts';
import { FORECAST_NAMES } from './forecast-names.ts';
import { REFUND_NAMES } from './refund-names.ts';
import { SELLING_NAMES } from './selling-names.ts';
import { SETTINGS_NAMES } from './settings-names.ts';
import { SERVICE_NAMES } from './service-names.ts';
import { STOCK_NAMES } from './stock-names.ts';

/**
 * What no row holds, or rows call by the heading of a column where a history needs the name of the thing. A test holds all
 * names against every event and every state of a document, and these against the rows.
 */
export const OWN_NAMES: Readonly<Record<string, string>> = {
  number: 'N°',
  estatus: 'Estatus',
  condicion_pago: 'Condición de pago',
  metodo_pago: 'Método de pago',
  direccion_despacho: 'Dirección de despacho',
  total: 'Total',
  puntosUtilizados: 'Pesos Mobile utilizados',
  cotizacion: 'Cotización',
  createdAt: 'Creado',
  client: 'Cliente',
  name: 'Nombre',
  email: 'Correo',
  ejecutivo: 'Ejecutivo',
  nombre: 'Nombre',
  creado_por: 'Creado por',
  picking: 'Picking',
  usuario: 'Persona',
  pausado: 'En pausa',
  terminado: 'Terminado',
  pickeado: 'Pickeado',
  faltante: 'Faltante',
  series: 'Serie',
  validado: 'Validado',
  precio_venta: 'Valor unitario',
  cantidad: 'Cantidad',
  part_number: 'Part Number',
  producto: 'Producto',
  codigo: 'Código',
  bytes: 'Bytes',
  descripcion: 'Descripción',
  sha256: 'Huella',
  costo_fob: 'Costo FOB',
  precios: 'Precios',
  tier_3_calculo: 'Integrador',
  tienda: 'Tienda',
  mobile: 'Mobile',
  silver: 'Silver',
  gold: 'Gold',
  platinum: 'Platinum',
  direcciones: 'Dirección',
  contactos: 'Contacto',
  permisos: 'Permiso',
  motivo: 'Motivo',
  factura: 'Factura',
  precio_lista: 'Precio de lista',
  tipo_dte: 'Tipo de documento',
  courier: 'Courier',
  seguimiento: 'N° de seguimiento',
  comentario: 'Comentario',
  dias: 'Días',
  pedido: 'Pedido',
  comprometido_pedido: 'Comprometido por el pedido',
  ip: 'Dirección IP',
  acceso: 'Acceso',
  amount: 'Monto',
  avisada: 'Avisada',
  adjunto: 'Archivo',
  adjuntos: 'Archivo',
  anterior: 'Anterior',
  antes: 'Antes',
  audiencia: 'Destinatarios',
  authorization_code: 'Código de autorización',
  bodega_destino: 'Bodega de destino',
  bodegas: 'Bodega',
  browsers: 'Navegadores',
  cambios: 'Cambios',
  card_detail: 'Tarjeta',
  card_number: 'Número de tarjeta',
  cargo: 'Cargo',
  clave: 'Clave',
  concesiones: 'Permisos adicionales',
  condicionpago: 'Condición de pago',
  datos_wp: 'Pago con tarjeta',
  pago_por_devolver: 'Pago con tarjeta por devolver',
  de: 'De',
  divisiones: 'Pedido dividido',
  dolares: 'Dólares',
  dueno: 'Asignado a',
  ean: 'EAN',
  efectivos: 'Permisos en vigor',
  eliminado: 'Eliminado',
  emitido: 'Emitido',
  enCurso: 'En curso',
  gastado: 'Sin efecto',
  enviados: 'Enviados',
  errores: 'Errores',
  escribieron: 'Participantes',
  estatus_anterior: 'Estatus anterior',
  eventos: 'Eventos',
  exportar: 'Exportar',
  fila: 'Fila',
  vence: 'Vence',
  inicio: 'Inicio',
  lectura: 'Lectura',
  leida_por: 'Leída por',
  link: 'Enlace para la contraseña',
  margenes: 'Márgenes',
  minutos: 'Minutos',
  modificados: 'Modificados',
  modulo: 'Módulo',
  movimientos: 'Movimientos',
  nuevo: 'Pedido nuevo',
  nuevos: 'Nuevos',
  para: 'Para',
  pedidas: 'Operaciones pedidas',
  pedidos: 'Pedido',
  productos_pedido: 'Líneas',
  proyeccion: 'Listado',
  puntos: 'Pesos Mobile',
  rechazados: 'Rechazados',
  retirado: 'Retirado',
  requiere_nota_credito: 'Requiere nota de crédito',
  pagado: 'Pagado por el cliente',
  retirados: 'Retirados',
  saldo_destino: 'Saldo de destino',
  salidas: 'Salidas',
  sesiones: 'Sesiones',
  sin_cambio: 'Sin cambio',
  sin_picking: 'Sin picking',
  stock: 'Stock',
  stream: 'Documento',
  termina: 'Termina',
  tiempo: 'Tiempo',
  tipo: 'Tipo',
  tipocliente: 'Tipo de cliente',
  transaction_date: 'Fecha de la transacción',
  user_origen: 'Enviado por',
  usuarios: 'Personas',
  validar: 'Validar',
  valor: 'Valor',
  valores: 'Valor',
  values: 'Datos',
  ventana: 'Actualización',
  vigente: 'Vigente',
  accesorios: 'Accesorio',
  ajustes: 'Ajuste',
  at: 'Escrita',
  autor: 'Autor',
  base: 'Según regla',
  by: 'Escrita por',
  cambio: 'Cambio',
  color: 'Color',
  columnas: 'Columna',
  deshacer: 'Deshacer',
  deshecho: 'Deshecho',
  hechas: 'Parte lista',
  lote: 'Cambio masivo',
  margen_antes: 'Margen antes',
  numero: 'Versión',
  parte: 'Parte',
  productos: 'Producto',
  sustitutos: 'Sustituto',
  tag: 'Etiqueta',
  tramos: 'Desde cuándo',
  txt: 'Texto',
  ...REFUND_NAMES,
  ...SELLING_NAMES,
  ...SETTINGS_NAMES,
  ...DISPATCH_NAMES,
  ...INVOICE_NAMES,
  ...FORECAST_NAMES,
  ...SERVICE_NAMES,
  ...STOCK_NAMES,
};

/** What people call the fields of documents: what their rows call them first. */
const NAMES: Readonly<Record<string, string>> = { ...FIELD_LABELS, ...OWN_NAMES };

/** Records whose keys are data: codes of warehouses, numbers of orders, keys that people chose. */
const KEYED: readonly string[] = [
  'bodegas',
  'pedidos',
  'valores',
  'ubicaciones',
  'impresas',
  'correcciones',
  'conteos',
];
/** Further records whose keys may be numbers: those of orders and of lines. All other numbers count elements of lists. */
const NUMBERED: readonly string[] = [...KEYED, 'iniciales', 'retiradas', 'usados', 'ganados', 'descontados', 'pmp'];
/** What an order holds is kept by attempt, whose key is a command's. */
const ATTEMPT = /(^|\.)(pedidos\.[^.]+)\..+\.(cantidad|desde)$/;

/** The key of what stands at no place. */
const UNPLACED = 'Sin ubicar';

/** A name that was never given in Spanish is not shown in English either; one word may mean another thing within something. */
const nameOf = (part: string, within: string | undefined): string =>
  within !== undefined && KEYED.includes(within)
    ? part || UNPLACED
    : (NAMES[`${within}.${part}`] ?? NAMES[part] ?? UNNAMED);

/** What a field without a name is called. */
export const UNNAMED = 'Otro dato';

/**
 * `productos_pedido.0.precio_venta` → *Línea 1 · Valor unitario*; `picking.lineas.2.pickeado` → *Línea 2 · Pickeado*, for a
 * picking holds its lines by their number. Elements of lists are counted from 1.
 */
export function fieldName(path: string): string {
  const words: string[] = [];
  const parts = path.replace(ATTEMPT, '$1$2.$3').split('.');
  for (const [n, part] of parts.entries()) {
    const list = parts[n - 1];
    if (!/^\d+$/.test(part)) {
      if (
        part === 'lineas' ||
        part === 'productos_pedido' ||
        part === 'cuenta' ||
        part === 'values' ||
        (part === 'picking' && parts[n + 1] === 'lineas')
      )
        continue;
      words.push(nameOf(part, list));
    } else if (list === 'lineas' && parts[n - 2] === 'picking') words.push(`Línea ${part}`);
    else if (list === 'lineas' || list === 'productos_pedido') words.push(`Línea ${Number(part) + 1}`);
    else words.push(list !== undefined && NUMBERED.includes(list) ? part : String(Number(part) + 1));
  }
  return words.join(' · ');
}
