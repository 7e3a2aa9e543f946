import {
  createTheme,
  type VariantColorsResolver,
  type MantineColorScheme,
  type MantineColorSchemeManager,
} from '@mantine/core'
import { saveChoice, readChoice } from '../data/device.ts'

const line = '1px solid var(--mela-line-strong)'

const variantColorResolver: VariantColorsResolver = ({ color, variant }) => {
  const isAlert = color === 'red'
  const ink = isAlert ? 'var(--mela-alert)' : 'var(--mela-brand)'
  const tint = isAlert ? 'var(--mela-alert-tint)' : 'var(--mela-brand-tint)'
  if (variant === 'filled')
    return {
      background: ink,
      hover: isAlert ? ink : 'var(--mela-brand-hover)',
      color: isAlert ? 'var(--mela-surface)' : 'var(--mela-on-brand)',
      border: '1px solid transparent',
    }
  if (variant === 'subtle' || variant === 'transparent')
    return { background: 'transparent', hover: tint, color: ink, border: '1px solid transparent' }
  return { background: 'var(--mela-surface)', hover: tint, color: ink, border: line }
}

export const theme = createTheme({
  cursorType: 'pointer',
  focusRing: 'auto',
  defaultRadius: 'md',
  respectReducedMotion: true,
  variantColorResolver,
  components: {
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
    Menu: {
      defaultProps: {
        shadow: 'xl',
        position: 'bottom-end',
        withinPortal: false,
        withInitialFocusPlaceholder: false,
        // A menu that fades out still receives clicks and overlaps the next one, so it closes at once.
        transitionProps: { exitDuration: 0 },
      },
    },
  },
})

/** Storage key, shared with the app, with its own value for 'auto'. */
const schemeKey = 'mela.theme'

const readScheme = (stored: string | null): MantineColorScheme =>
  stored === 'light' || stored === 'dark' ? stored : 'auto'

export function colourSchemeManager(): MantineColorSchemeManager {
  let handleStorage: ((event: StorageEvent) => void) | undefined
  const unsubscribe = () => {
    if (handleStorage) removeEventListener('storage', handleStorage)
    handleStorage = undefined
  }
  return {
    get: () => readScheme(readChoice(schemeKey)),
    set: (value) => saveChoice(schemeKey, value === 'auto' ? 'system' : value),
    subscribe: (onUpdate) => {
      unsubscribe()
      handleStorage = (event) => {
        if (event.key === schemeKey) onUpdate(readScheme(event.newValue))
      }
      addEventListener('storage', handleStorage)
    },
    unsubscribe,
    clear: () => saveChoice(schemeKey, 'system'),
  }
}

/** Applies the scheme before the first paint, so that a dark desk does not flash white. */
export function applyStoredColourScheme(): void {
  const choice = readScheme(readChoice(schemeKey))
  const isDark = choice === 'auto' ? matchMedia('(prefers-color-scheme: dark)').matches : choice === 'dark'
  document.documentElement.dataset['mantineColorScheme'] = isDark ? 'dark' : 'light'
}
