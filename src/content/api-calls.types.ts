/** One of the five operations of `openapi.yaml`. */
export interface ApiCall {
  id: string
  /** "POST" */
  method: string
  path: string
  summary: string
  description?: string
}
