import type { OperationId } from '../openapi'
import type { ContractClient } from './client'

/** One behaviour of an operation. `run` throws where a backend violates it. */
export interface Check {
  operation: OperationId
  title: string
  run: (client: ContractClient) => Promise<void>
}
