/** Rows of a code, dark or light. */
export interface QrModules {
  readonly size: number
  isDark(row: number, column: number): boolean
}

// A third of it may be dirty or behind a thumb and it is still read at the door.
const options = { errorCorrectionLevel: 'M' } as const

/** The library is loaded by the first ticket that is shown. */
export async function qrModules(text: string): Promise<QrModules> {
  const { default: qrcode } = await import('qrcode')
  const { size, data } = qrcode.create(text, options).modules
  return { size, isDark: (row, column) => data[row * size + column] === 1 }
}

/** A code as a picture that needs no second request. */
export async function qrDataUrl(text: string): Promise<string> {
  const { default: qrcode } = await import('qrcode')
  const svg = await qrcode.toString(text, { ...options, type: 'svg', margin: 3 })
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}
