import encodeQR from 'qr'

/** Rows of a QR code's modules, true where dark. */
export type QrModules = readonly (readonly boolean[])[]

/** Level M: a scanner can restore about 15 % of a damaged or covered code. */
const errorCorrection = { ecc: 'medium' } as const

/** Smallest margin of the library in modules; a printed page needs none. */
const MARGIN = 1

/** Returns the modules of a QR code without a margin. */
export function qrModules(text: string): QrModules {
  const rows = encodeQR(text, 'raw', { ...errorCorrection, border: MARGIN })
  return rows.slice(MARGIN, -MARGIN).map((row) => row.slice(MARGIN, -MARGIN))
}

/** Returns an SVG path with one rectangle for each run of dark modules in a row. */
function runsOf(row: readonly boolean[], top: number): string {
  const runs = row.map((isDark) => (isDark ? '1' : '0')).join('')
  return Array.from(
    runs.matchAll(/1+/g),
    ({ 0: { length }, index }) => `M${index} ${top}h${length}v1h-${length}z`,
  ).join('')
}

/** Draws a QR code as SVG with a margin in modules. It is dark on white in dark mode too, as cameras require. */
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
