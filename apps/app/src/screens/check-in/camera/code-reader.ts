/** Reads codes off a picture of the camera. */
export interface CodeReader {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}

interface DetectorType {
  new (options: { formats: 'qr_code'[] }): CodeReader
  getSupportedFormats(): Promise<readonly string[]>
}

declare global {
  interface Window {
    /** Not in every browser, and in some that have it without this kind of code. */
    readonly BarcodeDetector?: DetectorType
  }
}

const options: { formats: 'qr_code'[] } = { formats: ['qr_code'] }

/** The browser's own reader where it knows these codes, else one that is fetched. */
export async function openCodeReader(): Promise<CodeReader> {
  const own = window.BarcodeDetector
  const formats = (await own?.getSupportedFormats().catch(() => [])) ?? []
  if (own && formats.includes('qr_code')) return new own(options)
  const { BarcodeDetector } = await import('qr/decode.js')
  return new BarcodeDetector(options)
}
