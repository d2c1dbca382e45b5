/** The year of the build: the copyright line must read the same in the prerendered page and in the browser. */
declare const __BUILD_YEAR__: number

interface ImportMetaEnv {
  /** Base URL of the API's five operations, such as `https://api.example.com`; if empty or absent, the host that serves the app. */
  readonly VITE_API_HOST?: string
  /** Where the site is published, such as `https://akhada.example`: canonical links and share cards need it. */
  readonly VITE_SITE_URL?: string
  /** `off` builds without the service worker; browsers that already have one remove it. */
  readonly VITE_SERVICE_WORKER?: string
}

/** Not in TypeScript's types yet. */
interface Window {
  readonly trustedTypes?: {
    createPolicy(name: string, rules: Record<string, (text: string) => string | null>): unknown
  }
}
interface Navigator {
  readonly connection?: { readonly saveData: boolean; readonly effectiveType?: string }
}

/** The API contract: only the parts of OpenAPI 3.1 that /api displays. */
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
