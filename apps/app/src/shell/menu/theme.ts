import { deviceStore, type DeviceStore } from '../../data/device/device-store.ts'

export type ThemeChoice = 'system' | 'light' | 'dark'

export const themeChoices: readonly ThemeChoice[] = ['system', 'light', 'dark']

/** Storage key, which the script before the first paint reads too. */
export const themeKey = 'mela.theme'

const dark = '(prefers-color-scheme: dark)'

export function themeChoice(store: DeviceStore = deviceStore): ThemeChoice {
  const stored = store.read(themeKey)
  return themeChoices.find((choice) => choice === stored) ?? 'system'
}

export function chooseTheme(choice: ThemeChoice, store: DeviceStore = deviceStore): void {
  store.write(themeKey, choice)
  showTheme(choice)
}

function showTheme(choice: ThemeChoice): void {
  const isDark = choice === 'dark' || (choice === 'system' && matchMedia(dark).matches)
  document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light'
  document.documentElement.classList.toggle('ion-palette-dark', isDark)
}

export function followDeviceTheme(): void {
  showTheme(themeChoice())
  matchMedia(dark).addEventListener('change', () => showTheme(themeChoice()))
}

const sheet = globalThis.CSSStyleSheet === undefined ? undefined : new CSSStyleSheet()

let worn: string | null = null

/**
 * Applies the business's brand colours. A constructed style sheet needs no inline style, which the content security
 * policy refuses.
 */
export function wearBrand(css: string | null): void {
  if (!sheet || document.getElementById('brand') !== null) return
  // Replacing a sheet's text restyles the whole document, even with the same text.
  if (worn === (css ?? '')) return
  worn = css ?? ''
  sheet.replaceSync(worn)
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet)
}
