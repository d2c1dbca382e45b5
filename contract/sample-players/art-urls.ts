// Where `npm run art` writes the pictures of the sample players: `src/lib/art.ts` says the same for the app.

/** Lower-case ASCII words of a name joined by dashes: "Rohan D'Souza" → "rohan-dsouza". */
export function slug(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** The portrait of a person, by real name. */
export const portrait = (name: string) => `/art/portraits/${slug(name)}.svg`

/** A picture of a gallery, by its id. */
export const gallery = (id: string) => `/art/gallery/${id}.svg`
