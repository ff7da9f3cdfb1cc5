/** What people call the fields of documents; a field that is not here shows under its own name, its underscores as blanks. */
const NAMES: Readonly<Record<string, string>> = {
  number: 'N°',
  codigo_sap: 'Código SAP',
  cliente_sap: 'Código SAP del cliente',
  estatus: 'Estatus',
  condicion_pago: 'Condición de pago',
  metodo_pago: 'Método de pago',
  tipo_entrega: 'Tipo de entrega',
  bodega_entrega: 'Bodega de entrega',
  direccion_despacho: 'Dirección de despacho',
  calle: 'Calle',
  comuna: 'Comuna',
  region: 'Región',
  referencia: 'Referencia',
  orden_compra: 'Orden de compra',
  observacion: 'Observación',
  facturado: 'Facturado',
  entregado: 'Entregado',
  neto: 'Neto',
  iva: 'IVA',
  total: 'Total',
  puntosUtilizados: 'Pesos Mobile utilizados',
  cotizacion: 'Cotización',
  createdAt: 'Creado',
  client: 'Cliente',
  name: 'Nombre',
  tipo_cliente: 'Tipo de cliente',
  legalcode: 'RUT',
  email: 'Correo',
  phone: 'Teléfono',
  telefono: 'Teléfono',
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
  marca: 'Marca',
  categoria: 'Categoría',
  unidad: 'Unidad',
  descripcion: 'Descripción',
  bloqueado: 'Bloqueado',
  web: 'Web',
  serializable: 'Lleva serie',
  tier: 'Tier',
  pmp: 'PMP',
  costo_fob: 'Costo FOB',
  activo: 'Activo',
  precios: 'Precios',
  tier_3_calculo: 'Integrador',
  tienda: 'Tienda',
  mobile: 'Mobile',
  silver: 'Silver',
  gold: 'Gold',
  platinum: 'Platinum',
  giro: 'Giro',
  cupo: 'Cupo',
  direcciones: 'Dirección',
  contactos: 'Contacto',
  perfil: 'Perfil',
  permisos: 'Permiso',
  fisico: 'Físico',
  comprometido: 'Comprometido',
  disponible: 'Disponible',
  bodega: 'Bodega',
  saldo: 'Saldo',
  motivo: 'Motivo',
  solicitado: 'Solicitado',
  folio: 'Folio',
  factura: 'Factura',
  precio_lista: 'Precio de lista',
  requiere_validacion: 'Requiere validación',
  tipo_dte: 'Tipo de documento',
  chofer: 'Chofer',
  courier: 'Courier',
  seguimiento: 'N° de seguimiento',
  despacho: 'Despacho',
  patente: 'Patente',
  comentario: 'Comentario',
  texto: 'Texto',
  fecha: 'Fecha',
  dias: 'Días',
  condicionPago: 'Condición de pago',
  pedido: 'Pedido',
  comprometido_pedido: 'Comprometido por el pedido',
  dispositivo: 'Dispositivo',
  ip: 'Dirección IP',
  vence: 'Vence',
};

/** Lists whose elements are lines of a document: path element `productos_pedido.0` is *Línea 1*. */
const FROM_ZERO: readonly string[] = ['productos_pedido', 'direcciones', 'contactos', 'series', 'stock', 'movimientos'];

const nameOf = (part: string): string => NAMES[part] ?? part.replaceAll('_', ' ');

/** `productos_pedido.0.precio_venta` → *Línea 1 · Valor unitario*; `picking.lineas.2.pickeado` → *Línea 2 · Pickeado*. */
export function fieldName(path: string): string {
  const words: string[] = [];
  const parts = path.split('.');
  for (const [n, part] of parts.entries()) {
    const list = parts[n - 1];
    if (!/^\d+$/.test(part)) {
      if (
        part === 'lineas' ||
        part === 'productos_pedido' ||
        part === 'cuenta' ||
        (part === 'picking' && parts[n + 1] === 'lineas')
      )
        continue;
      words.push(nameOf(part));
    } else if (list === 'productos_pedido') words.push(`Línea ${Number(part) + 1}`);
    else if (list === 'lineas') words.push(`Línea ${part}`);
    else words.push(String(Number(part) + (list !== undefined && FROM_ZERO.includes(list) ? 1 : 0)));
  }
  return words.join(' · ');
}
