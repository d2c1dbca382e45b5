/** The year of the build: the copyright line must read the same in the prerendered page and in the browser. */
declare const __BUILD_YEAR__: number

interface ImportMetaEnv {
  /** Host of the five calls, such as `https://api.example.com`; empty or absent means the host that serves the app. */
  readonly VITE_API_HOST?: string
  /** Where the site is published, such as `https://akhada.example`: canonical links and share cards need it. */
  readonly VITE_SITE_URL?: string
}

/** The contract as a module. */
declare module '*/openapi.yaml' {
  interface Call {
    operationId: string
    summary: string
    description: string
  }
  const contract: { paths: Record<string, Record<string, Call>> }
  export default contract
}

declare module 'rapidoc'
