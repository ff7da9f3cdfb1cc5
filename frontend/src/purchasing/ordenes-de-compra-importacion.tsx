import { OrderList } from './orders/order-list.tsx';

/** `ordenes-de-compra-importacion`. */
export const Component = () => (
  <OrderList title="Órdenes de compra importación" context="Lo comprado afuera: dónde viene y cuánto ha llegado." />
);
