import { hash, verify } from '@node-rs/argon2'

/** Argon2id, which is the library's default kind, at the cost that OWASP asks for. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The argon2id hash of a password, with its salt and cost in it. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost)

const dummyHash = hashPassword('no account has this password')

/** Whether a password fits a hash. Without a hash it takes as long and fails, so that timing does not reveal which e-mails have an account. */
export async function verifyPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const fits = await verify(passwordHash ?? (await dummyHash), password)
  return fits && passwordHash !== undefined
}
