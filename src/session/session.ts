import { useSyncExternalStore } from 'react'
import { isRecord } from '~/lib/is-record'

/**
 * Token and user in local storage are the only session state (decisions.md, "Signing in and up"); every open tab follows them.
 * `markSessionScript` and `markDocument` mirror both onto `<html data-token data-user>` before first paint, so that CSS can hide what is for others.
 */
const tokenKey = 'token'
const userKey = 'user'

export interface SessionUser {
  name: string
  email?: string
  role?: string
  createdAt?: string
}

const listeners = new Set<() => void>()

/** The stored token, or null for a visitor; null while prerendering and during hydration. */
export function useToken(): string | null {
  return useSyncExternalStore(subscribe, readToken, nothing)
}

/** The stored user, or null when none is stored or what is stored does not parse; null while prerendering and during hydration. */
export function useUser(): SessionUser | null {
  return useSyncExternalStore(subscribe, readUser, nothing)
}

function readToken(): string | null {
  return read(tokenKey) || null
}

/** Keeps a session after login or signup. Throws a DOMException, and keeps nothing, when the browser refuses to store (storage full or forbidden). */
export function signIn(token: string, user: SessionUser): void {
  try {
    localStorage.setItem(tokenKey, token)
    localStorage.setItem(userKey, JSON.stringify(user))
  } catch (error) {
    signOut()
    throw error
  }
  announce()
}

/** Forgets the session in this tab and, through the storage event, in all others. */
export function signOut(): void {
  localStorage.removeItem(tokenKey)
  localStorage.removeItem(userKey)
  announce()
}

/** Inline script of the document's head: marks `<html>` before first paint. It must not depend on any module. */
export const markSessionScript = `try{var d=document.documentElement.dataset;if(localStorage.${tokenKey})d.token='';var u=JSON.parse(localStorage.${userKey}||'null');if(u&&typeof u.name==='string')d.user=''}catch(e){}`

let parsedFrom: string | null = null
let parsedUser: SessionUser | null = null

function readUser(): SessionUser | null {
  const text = read(userKey)
  if (text !== parsedFrom) {
    parsedFrom = text
    parsedUser = parseUser(text)
  }
  return parsedUser
}

/** Checked by hand: every page reads the user, and none should load a schema library for that. */
function parseUser(text: string | null): SessionUser | null {
  try {
    const user: unknown = JSON.parse(text ?? 'null')
    if (!isRecord(user) || typeof user.name !== 'string') return null
    return { name: user.name, ...textsOf(user, ['email', 'role', 'createdAt']) }
  } catch {
    return null
  }
}

function textsOf(record: Record<string, unknown>, keys: readonly string[]): Record<string, string> {
  return Object.fromEntries(keys.flatMap((key) => (typeof record[key] === 'string' ? [[key, record[key]]] : [])))
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', announce)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', announce)
  }
}

function announce(): void {
  markDocument()
  for (const listener of listeners) listener()
}

function markDocument(): void {
  document.documentElement.toggleAttribute('data-token', readToken() !== null)
  document.documentElement.toggleAttribute('data-user', readUser() !== null)
}

const nothing = () => null
