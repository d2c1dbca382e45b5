/** The operations of openapi.yaml. */
export const operationNames = ['login', 'signup', 'listTopPlayers', 'listPlayers', 'getPlayer'] as const

export type OperationName = (typeof operationNames)[number]
