const HOST = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/

/** The host that somebody means: 'https://Partner.example.org/page' is 'partner.example.org'. Null when it cannot be one. */
export function hostOf(text: string): string | null {
  const [host = ''] = text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .split(/[/:?#]/, 1)
  return HOST.test(host) ? host : null
}
