import { vi } from 'vitest'

const argon2 = await vi.importActual<typeof import('@node-rs/argon2')>('@node-rs/argon2')

/** For tests with hundreds of passwords: with the real cost, hashing would take most of the time and prove nothing more. */
export const hash = (password: string) => argon2.hash(password, { memoryCost: 8, timeCost: 1 })
export const { verify } = argon2
