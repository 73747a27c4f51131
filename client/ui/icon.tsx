/** Stroked shapes on a 24-unit grid. */
const shapes = {
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14m9 16-4-4',
  heart: 'M12 20s-7-4.4-9-9a4.8 4.8 0 0 1 9-3 4.8 4.8 0 0 1 9 3c-2 4.6-9 9-9 9Z',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  minus: 'M6 12h12',
  plus: 'M12 5v14M5 12h14',
  cross: 'm6 6 12 12M18 6 6 18',
  down: 'm6 9 6 6 6-6',
  left: 'm14 6-6 6 6 6',
  right: 'm10 6 6 6-6 6',
  pin: 'M12 21s-7-6.2-7-11.2a7 7 0 0 1 14 0C19 14.8 12 21 12 21Zm0-8.500a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.200Z',
  walk: 'M13 4.500a1.3 1.3 0 1 0 0-.01M10 21l2-6-2.5-3 .8-4.500L13 9l3 2M12 15l3 2 1 4M8.5 12l.8-4.500L6 9.5',
  bike: 'M6 14a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Zm12 0a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM6 17.500l3.5-7.500h6l2.5 7.500M9.3 10.500l3.7 7M15.5 10l-1.5-4h3M7.5 7.500H11',
  car: 'M4 17v-4.500l2-5.500h12l2 5.500V17ZM4 12.500h16M6 17v2.500M18 17v2.500M7.5 14.800v.01m9-.01v.01',
  bed: 'M3 18v-8M3 15h18v3M21 15v-2a3 3 0 0 0-3-3h-7v5M7 12.500a1.5 1.5 0 1 0 0-.01',
  calendar: 'M5 6h14v14H5ZM5 10.500h14M9 3.500v4M15 3.500v4',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm0 4v4.500l3 1.8',
  phone: 'M6 4h3l1.5 4-2 1.500a11 11 0 0 0 5 5l1.5-2 4 1.500v3A2 2 0 0 1 17 19 13 13 0 0 1 5 7a2 2 0 0 1 1-3Z',
  mail: 'M4 6h16v12H4Zm0 1 8 6 8-6',
  photo: 'M4 5h16v14H4Zm0 11 5-5 4 4 3-2.5 4 4M15.5 9.500a1 1 0 1 0 0-.01',
  undo: 'M4 9h10a5.500 5.500 0 0 1 0 11H9M8 4.500 3.500 9 8 13.5',
  trash: 'M5 7h14M10 7V4.500h4V7m3 0-1 12.500H8L7 7',
  edit: 'M5 19h3.500L19 8.5 15.5 5 5 15.500ZM13 7.500l3.5 3.5',
  share: 'M12 15V4m-4 3.500 4-3.500 4 3.500M7 11H5.500v9h13v-9H17',
  info: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm0 7v5m0-8v.01',
  map: 'M9 4.500 3.500 7v12.500L9 17l6 2.500 5.500-2.500V4.500L15 7 9 4.500ZM9 4.500V17m6-10v12.500',
  list: 'M8.500 6.500H20M8.500 12H20M8.500 17.500H20M4.500 6.500v.01M4.500 12v.01M4.500 17.500v.01',
  frame: 'M4 9V4h5m6 0h5v5m0 6v5h-5m-6 0H4v-5',
  way: 'M12 2.500 21.500 12 12 21.500 2.500 12ZM9 15v-3.500h6m-2.500-2.500 2.500 2.500-2.500 2.500',
  alert: 'M12 4 2.5 20h19ZM12 10v4.500m0 2.500v.01',
  star: 'm12 4 2.4 5.2 5.6.6-4.2 3.8 1.2 5.6-5-2.9-5 2.9 1.2-5.600L4 9.800l5.6-.6Z',
  offline:
    'M4 4l16 16M8.5 15.500a5 5 0 0 1 6-.7M5.5 12.500a9.5 9.5 0 0 1 4-2.300m4.5 0a9.5 9.5 0 0 1 4.5 2.300M12 19v.01',
} as const;

export type IconName = keyof typeof shapes;
export const iconNames = Object.keys(shapes) as IconName[];

interface IconProps {
  name: IconName;
  /** Pixels; 20 unless said. */
  size?: number;
  filled?: boolean;
  className?: string | undefined;
}

/** Decoration only: the words beside it say the same. */
export function Icon({ name, size = 20, filled = false, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={className}
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={shapes[name]} />
    </svg>
  );
}
