import contract from '../../openapi.yaml'
import type { ApiCall } from './api-calls.types'

export const apiCalls: ApiCall[] = Object.entries(contract.paths).flatMap(([path, calls]) =>
  Object.entries(calls).map(([method, { operationId, summary, description }]) => ({
    id: operationId,
    method: method.toUpperCase(),
    path,
    summary,
    description,
  })),
)
