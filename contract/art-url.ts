import { slug } from './slug'

/** The folders that `npm run art` draws into. */
type ArtFolder = 'portraits' | 'crests' | 'partners' | 'scenes' | 'games' | 'banners' | 'gallery' | 'words'

/** Where a picture is served, by the name of whom or what it shows: relative, so that any host can serve it. */
export const artUrl = (folder: ArtFolder, name: string) => `/art/${folder}/${slug(name)}.svg`
