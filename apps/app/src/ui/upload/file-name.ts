export function fileName(address: string): string {
  const [last = ''] = address.slice(address.lastIndexOf('/') + 1).split('?', 1)
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}
