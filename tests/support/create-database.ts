import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'

/** Creates an empty database on the shared PostgreSQL server, and returns its URL. */
export async function createDatabase(): Promise<string> {
  const server = `postgres://postgres:postgres@localhost:${inject('postgresPort')}`
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const client = new Client(`${server}/postgres`)
  await client.connect()
  await client.query(`CREATE DATABASE ${name}`)
  await client.end()
  return `${server}/${name}`
}
