import type { ServiceCategory } from '~/content/directory-filters'
import type { Tone } from '~/lib/tone'

/** A service (specification 3, "Service"); its tone colours the card. */
export interface Service {
  id: string
  title: string
  description: string
  category: Exclude<ServiceCategory, 'all'>
  path:
    | '/organization'
    | '/esports'
    | '/creators'
    | '/organizers'
    | '/news'
    | '/media-promotion'
    | '/shop'
    | '/learn'
    | '/careers'
  color: Tone
  picture: string
}
