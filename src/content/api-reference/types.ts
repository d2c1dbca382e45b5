/** openapi.yaml, as /api shows it. */
export interface ApiReference {
  operations: Operation[]
  schemas: NamedSchema[]
}

export interface Operation {
  id: string
  /** "POST" */
  method: string
  path: string
  summary: string
  description?: string
  /** Its parameters, or the fields of its body. */
  fields: RequestField[]
  /** Name of the schema of its body. */
  body?: string
  responses: OperationResponse[]
}

export interface OperationResponse {
  /** "200", or a range such as "5XX". */
  status: string
  description: string
  schema: string
  /** JSON. */
  example: string
}

export interface NamedSchema {
  name: string
  description?: string
  fields: Field[]
  /** JSON. */
  example: string
}

export interface Field {
  /** Includes the names of the enclosing fields: `data.user`. */
  name: string
  /** Such as "list of Player or null"; capitalized words are names of schemas. */
  type: string
  required: boolean
  description?: string
  /** Such as "2 to 50 characters". */
  limits: string[]
}

export interface RequestField extends Field {
  in: 'path' | 'query' | 'body'
  example: string
  options?: string[]
}
