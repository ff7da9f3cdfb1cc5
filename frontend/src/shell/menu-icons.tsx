import {
  IconActivity, IconAlertTriangle, IconApi, IconArrowsExchange, IconBarcode, IconBellRinging, IconBookmark, IconBookmarks, IconBox, IconBuilding,
  IconBuildingFactory, IconBuildingWarehouse, IconCalendarDollar, IconCash, IconCategory, IconChartBar, IconChartDots,
  IconChartHistogram, IconChartLine, IconClipboardCheck, IconClipboardData, IconClipboardList, IconCoins, IconColumns, IconCreditCard,
  IconCurrencyDollar, IconDeviceMobile, IconFileCertificate, IconFileInvoice, IconFilePlus, IconFlag, IconGardenCart, IconHeartbeat,
  IconHourglass, IconLayoutDashboard, IconListDetails, IconMail, IconMap, IconMapPin, IconMapPins, IconPackage, IconPackageExport,
  IconPackageImport, IconPackages, IconPlugConnected, IconQrcode, IconReceipt, IconReceiptOff, IconReceiptTax, IconReportAnalytics,
  IconReportMoney, IconRobot, IconScale, IconSchool, IconSearch, IconServer, IconSettings, IconShieldCheck, IconShip, IconShoppingBag,
  IconShoppingCart, IconShoppingCartPlus, IconSlideshow, IconSpeakerphone, IconSquarePlus, IconStack2, IconStar, IconTag, IconTags,
  IconTarget, IconTargetArrow, IconTool, IconTrademark, IconTrendingUp, IconTruck, IconTruckDelivery, IconUserCog, IconUsers, IconWorld,
  IconWorldWww,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';

/** Icons that the menu table names. */
const icons: Readonly<Record<string, ComponentType<{ size?: number; stroke?: number }>>> = {
  activity: IconActivity, 'alert-triangle': IconAlertTriangle, api: IconApi, 'arrows-exchange': IconArrowsExchange, barcode: IconBarcode,
  'bell-ringing': IconBellRinging, bookmark: IconBookmark, bookmarks: IconBookmarks, box: IconBox, building: IconBuilding,
  'building-factory': IconBuildingFactory, 'building-warehouse': IconBuildingWarehouse, 'calendar-dollar': IconCalendarDollar,
  cash: IconCash, category: IconCategory, 'chart-bar': IconChartBar, 'chart-dots': IconChartDots, 'chart-histogram': IconChartHistogram,
  'chart-line': IconChartLine, 'clipboard-check': IconClipboardCheck, 'clipboard-data': IconClipboardData,
  'clipboard-list': IconClipboardList, coins: IconCoins, columns: IconColumns, 'credit-card': IconCreditCard,
  'currency-dollar': IconCurrencyDollar, 'device-mobile': IconDeviceMobile, 'file-certificate': IconFileCertificate,
  'file-invoice': IconFileInvoice, 'file-plus': IconFilePlus, flag: IconFlag, 'garden-cart': IconGardenCart, heartbeat: IconHeartbeat,
  hourglass: IconHourglass, 'layout-dashboard': IconLayoutDashboard, 'list-details': IconListDetails, mail: IconMail, map: IconMap,
  'map-pin': IconMapPin, 'map-pins': IconMapPins, package: IconPackage, 'package-export': IconPackageExport,
  'package-import': IconPackageImport, packages: IconPackages, 'plug-connected': IconPlugConnected, qrcode: IconQrcode,
  receipt: IconReceipt, 'receipt-off': IconReceiptOff, 'receipt-tax': IconReceiptTax, 'report-analytics': IconReportAnalytics,
  'report-money': IconReportMoney, robot: IconRobot, scale: IconScale, school: IconSchool, search: IconSearch, server: IconServer,
  settings: IconSettings, 'shield-check': IconShieldCheck, ship: IconShip, 'shopping-bag': IconShoppingBag,
  'shopping-cart': IconShoppingCart, 'shopping-cart-plus': IconShoppingCartPlus, slideshow: IconSlideshow,
  speakerphone: IconSpeakerphone, 'square-plus': IconSquarePlus, 'stack-2': IconStack2, star: IconStar, tag: IconTag, tags: IconTags,
  target: IconTarget, 'target-arrow': IconTargetArrow, tool: IconTool, trademark: IconTrademark, 'trending-up': IconTrendingUp,
  truck: IconTruck, 'truck-delivery': IconTruckDelivery, 'user-cog': IconUserCog, users: IconUsers, world: IconWorld,
  'world-www': IconWorldWww,
};

export function MenuIcon({ name, size = 20 }: { name: string; size?: number }) {
  const Icon = icons[name] ?? IconPackage;
  return <Icon size={size} stroke={1.6} />;
}
