import encodeQR from 'qr'

/** Rows of a QR code's modules, true where dark. */
export type QrModules = readonly (readonly boolean[])[]

/** A seventh of it may be dirty or behind a thumb and it is still read. */
const errorCorrection = { ecc: 'medium' } as const

/** The library draws no code without a margin, which paper does not need. */
const MARGIN = 1

/** The modules of a QR code without a margin. */
export function qrModules(text: string): QrModules {
  const rows = encodeQR(text, 'raw', { ...errorCorrection, border: MARGIN })
  return rows.slice(MARGIN, -MARGIN).map((row) => row.slice(MARGIN, -MARGIN))
}

/** The dark modules of a row as rectangles, one for each run of them. */
function runsOf(row: readonly boolean[], top: number): string {
  const runs = row.map((isDark) => (isDark ? '1' : '0')).join('')
  return Array.from(
    runs.matchAll(/1+/g),
    ({ 0: { length }, index }) => `M${index} ${top}h${length}v1h-${length}z`,
  ).join('')
}

/** A QR code as an SVG document with a margin of so many modules: dark on white in a dark page too, for a camera wants it so. */
export function drawQrSvg(text: string, margin: number): string {
  const rows = encodeQR(text, 'raw', { ...errorCorrection, border: margin })
  const size = rows.length
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${rows.map(runsOf).join('')}"/></svg>`
  )
}

/** A QR code as the address of a picture that needs no second request. */
export function qrDataUrl(text: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(drawQrSvg(text, 3)).toString('base64')}`
}
