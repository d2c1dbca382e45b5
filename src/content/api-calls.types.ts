/** One of the five calls, as `openapi.yaml` tells it. */
export interface ApiCall {
  id: string
  /** "POST" */
  method: string
  path: string
  summary: string
  description?: string
}
