/** The part of JSON Schema that `openapi.yaml` uses. */
export interface Schema {
  $ref?: string | undefined
  type?: string | string[] | undefined
  enum?: unknown[] | undefined
  format?: string | undefined
  pattern?: string | undefined
  minLength?: number | undefined
  maxLength?: number | undefined
  minimum?: number | undefined
  maximum?: number | undefined
  minItems?: number | undefined
  maxItems?: number | undefined
  required?: string[] | undefined
  properties?: Record<string, Schema> | undefined
  items?: Schema | undefined
  oneOf?: Schema[] | undefined
  default?: unknown
  description?: string | undefined
  examples?: unknown[] | undefined
}
