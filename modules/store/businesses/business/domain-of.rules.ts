/** A domain as businesses keep it: 'https://WWW.Shop.example.org:8080/x' is 'shop.example.org'. */
export function domainOf(text: string): string {
  const [host = ''] = text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .split(/[/:?#]/, 1)
  return host.replace(/^www\./, '')
}
