import { IconBuildingStore, IconPackage, IconShoppingBag, IconTruckDelivery } from '@tabler/icons-react';
import type { ComponentType } from 'react';

/** Delivery types of document 1 §9, each with its icon. */
const icons: Readonly<Record<string, ComponentType<{ size?: number | string; 'aria-hidden'?: boolean }>>> = {
  DESPACHO: IconTruckDelivery,
  'EN SALA': IconBuildingStore,
  'RETIRO EN SALA': IconShoppingBag,
  COURIER: IconPackage,
};

export function DeliveryIcon({
  tipo,
  text = false,
  size = 20,
}: {
  tipo: string;
  text?: boolean;
  size?: number | string;
}) {
  const Icon = icons[tipo] ?? IconPackage;
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 'var(--space-8)' }} title={tipo}>
      <Icon size={size} aria-hidden />
      {text ? <span>{tipo}</span> : <span className="visually-hidden">{tipo}</span>}
    </span>
  );
}
