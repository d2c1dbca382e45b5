import { isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import ipaddr from 'ipaddr.js'

/**
 * Creates a reader of the client's IP address: that of the connection or, behind trusted proxies, the entry of
 * X-Forwarded-For that the outermost proxy added. Entries further left come from the client. With fewer entries than
 * proxies, none is trusted, and the connection's address counts.
 * An IPv6 /64 counts as one address, because it belongs to one customer.
 */
export const createIpReader =
  (trustedProxies: number) =>
  (c: Context): string => {
    const forwarded = trustedProxies > 0 ? (c.req.header('x-forwarded-for')?.split(',') ?? []) : []
    const named = forwarded.at(-trustedProxies)?.trim()
    return toNetwork(named) ?? toNetwork(getConnInfo(c).remote.address) ?? 'unknown'
  }

/** An IPv4 address, or an IPv6 one whose last 64 bits are zero, so that another server reads it alike; undefined for anything else. */
function toNetwork(text: string | undefined): string | undefined {
  if (!text || !isIP(text)) return undefined
  const address = ipaddr.process(text)
  if (address instanceof ipaddr.IPv4) return address.toString()
  return `${address.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::`
}
