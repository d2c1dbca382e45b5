import * as media from './media-queries'

// A namespace, so that scripts carry only the queries that they use.
export { media }
