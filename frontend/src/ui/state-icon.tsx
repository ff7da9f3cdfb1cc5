import type { LookIcon } from '@power/domain/kernel/look';
import {
  IconAlertTriangle,
  IconBan,
  IconBarcode,
  IconBuildingStore,
  IconCalendarEvent,
  IconCheck,
  IconClock,
  IconMail,
  IconPackage,
  IconPencil,
  IconPlayerPlay,
  IconReceipt,
  IconRefresh,
  IconShieldCheck,
  IconTruck,
  IconTruckLoading,
  IconUserCheck,
  IconWallet,
  IconX,
  type TablerIcon,
} from '@tabler/icons-react';

const ICONS: Readonly<Record<LookIcon, TablerIcon>> = {
  alert: IconAlertTriangle,
  ban: IconBan,
  calendar: IconCalendarEvent,
  check: IconCheck,
  clock: IconClock,
  mail: IconMail,
  package: IconPackage,
  pencil: IconPencil,
  person: IconUserCheck,
  play: IconPlayerPlay,
  refresh: IconRefresh,
  receipt: IconReceipt,
  scan: IconBarcode,
  shield: IconShieldCheck,
  store: IconBuildingStore,
  truck: IconTruck,
  'truck-loading': IconTruckLoading,
  wallet: IconWallet,
  x: IconX,
};

/** The icon of a state's look, beside its text. */
export function StateIcon({ icon, size = 14 }: { icon: LookIcon; size?: number | string }) {
  const Drawn = ICONS[icon];
  return <Drawn size={size} stroke={1.75} aria-hidden focusable={false} />;
}
