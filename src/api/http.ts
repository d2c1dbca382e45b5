export async function request<T>(url: string, init?: RequestInit): Promise<T> {
  const r = await fetch(url, init)
  return r.json() as Promise<T>
}
