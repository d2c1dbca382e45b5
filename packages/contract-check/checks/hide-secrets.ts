/** Replaces the passwords and tokens in the text of a body. */
export const hideSecrets = (json: string): string =>
  json.replace(/("(?:password|token)"\s*:\s*)"(?:[^"\\]|\\.)*"/g, '$1"***"')
