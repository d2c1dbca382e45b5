import { isObject } from '@akhada/contract/is-object'
import { parseJson } from '~/lib/parse-json'
import { createStorageStore, subscribeToStorage } from './storage-store'

/**
 * Token and user in local storage are the only session state (docs/decisions/signing-in.md).
 * `markSession` and `syncSession` mirror both onto `<html data-token data-user>` before first paint, for CSS.
 */
export const tokenKey = 'token'
export const userKey = 'user'
const tokenStore = createStorageStore(tokenKey, (text) => text || null)
const userStore = createStorageStore(userKey, parseUser)

if (!import.meta.env.SSR) subscribeToStorage(syncSession)

export interface SessionUser {
  name: string
  email?: string
  role?: string
  createdAt?: string
}

/** The stored token, or null for a visitor; null while prerendering and during hydration. */
export const useToken = tokenStore.use

/** The stored user, or null when there is none or it does not parse; null while prerendering and during hydration. */
export const useUser = userStore.use

/** Stores a session after login or signup. If the browser refuses (storage full or forbidden), throws a DOMException and stores nothing. */
export function signIn(token: string, user: SessionUser): void {
  try {
    tokenStore.write(token)
    userStore.write(JSON.stringify(user))
  } catch (error) {
    signOut()
    throw error
  }
}

/** Signs out in this tab and, through the storage event, in all others. */
export function signOut(): void {
  tokenStore.write(null)
  userStore.write(null)
}

/** Part of the inline script: marks `<html>` before first paint. */
export const markSession = (token: typeof tokenKey, user: typeof userKey): void => {
  try {
    const { dataset } = document.documentElement
    if (localStorage.getItem(token)) dataset.token = ''
    if (typeof JSON.parse(localStorage.getItem(user) ?? 'null')?.name === 'string') dataset.user = ''
  } catch {}
}

/** Hand-written: every page reads the user, and none should load a schema library for that. */
function parseUser(text: string | null): SessionUser | null {
  const user = parseJson(text)
  if (!isObject(user) || typeof user.name !== 'string') return null
  return { name: user.name, ...pickTexts(user, ['email', 'role', 'createdAt']) }
}

function pickTexts(record: Record<string, unknown>, keys: readonly string[]): Record<string, string> {
  return Object.fromEntries(keys.flatMap((key) => (typeof record[key] === 'string' ? [[key, record[key]]] : [])))
}

/** Marks `<html>` again, in case React has rendered the document itself. */
export function syncSession(): void {
  document.documentElement.toggleAttribute('data-token', tokenStore.read() !== null)
  document.documentElement.toggleAttribute('data-user', userStore.read() !== null)
}
