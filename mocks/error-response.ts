import { HttpResponse } from 'msw'

/** The response of a call that fails (openapi.yaml, `Error`); handlers throw it. */
export const errorResponse = (status: number, message: string, headers?: Record<string, string>) =>
  HttpResponse.json({ status: 'error', message }, { status, ...(headers && { headers }) })
