/** A Platform Feature (specification 1); its icon and drawing go by its id. */
export interface PlatformFeature {
  id: 'stats' | 'events' | 'hubs' | 'brands' | 'community' | 'safety'
  title: string
  description: string
}
