import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'

/** The URL of a new, empty database on the PostgreSQL server that the tests share. */
export async function createDatabase(): Promise<string> {
  const server = `postgres://postgres:postgres@localhost:${inject('postgresPort')}`
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const client = new Client(`${server}/postgres`)
  await client.connect()
  await client.query(`CREATE DATABASE ${name}`)
  await client.end()
  return `${server}/${name}`
}
