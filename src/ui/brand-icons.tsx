// YouTube and Twitter are from Lucide, Twitch, Facebook and LinkedIn from Feather (THIRD_PARTY.md); the others are our own.
const drawings = {
  instagram: (
    <>
      <rect x="2.5" y="2.5" width="19" height="19" rx="5" />
      <circle cx="12" cy="12" r="4.2" />
      <path d="M17.2 6.8h.01" />
    </>
  ),
  youtube: (
    <>
      <path d="M2.5 17a24.1 24.1 0 0 1 0-10 2 2 0 0 1 1.4-1.4 49.6 49.6 0 0 1 16.2 0A2 2 0 0 1 21.5 7a24.1 24.1 0 0 1 0 10 2 2 0 0 1-1.4 1.4 49.6 49.6 0 0 1-16.2 0A2 2 0 0 1 2.5 17" />
      <path d="m10 15 5-3-5-3z" />
    </>
  ),
  twitch: <path d="M21 2H3v16h5v4l4-4h5l4-4V2zM12 11V7m5 4V7" />,
  twitter: (
    <path d="M22 4s-.7 2.1-2 3.4c1.6 10-9.4 17.3-18 11.6 2.2.1 4.4-.6 6-2C3 15.5.5 9.6 3 5c2.2 2.6 5.6 4.1 9 4-.9-4.2 4-6.6 7-3.8 1.1 0 3-1.2 3-1.2z" />
  ),
  facebook: <path d="M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z" />,
  linkedin: (
    <>
      <path d="M16 8a6 6 0 0 1 6 6v7h-4v-7a2 2 0 0 0-4 0v7h-4v-7a6 6 0 0 1 6-6zM2 9h4v12H2z" />
      <circle cx="4" cy="4" r="2" />
    </>
  ),
  discord: (
    <>
      <path d="M8.6 5.2C6.8 5.6 5.4 6.2 4 7.2 2.6 10.4 2 13.6 2.3 17.2c1.5 1.3 3.2 2.1 5 2.5l1.3-2.3M15.4 5.2c1.8.4 3.2 1 4.6 2 1.4 3.2 2 6.4 1.7 10-1.5 1.3-3.2 2.1-5 2.5l-1.3-2.3M6.8 16.6c3.3 1.5 7.1 1.5 10.4 0M8.6 5.2l.9 1.5c1.7-.3 3.3-.3 5 0l.9-1.5" />
      <circle cx="9" cy="12.4" r="1.1" />
      <circle cx="15" cy="12.4" r="1.1" />
    </>
  ),
  google: <path d="M21 12h-9M21 12a9 9 0 1 1-2.6-6.4" />,
  website: (
    <>
      <circle cx="12" cy="12" r="9.5" />
      <path d="M2.5 12h19M12 2.5c5 5.4 5 13.6 0 19M12 2.5c-5 5.4-5 13.6 0 19" />
    </>
  ),
}

export type Brand = keyof typeof drawings

/** The icon of a platform, hidden from screen readers. */
export function BrandIcon({ brand }: { brand: Brand }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="square"
      aria-hidden="true"
    >
      {drawings[brand]}
    </svg>
  )
}
