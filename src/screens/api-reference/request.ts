import type { Operation } from '~/content/api-reference/types'

export interface ApiRequest {
  method: string
  /** Path and query. */
  path: string
  /** JSON. */
  body?: string
}

/** The request of an operation with these values, by name. Query params without a value are left out. */
export function toRequest({ method, path, fields }: Operation, values: Readonly<Record<string, string>>): ApiRequest {
  const query = new URLSearchParams()
  const body: Record<string, string> = {}
  let filledPath = path
  for (const { name, in: place } of fields) {
    const value = values[name] ?? ''
    if (place === 'path') filledPath = filledPath.replace(`{${name}}`, encodeURIComponent(value))
    if (place === 'query' && value) query.set(name, value)
    if (place === 'body') body[name] = value
  }
  return {
    method,
    path: query.size > 0 ? `${filledPath}?${query}` : filledPath,
    ...(Object.keys(body).length > 0 && { body: JSON.stringify(body) }),
  }
}

/** The request as a curl command for a POSIX shell. */
export function toCurl(host: string, { method, path, body }: ApiRequest): string {
  const options = body ? ` -X ${method} -H 'Content-Type: application/json' -d ${quote(body)}` : ''
  return `curl${options} ${quote(host + path)}`
}

const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`
