import { slug } from './slug'

/** The folders that `npm run art` draws into. */
type ArtFolder = 'portraits' | 'crests' | 'partners' | 'scenes' | 'games' | 'banners' | 'gallery' | 'features' | 'words'

/** The URL of a picture, by the name of its subject: relative, so that any host can serve it. */
export const artUrl = (folder: ArtFolder, name: string) => `/art/${folder}/${slug(name)}.svg`
