/** The words of a name in lower-case ASCII, joined by hyphens: "Rohan D'Souza" → "rohan-dsouza". */
export function slug(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
