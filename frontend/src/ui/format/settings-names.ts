/** What people call the fields of settings: masters, rates, sendings. */
export const SETTINGS_NAMES: Readonly<Record<string, string>> = {
  CardCode: 'CardCode',
  anticipo: 'Anticipo',
  brand_manager: 'Brand manager',
  ciudad: 'Ciudad',
  codigo_postal: 'Código postal',
  consignatario: 'Consignatario',
  correo: 'Correo',
  correos: 'Correos',
  direccion: 'Dirección',
  factor_envio: 'Factor',
  lead_time: 'Lead time (días)',
  pais: 'País',
  payment_method: 'Método de pago',
  razon_social: 'Razón social',
  tax_id: 'RUT o Tax ID',
};
