import { listOperations, type OpenApiDocument, type OperationObject, resolveResponse } from '../document'
import { type Change, compareRequired, type Direction, type Pair } from './change'
import { compareFields, compareSchemas } from './schemas'

export interface Comparison {
  versions: Pair<string>
  /** With names such as "login, POST /api/auth/login". */
  operations: { operation: string; changes: Change[] }[]
  isBreaking: boolean
  /** Whether nothing breaks, or the major version was raised. */
  isAccepted: boolean
}

/** What changed between two versions of the contract, operation by operation. */
export function compareContracts(before: OpenApiDocument, after: OpenApiDocument): Comparison {
  const documents: Pair<OpenApiDocument> = [before, after]
  const [old, current] = [mapOperations(before), mapOperations(after)]
  const operations = [...new Set([...old.keys(), ...current.keys()])].map((key) => {
    const pair = [old.get(key), current.get(key)] as const
    return { operation: `${(pair[1] ?? pair[0])?.operationId}, ${key}`, changes: compareOperations(documents, pair) }
  })
  const versions: Pair<string> = [before.info.version, after.info.version]
  const isBreaking = operations.some(({ changes }) => changes.some(({ breaks }) => breaks !== 'nobody'))
  return { versions, operations, isBreaking, isAccepted: !isBreaking || major(versions[1]) > major(versions[0]) }
}

const major = (version: string): number => Number.parseInt(version, 10)

/** The operations by method and path. */
const mapOperations = (document: OpenApiDocument): Map<string, OperationObject> =>
  new Map(listOperations(document).map(({ method, path, object }) => [`${method} ${path}`, object]))

function compareOperations(
  documents: Pair<OpenApiDocument>,
  [before, after]: Pair<OperationObject | undefined>,
): Change[] {
  if (!after) return [{ description: 'operation: removed', breaks: 'clients' }]
  if (!before) return [{ description: 'operation: added', breaks: 'nobody' }]
  const pair: Pair<OperationObject> = [before, after]
  const renamed: Change[] =
    before.operationId === after.operationId
      ? []
      : [{ description: `operationId ${before.operationId} → ${after.operationId}`, breaks: 'nobody' }]
  return [
    ...renamed,
    ...compareFields(documents, [mapParameters(before), mapParameters(after)], 'request'),
    ...compareRequestBodies(documents, pair),
    ...compareResponses(documents, pair),
  ]
}

const mapParameters = ({ parameters }: OperationObject) =>
  new Map(parameters.map((parameter) => [`${parameter.in} parameter ${parameter.name}`, parameter]))

function compareRequestBodies(documents: Pair<OpenApiDocument>, [before, after]: Pair<OperationObject>): Change[] {
  const [old, current] = [before.requestBody, after.requestBody]
  if (!old && !current) return []
  if (!current) return [{ description: 'request: removed', breaks: 'clients' }]
  if (!old) return [{ description: 'request: added', breaks: current.required ? 'clients' : 'nobody' }]
  return [
    ...compareRequired('request', [old.required, current.required], 'request'),
    ...compareContents(documents, [old.content, current.content], 'request', 'request'),
  ]
}

const isSuccess = (status: string) => /^[123]/.test(status)

function compareResponses(documents: Pair<OpenApiDocument>, [before, after]: Pair<OperationObject>): Change[] {
  const statuses = new Set([...Object.keys(before.responses), ...Object.keys(after.responses)])
  return [...statuses].flatMap((status): Change[] => {
    const [old, current] = [before.responses[status], after.responses[status]]
    // To clients, only the difference between success and failure matters.
    if (!old) return [{ description: `response ${status}: added`, breaks: isSuccess(status) ? 'clients' : 'nobody' }]
    if (!current)
      return [{ description: `response ${status}: removed`, breaks: isSuccess(status) ? 'clients' : 'servers' }]
    const contents = [
      resolveResponse(documents[0], old).content ?? {},
      resolveResponse(documents[1], current).content ?? {},
    ] as const
    return compareContents(documents, contents, 'response', `response ${status}`)
  })
}

type Content = NonNullable<OperationObject['requestBody']>['content']

function compareContents(
  documents: Pair<OpenApiDocument>,
  [before, after]: Pair<Content>,
  direction: Direction,
  place: string,
): Change[] {
  const types = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...types].flatMap((type): Change[] => {
    const [old, current] = [before[type], after[type]]
    if (!current) return [{ description: `${place}: content type ${type} removed`, breaks: 'clients' }]
    if (!old) {
      const breaks = direction === 'request' ? 'nobody' : 'clients'
      return [{ description: `${place}: content type ${type} added`, breaks }]
    }
    return compareSchemas({ documents, schemas: [old.schema, current.schema] }, direction, place)
  })
}
