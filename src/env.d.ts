/** The year of the build: the copyright line must read the same in the prerendered page and in the browser. */
declare const __BUILD_YEAR__: number

interface ImportMetaEnv {
  /** Host of the five calls, such as `https://api.example.com`; empty or absent means the host that serves the app. */
  readonly VITE_API_HOST?: string
  /** Where the site is published, such as `https://akhada.example`: canonical links and share cards need it. */
  readonly VITE_SITE_URL?: string
  /** `off` leaves the service worker out; browsers that have one remove it. */
  readonly VITE_SERVICE_WORKER?: string
}

/** The contract: the part of OpenAPI 3.1 that /api shows. */
declare module '*/openapi.yaml' {
  export type Schema = import('@akhada/contract/json-schema').Schema
  export interface MediaType {
    schema: Schema
    example?: unknown
  }
  interface Content {
    content?: Record<'application/json', MediaType>
  }
  interface Response extends Content {
    $ref?: string
    description: string
  }
  interface Operation {
    operationId: string
    summary: string
    description?: string
    parameters?: {
      name: string
      in: 'path' | 'query'
      required?: boolean
      description?: string
      example?: unknown
      schema: Schema
    }[]
    requestBody?: Required<Content>
    responses: Record<string, Response>
  }
  const contract: {
    paths: Record<string, Record<string, Operation>>
    components: { schemas: Record<string, Schema>; responses: Record<string, Response> }
  }
  export default contract
}
