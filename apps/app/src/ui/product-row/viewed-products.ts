import { parseJson } from '../../data/content.ts'
import { viewedText, writeViewedText } from '../../data/viewed-text.ts'

const MOST = 12

/** Parses the stored list; entries of an older version are left out. */
export function viewedIn(text: string | null): readonly string[] {
  const stored = parseJson(text ?? '')
  return Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : []
}

/** Stores a viewed product on this device: the latest first, each once, at most twelve. Nothing is sent anywhere. */
export function rememberViewed(product: string): void {
  const others = viewedIn(viewedText()).filter((name) => name !== product)
  writeViewedText(JSON.stringify([product, ...others].slice(0, MOST)))
}

export const forgetViewed = (): void => writeViewedText(null)
