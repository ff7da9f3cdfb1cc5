export const Logo = ({ size = 28 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden focusable="false">
    <defs>
      <linearGradient id="logo" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="var(--logo-from)" />
        <stop offset="1" stopColor="var(--logo-to)" />
      </linearGradient>
    </defs>
    <rect width="32" height="32" rx="8" fill="url(#logo)" />
    <path d="M18.5 4 8 18h6.5L12.5 28 24 13.500h-7z" fill="var(--sky-text)" />
  </svg>
);
