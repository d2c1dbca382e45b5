// In this order: each reads what those before it wrote.
await import('./syndication/main')
await import('./sitemap')
await import('./redirects')
await import('./calendars/main')
await import('./service-worker/main')
await import('./compress')

// A module, so that it may await.
export {}
