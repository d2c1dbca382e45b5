/** A Platform Feature (specification 1); its id names its icon and drawing. */
export interface PlatformFeature {
  id: 'stats' | 'events' | 'hubs' | 'brands' | 'community' | 'safety'
  title: string
  description: string
}
