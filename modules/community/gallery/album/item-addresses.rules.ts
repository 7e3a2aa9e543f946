/** The fields of an item that say where a file of it is found. */
export const addressFields = [
  'image__video',
  'image',
  'video',
  'poster',
  'thumb',
  'download_url',
  'iframe',
] as const

export type AddressField = (typeof addressFields)[number]

export type ItemAddresses = Readonly<Record<AddressField, string | null>>

/** Whether an address is one of our own uploaded files. */
export const isOwnFile = (address: string): boolean => /^\/(private\/)?files\//.test(address)

/** Whether an address is open to everybody. */
export const isPublicFile = (address: string): boolean => address.startsWith('/files/')

/** Our own files of an item, each once. */
export function listOwnFiles(item: ItemAddresses): readonly string[] {
  const addresses = addressFields.map((field) => item[field]).filter((address) => address !== null)
  return [...new Set(addresses.filter(isOwnFile))]
}

/** The address of what an item shows; its poster and its small picture only stand for it. */
export function getMainAddress(item: ItemAddresses): string | null {
  return item.image__video ?? item.image ?? item.video ?? item.iframe
}
