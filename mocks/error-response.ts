import { HttpResponse } from 'msw'

/** The response of a failed call (openapi.yaml, `Error`). Handlers throw it. */
export const errorResponse = (status: number, message: string, headers?: Record<string, string>) =>
  HttpResponse.json({ status: 'error', message }, { status, ...(headers && { headers }) })
