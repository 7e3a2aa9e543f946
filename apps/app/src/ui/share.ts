export type ShareResult = 'shared' | 'copied' | 'nothing'

/** Opens the device's share sheet, otherwise copies the address to the clipboard. */
export async function share(title: string, address: string): Promise<ShareResult> {
  try {
    if (navigator.share) {
      await navigator.share({ title, url: address })
      return 'shared'
    }
    await navigator.clipboard.writeText(address)
    return 'copied'
  } catch {
    return 'nothing'
  }
}
