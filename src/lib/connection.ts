import { isObject } from './is-object'

/** Whether the connection is known to be slower than a good mobile one. */
export const isSlow = (): boolean => /[23]g/.test(String(connection().effectiveType))

/** The Network Information API, which only some browsers have. */
function connection(): Record<string, unknown> {
  const information: unknown = 'connection' in navigator ? navigator.connection : null
  return isObject(information) ? information : {}
}
