/** The figures of the marketing pages (specification 1 and specification 9). */
export const figures = [
  { value: '200K+', label: 'Active players' },
  { value: '5K+', label: 'Tournaments hosted' },
  { value: '1.2M+', label: 'Community members' },
  { value: '50+', label: 'Brand partnerships' },
]
