/** What people call the fields of settings: masters, rates, sendings. */
export const SETTINGS_NAMES: Readonly<Record<string, string>> = {
  queda: 'Rige ahora',
  acc: 'Qué se hizo',
  campo: 'Lugar de la imagen',
  bajada: 'Bajada',
  contenido: 'Contenido',
  error: 'Error',
  estimados: 'Personas al programar',
  notificacion: 'Notificación',
  persona: 'Persona',
  resultados: 'Resultados',
  subtitulo: 'Subtítulo',
  busqueda: 'Campos y filtros',
  tipos_cliente: 'Tipos de cliente',
};
