import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'

/**
 * Token and user in local storage are the only session state (decisions.md, "Signing in and up"); every open tab follows them.
 * `root.tsx` mirrors both onto `<html data-token data-user>` before first paint, so that CSS can hide what is for others.
 */
const tokenKey = 'token'
const userKey = 'user'

const storedUser = z.object({
  _id: z.optional(z.string()),
  name: z.string(),
  email: z.optional(z.string()),
  role: z.optional(z.string()),
  createdAt: z.optional(z.string()),
})

export type SessionUser = z.infer<typeof storedUser>

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

/** Keeps a session after login or signup. Throws when the browser refuses to store (storage full or forbidden). */
export function signIn(token: string, user: SessionUser): void {
  localStorage.setItem(tokenKey, token)
  localStorage.setItem(userKey, JSON.stringify(user))
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

function parseUser(text: string | null): SessionUser | null {
  if (!text) return null
  try {
    return storedUser.parse(JSON.parse(text))
  } catch {
    return null
  }
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
