import type { OperationName } from '@akhada/contract/operations'
import type { ContractClient } from './client'

/** One behaviour of an operation. `run` throws where a backend violates it. */
export interface Check {
  operation: OperationName
  title: string
  run: (client: ContractClient) => Promise<void>
}
