import { iconShapes, type IconName } from './icon-shapes.ts';

interface IconProps {
  name: IconName;
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
      <path d={iconShapes[name]} />
    </svg>
  );
}
