/** What a card of the warehouse shows and acts on. */
export interface WarehouseOrder {
  readonly number: number;
  readonly client: string;
  readonly tipo: string;
  readonly since: string;
  readonly bodega: string | undefined;
  readonly hand:
    | {
        readonly usuario_id: string;
        readonly usuario: string;
        readonly pausado: boolean;
        readonly pickeadas: number;
        readonly unidades: number;
      }
    | undefined;
  /** In the hands of whoever is looking. */
  readonly own: boolean;
}
