/** Renders the house icon beside the brand's name. */
export function BrandLogo() {
  return (
    <svg
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M4 15 16 5l12 10M8 13v14h16V13" />
      <path d="M13 27v-7h6v7" />
    </svg>
  );
}
