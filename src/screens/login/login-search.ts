import { defineSearch } from '~/router/define-search'

/** `next` is where to go after signing in: a path of this site. URL parsers read a backslash as a slash and skip tabs and line breaks. */
export const loginSearch = defineSearch({
  next: (value) => (typeof value === 'string' && /^\/(?!\/)[^\\\t\r\n\0]{0,2000}$/.test(value) ? value : '/'),
})
